import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  four: item({
    title: 'Four of a kind',
    gist: 'All four cards of a rank, dealt together or brought together in play.',
    aka: ['a book', 'a set', 'four of the same'],
    books: { sierra: bookValue(1, cites.sierra.play) },
  }),
  win: item({
    title: 'Who wins',
    gist: 'All hands are empty and no card is left in the pile.',
    aka: ['most books', 'most sets'],
    books: { sierra: ruled('The player with the most points. The book does not mention a tie.', cites.sierra.play) },
  }),
} as const;
