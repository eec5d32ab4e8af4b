import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** What counts at continuous pool. */
export const points = {
  ball: item({
    title: 'Ball pocketed',
    gist: 'Each ball counts the same, whatever its number.',
    aka: ['ball', 'point'],
    bookValue: bookValue(1, cites.blue.scoring),
  }),
  penalty: item({
    title: 'Penalty',
    gist: 'What a fault costs.',
    aka: ['scratch', 'forfeit'],
    bookValue: ruled(
      'Points come off the score of the player at fault; no ball goes back on the table for it. How many, the book does not say.',
      cites.blue.penalties,
    ),
  }),
  game: item({
    title: 'Game',
    gist: 'The number played to.',
    bookValue: ruled('As many balls or points as the players agree on, frame after frame.', [cites.blue.scoring, cites.blue.length]),
  }),
};
