import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { AllFours } from '../../code.ts';

const DONOHUE_REVOKE = [cites.donohue.californiaScoring, cites.donohue.law(14)];

/** Cards come from the stock as well, so low does not go to the player to whom it was dealt. */
export const heldHigh = 'The highest trump, for the player who held it.';
export const takenLow = 'The lowest trump, for the player whose trick it falls to.';

/** Changes to the schedule of all fours. For a book that is not named, its clause brings in the old figure. */
export const changed = {
  high: { gist: heldHigh, books: { donohue: bookValue(1, cites.donohue.californiaScoring, { says: 'The ace of trumps; the only point that is sure.' }) } },
  low: {
    gist: takenLow,
    aka: ['lowest trump', 'deuce of trumps', 'who gets low'],
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.californiaJack, { says: 'To the player who wins it or saves it.' }),
      'uspc-1898': bookValue(1, cites.uspc.californiaJack, { says: 'To the player who takes it in.' }),
      donohue: bookValue(1, cites.donohue.californiaScoring, { says: 'The deuce of trumps, to the player who wins it or saves it.' }),
    },
  },
  jack: { books: { donohue: bookValue(1, cites.donohue.californiaScoring, { says: 'To the player who wins it or saves it.' }) } },
  game: { books: { donohue: bookValue(1, cites.donohue.californiaScoring) } },
  order: {
    books: {
      'uspc-1898': ruled('High, low, jack, game.', [cites.uspc.californiaJack, cites.uspc.sevenUp]),
      donohue: ruled('High, low, jack, game.', cites.donohue.californiaScoring),
    },
  },
  target: { books: { 'uspc-1898': bookValue(10, cites.uspc.californiaJack), donohue: bookValue(10, cites.donohue.californiaScoring, { says: 'Usually.' }) } },
  revoke: { books: { donohue: bookValue(1, DONOHUE_REVOKE) } },
  'revoke-jack': { books: { donohue: bookValue(2, DONOHUE_REVOKE) } },
} as const satisfies AmendedPoints<AllFours>;
