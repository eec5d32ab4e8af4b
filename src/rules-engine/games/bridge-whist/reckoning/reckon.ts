import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { type Holding, type Trump, trickOf } from './trumps.ts';

/** A deal: the dealer's side is side 0, the opponents side 1. */
export interface Deal {
  readonly trump: Trump;
  /** Doubles and redoubles together. */
  readonly doubles: number;
  /** Tricks won by the dealer's side, before any penalty. */
  readonly tricks: number;
  /** Honours dealt to the dealer, dummy, the eldest hand and the leader's partner; null if they are not asked. */
  readonly honours: readonly [number, number, number, number] | null;
  /** Sides with a player without trumps. */
  readonly chicane: 'nobody' | 'dealer' | 'opponents' | 'both';
  readonly revoke: 'nobody' | 'dealer' | 'opponents';
  readonly revokes: number;
  readonly penalty: 'tricks' | 'taken-off' | 'added';
  /** Points toward the game before the deal, of the dealer's side and the opponents. */
  readonly before: readonly [number, number];
}

/** The columns of the two sides, below and above the line. */
export interface Names {
  readonly below: readonly [string, string];
  readonly above: readonly [string, string];
}
export interface Reckoned {
  readonly lines: Line[];
  readonly below: [number, number];
  readonly above: [number, number];
  readonly notes: string[];
}

export const HONOUR_NAMES: Readonly<Record<Holding, string>> = {
  'honours-three': 'three honours in the two hands',
  'honours-four': 'four honours in the two hands',
  'honours-five': 'five honours in the two hands',
  'four-in-hand': 'four honours in one hand',
  'four-in-hand-fifth-with-partner': 'four honours in one hand, the fifth in the partner’s',
  'five-in-hand': 'five honours in one hand',
};

/** The honours of two partners, or null if they score nothing. */
export function holdingOf(one: number, other: number): Holding | null {
  const all = one + other;
  if (all < 3) return null;
  const most = one > other ? one : other;
  if (most === 5) return 'five-in-hand';
  if (most === 4) return all === 5 ? 'four-in-hand-fifth-with-partner' : 'four-in-hand';
  return all === 5 ? 'honours-five' : all === 4 ? 'honours-four' : 'honours-three';
}

const CHICANE = { dealer: 'the dealer’s side', opponents: 'the opponents', both: 'both sides' } as const;

/** The maximum value of a doubled trick; null if redoubling has no limit. */
type Item = keyof typeof points;
const limitOf = (by: Schedule<typeof points>): number | null => (by.gives('doubling-limit') ? by.points('doubling-limit') : null);

/** Problems of an impossible deal: honours that do not add up, a side void in trumps that has trump honours, too many doubles. */
export function faultsOf(deal: Deal, by: Schedule<typeof points>): Problem[] {
  const faults: Problem[] = [];
  const wanted = deal.trump === 'none' ? 4 : 5;
  if (deal.honours !== null) {
    const [dealer, dummy, eldest, pone] = deal.honours;
    const sum = dealer + dummy + eldest + pone;
    if (sum !== wanted) {
      const what = deal.trump === 'none' ? 'the four aces' : 'the five honours of trumps';
      faults.push(problem('honours', `${what} among the four hands`, `${dealer} + ${dummy} + ${eldest} + ${pone} = ${sum}`));
    }
    if (deal.chicane !== 'nobody') {
      if ((deal.chicane === 'dealer' || deal.chicane === 'both') && dealer > 0 && dummy > 0) {
        faults.push(problem('chicane', 'a hand without trumps, so without honours, on the dealer’s side', `honours in both hands: ${dealer} and ${dummy}`));
      }
      if ((deal.chicane === 'opponents' || deal.chicane === 'both') && eldest > 0 && pone > 0) {
        faults.push(problem('chicane', 'a hand without trumps, so without honours, among the opponents', `honours in both hands: ${eldest} and ${pone}`));
      }
    }
  }
  if (deal.chicane !== 'nobody' && deal.trump === 'none') faults.push(problem('chicane', 'nobody, since there are no trumps', CHICANE[deal.chicane]));
  const limit = limitOf(by);
  const own = by.points(trickOf(deal.trump));
  if (limit !== null && deal.doubles > 1 && own * 2 ** (deal.doubles - 1) >= limit) {
    faults.push(problem('doubles', `no redouble after a trick is worth ${limit}`, `${deal.doubles} doubles of ${own}`));
  }
  if (deal.revoke !== 'nobody' && deal.penalty !== 'tricks' && by.way('revoke') === 'tricks-but-one') {
    faults.push(problem('penalty', 'tricks, the only penalty of this book', deal.penalty));
  }
  return faults;
}

const doubled = (doubles: number) => (doubles === 0 ? '' : doubles === 1 ? ', doubled' : doubles === 2 ? ', redoubled' : `, doubled ${doubles} times`);

