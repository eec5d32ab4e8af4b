import type { BookId } from '../../../books.ts';
import { scorer } from '../../../core/scorers.ts';
import { askOf, type Names, PARTNERS, SIDES } from './fields.ts';
import { reckon } from './reckon.ts';

const ABOUT = {
  title: 'Score a deal',
  gist: 'High, low, jack, game, the turned jack, the gift and a revoke, and who goes out first.',
  aka: ['who goes out first', 'both at six', 'high low jack game'],
  contested: true,
} as const;
const ORDER = 'From the eldest hand round to the dealer.';

const dealAt = (books: readonly BookId[], sides: readonly [number, number], names: Names, order = ORDER) =>
  scorer({ ...ABOUT, books, ask: askOf({ sides, names, order }), score: (asked, by) => reckon(asked, by, names) });

export const deal = dealAt(
  ['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'],
  [2, 4],
  SIDES,
  `${ORDER} Partners count together, the dealer's side last.`,
);
/** Three players, each for himself. */
export const dealOfThree = dealAt(['blue-ribbon-1940', 'donohue', 'uspc-1898'], [3, 3], SIDES);
/** Two sides of two partners. */
export const dealOfPartners = dealAt(['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'], [2, 2], PARTNERS, "The eldest hand's side, then the dealer's.");

const { counts, high, low, jack, revoke, held, before } = askOf({ sides: [2, 4], names: SIDES, order: ORDER });
/** A deal without a turn-up, and so without a jack turned or a gift (1940, p. 6). */
export const dealWithoutTurnUp = scorer({
  ...ABOUT,
  gist: 'High, low, jack, game and a revoke where no trump is turned, and who goes out first.',
  books: ['blue-ribbon-1940'],
  ask: { counts, high, low, jack, revoke, held, before },
  score: (asked, by) => reckon({ ...asked, turned: null, gift: false, long: false }, by),
});
