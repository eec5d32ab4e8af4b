import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { outUnit, runUnit } from './words.ts';

export const points = {
  ace: item({
    title: 'Ace',
    gist: 'Each ace among the three dice.',
    aka: ['run', 'one spot', 'home'],
    bookValue: bookValue(1, cites.blue.game, { unit: runUnit, per: 'an ace', says: 'The player throws again after it.' }),
  }),
  'times-out': item({
    title: 'Length of the game',
    gist: 'How often a player is out before the game ends.',
    aka: ['nine innings', 'times out', 'how long is the game'],
    bookValue: bookValue(
      9,
      doubted(cites.blue.game, 'Nine times out end the game; that each player is out nine times, and not all of them together, is taken from the sense.'),
      { unit: outUnit },
    ),
  }),
} as const;
