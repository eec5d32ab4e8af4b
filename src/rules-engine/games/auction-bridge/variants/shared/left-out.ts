import type { Citation } from '../../../../books.ts';
import type { LawKey, LawReasons, PointKey, PointReasons } from '../../../../rulesets/games.ts';
import type { ScoreItem } from '../../../../scoring/points.ts';
import { BLUE } from '../../cites.ts';
import type { AuctionBridge } from '../../code.ts';
import { points } from '../../points.ts';

/** Score items of a rubber, which do not apply when deals or rounds are scored. */
export const NO_RUBBER = {
  rubber: 'No rubbers are played.',
  'unfinished-game': 'No rubbers are played.',
  settlement: 'No rubbers are settled.',
} as const satisfies PointReasons<AuctionBridge>;

/** Laws of the bidding, the score and the packs. No clause brings them in if the book says "as usual" only of the deal and of the play. */
export const OF_BIDDING = [
  'all-pass',
  'auction-told-late',
  'barred-player-bids',
  'bid-changed',
  'bid-out-of-turn',
  'bid-over-seven',
  'call-after-close',
  'double-out-of-turn',
  'exposed-before-lead',
  'insufficient-bid',
  'new-cards',
  'partner-doubled',
  'pass-out-of-turn',
  'redouble-wrong',
  'score-error',
  'wrong-bid-doubled',
] as const satisfies readonly LawKey<AuctionBridge>[];

const NO_DRAW = 'Nobody draws for a partner: the sides are made by the bidding.';
/** Laws that do not apply when three play and the bidder's partner is dummy. */
export const OF_FOUR_PLAYERS = {
  'equal-cards-cut': NO_DRAW,
  'two-cards-cut': NO_DRAW,
  'choice-changed': NO_DRAW,
  'barred-player-bids': 'Nobody has a partner who could be barred while the bidding lasts.',
  'partner-doubled': 'Nobody has a partner while the bidding lasts.',
} as const satisfies LawReasons<AuctionBridge>;

/** The ordinary schedule, brought in by a clause ("the scoring is as in the ordinary rubber"), without the items of `without`. */
export function ordinary(clause: Citation, without: readonly PointKey<AuctionBridge>[]): Record<string, Pick<ScoreItem, 'books'>> {
  const amended: Record<string, Pick<ScoreItem, 'books'>> = {};
  for (const [key, row] of Object.entries(points)) {
    const value = row.books[BLUE];
    if (value?.status !== 'stated' || (without as readonly string[]).includes(key)) continue;
    amended[key] = { books: { [BLUE]: { ...value, cites: [clause, ...value.cites] } } };
  }
  return amended;
}
