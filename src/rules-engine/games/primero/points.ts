import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  kinds: item({
    title: 'The kinds of hand',
    gist: 'What three cards can make.',
    aka: ['flux', 'flush', 'combinations'],
    bookValue: ruled('Three of a kind, a pair, and a flux, which is three of one suit; their order is not told.', cites.sierra.history),
  }),
} as const;
