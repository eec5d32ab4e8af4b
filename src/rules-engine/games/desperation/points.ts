import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  win: item({
    title: 'Who wins',
    gist: 'What a side must do to win.',
    aka: ['who won', 'how does it end', 'talon used up'],
    bookValue: ruled('The side whose talon of 21 cards is gone first.', [cites.uspc.foundations, cites.uspc.end]),
  }),
} as const;