/** Counts a deal: each line in its column of `names`, and the sums. The deal must have no problems. */
export function reckon(deal: Deal, by: Schedule<typeof points>, names: Names): Reckoned {
  const lines: Line[] = [];
  const below: [number, number] = [0, 0];
  const above: [number, number] = [0, 0];
  const notes: string[] = [];
  const own = by.points(trickOf(deal.trump));
  const limit = limitOf(by);
  const asDoubled = own * 2 ** deal.doubles;
  const value = limit !== null && asDoubled > limit ? limit : asDoubled;
  if (value < asDoubled) {
    notes.push(`The last redouble would pass ${limit}; that it is cut down to that is our reading.`);
  }
  const add = (side: 0 | 1, high: boolean, item: Item, say: string, points: number) => {
    lines.push({ rule: by.id(item), say, points, to: (high ? names.above : names.below)[side] });
    (high ? above : below)[side] += points;
  };
  // The penalty in tricks comes first, because it decides how many each side has.
  const guilty = deal.revoke === 'dealer' ? 0 : deal.revoke === 'opponents' ? 1 : null;
  let tricks = deal.tricks;
  let taken = 0;
  if (guilty !== null && deal.penalty === 'tricks') {
    const held = guilty === 0 ? tricks : 13 - tricks;
    const room = held - (by.way('revoke') === 'tricks-but-one' ? 1 : 0);
    const due = by.points('revoke') * deal.revokes;
    taken = room < due ? (room > 0 ? room : 0) : due;
    tricks += guilty === 0 ? -taken : taken;
    lines.push(by.mention('revoke', `${taken} tricks pass to the other side for a revoke`, { to: names.below[guilty === 0 ? 1 : 0] }));
    if (taken < due) notes.push(`${due} tricks are due and only ${taken} could be taken.`);
  }
  const winner = tricks > 6 ? 0 : 1;
  const odd = tricks > 6 ? tricks - 6 : 7 - tricks;
  const played = deal.trump === 'none' ? 'at no trumps' : `in ${deal.trump}`;
  add(winner, false, trickOf(deal.trump), `${odd} by cards ${played}${doubled(deal.doubles)}: ${odd} × ${value}`, odd * value);
  if (deal.doubles > 0) lines.push(by.mention('doubling', `a trick is worth ${value} instead of ${own}`, { to: names.below[winner] }));
  if (value < asDoubled) lines.push(by.mention('doubling-limit', `a trick counts ${value} and not ${asDoubled}`, { to: names.below[winner] }));
  if (guilty !== null) {
    const innocent = guilty === 0 ? 1 : 0;
    const due = by.points('revoke') * deal.revokes;
    const sum = value * due;
    const worth = (side: 0 | 1, say: string, points: number) => {
      lines.push({ ...by.law('revoke', say), points, to: names.below[side] });
      below[side] += points;
    };
    if (deal.penalty === 'added') worth(innocent, `the value of ${due} tricks for a revoke`, sum);
    if (deal.penalty === 'taken-off') {
      const had = deal.before[guilty];
      worth(guilty, `the value of ${due} tricks taken off for a revoke`, -(had < sum ? had : sum));
      if (had < sum) notes.push(`${sum} are to come off, and the score was only ${had}; the book does not say whether the rest is owed.`);
    }
    if (deal.penalty !== 'tricks' && deal.doubles > 0) notes.push('The value of three tricks is taken as doubled; the law does not say so.');
    const stands = deal.before[guilty] + below[guilty];
    const cap = by.points('revoke-cap');
    if (stands > cap) add(guilty, false, 'revoke-cap', `a side that revoked stops at ${cap}`, cap - stands);
  }
  if (deal.honours !== null) {
    const [dealer, dummy, eldest, pone] = deal.honours;
    honoursOf(0, dealer, dummy);
    honoursOf(1, eldest, pone);
  }
  for (const side of [0, 1] as const) {
    if (deal.chicane === 'both' || deal.chicane === (side === 0 ? 'dealer' : 'opponents')) byTricks(side, 'chicane', 'chicane');
  }
  slamOf(0, deal.tricks);
  slamOf(1, 13 - deal.tricks);
  return { lines, below, above, notes };

  function honoursOf(side: 0 | 1, one: number, other: number): void {
    if (deal.trump === 'none') {
      const all = one + other;
      if (one === 4 || other === 4) whole(side, 'aces-four-in-hand', 'four aces in one hand');
      else if (all === 4) whole(side, 'aces-four', 'four aces in the two hands');
      else if (all === 3) whole(side, 'aces-three', 'three aces');
      return;
    }
    const holding = holdingOf(one, other);
    if (holding !== null) byTricks(side, holding, HONOUR_NAMES[holding]);
  }

  /** A multiple of the undoubled value of a trick. */
  function byTricks(side: 0 | 1, item: Item, say: string): void {
    const times = by.points(item);
    add(side, true, item, `${say}: ${times} × ${own}`, times * own);
  }
  function whole(side: 0 | 1, item: Item, say: string): void {
    add(side, true, item, say, by.points(item));
  }

  /** A slam needs the side's own tricks, and a side that revoked cannot score one. */
  function slamOf(side: 0 | 1, made: number): void {
    if (made < 12 || side === guilty) return;
    if (made === 13) whole(side, 'grand-slam', 'grand slam');
    else whole(side, 'little-slam', 'little slam');
  }
}
