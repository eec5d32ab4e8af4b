import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  win: item({
    title: 'Who wins',
    gist: 'What a player must do to win.',
    aka: ['first out', 'who won', 'how does it end'],
    bookValue: ruled('The player who is first rid of all their cards. No score is printed.', cites.uspc.end),
  }),
} as const;
