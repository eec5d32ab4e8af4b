import { cite } from '../../../books.ts';
import { ruled, type ScoreItem, worth } from '../../../core/points.ts';
import { points } from '../points.ts';

export const BLUE = cite('blue-ribbon-1940', '6', 'California Jack');
export const USPC = cite('uspc-1898', '66-68', 'California Jack');
export const DONOHUE = cite('donohue', '50', 'California Jack');
export const DONOHUE_DEAL = cite('donohue', '49', 'California Jack');
const DONOHUE_REVOKE = [DONOHUE, cite('donohue', '83-84', 'Laws of the Game of All-Fours', { law: '14' })];

/** What changes in the schedule of all fours. Where a book is not named, its clause brings in the old figure. */
export const changed = {
  high: { books: { donohue: worth(1, DONOHUE, { says: 'The ace of trumps; the only point that is sure.' }) } },
  low: {
    books: {
      'blue-ribbon-1940': worth(1, BLUE, { says: 'To the player who wins it or saves it.' }),
      'uspc-1898': worth(1, USPC, { says: 'To the player who takes it in.' }),
      donohue: worth(1, DONOHUE, { says: 'The deuce of trumps, to the player who wins it or saves it.' }),
    },
  },
  jack: { books: { donohue: worth(1, DONOHUE, { says: 'To the player who wins it or saves it.' }) } },
  game: { books: { donohue: worth(1, DONOHUE) } },
  order: { books: { donohue: ruled('High, low, jack, game.', DONOHUE) } },
  target: { books: { 'uspc-1898': worth(10, USPC), donohue: worth(10, DONOHUE, { says: 'Usually.' }) } },
  revoke: { books: { donohue: worth(1, DONOHUE_REVOKE) } },
  'revoke-jack': { books: { donohue: worth(2, DONOHUE_REVOKE) } },
} as const;

/** Ten in two books, and seven by the clause of the third. */
export const target: ScoreItem = { ...points.target, books: { ...points.target.books, ...changed.target.books } };
