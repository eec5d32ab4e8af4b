import { each, type LawKey, type LawReasons, type PointKey } from '../../../../rulesets/games.ts';
import type { Skat } from '../../code.ts';
import { biddingLaws } from '../../laws/bidding.ts';
import { endLaws } from '../../laws/end.ts';
import { playLaws } from '../../laws/play.ts';
import { targets } from '../../points/cards.ts';
import { charges } from '../../points/charges.ts';
import { multipliers } from '../../points/multipliers.ts';
import { units } from '../../points/units.ts';

/** Gives the same reason for many keys. */
export const because = <K extends LawKey<Skat> | PointKey<Skat>>(reason: string, keys: readonly K[]) => each(keys, () => reason);
const but = <T extends object>(rows: T, ...kept: (keyof T & string)[]) => (Object.keys(rows) as (keyof T & string)[]).filter((key) => !kept.includes(key));

/** Rows that depend on bidding and on one player against two, for a game in which each plays for themselves. */
const NO_BID = 'Nobody has bid, and each plays for themselves.';
export const NO_LONE_PLAYER = {
  ...because(NO_BID, but(biddingLaws, 'all-pass')),
  ...because('It is reckoned between a lone player and two opponents; the book does not say what it comes to if each plays for themselves.', [
    ...but(playLaws, 'trick-order'),
    ...but(endLaws, 'broken-off'),
  ]),
} satisfies LawReasons<Skat>;
export const NO_LONE_POINTS = because(NO_BID, [
  ...but(targets),
  ...but(units),
  ...but(multipliers),
  ...but(charges, 'misdeal', 'dealer-looks', 'skat-in-hand'),
]);

/** Rows that depend on card points, matadors and the skat, for a game decided by tricks. */
const BY_TRICKS = 'The game is won and lost by tricks, at a fixed price.';
const NO_SKAT = 'The book tells of no skat card turned or taken up here.';
export const trickGameLaws = (...more: LawKey<Skat>[]) => ({
  ...because(BY_TRICKS, ['announcing', 'announced-not-made', 'sixty', 'overbid', 'lost-game', ...more]),
  ...because(NO_SKAT, ['wrong-discard', 'declared-late']),
});
export const trickGamePoints = because(BY_TRICKS, ['skat-counts', ...but(targets), ...but(units), ...but(multipliers), 'lost-double', 'overbid']);
