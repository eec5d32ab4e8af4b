import { type Problem, problem } from '../../../core/result.ts';
import type { Line } from '../../../core/scorers.ts';
import { type Book, type Holding, SCHEDULES, type Trump } from './schedule.ts';

/** A deal as it was played: the dealer's side is side 0, the opponents side 1. */
export interface Deal {
  readonly trump: Trump;
  /** Doubles and redoubles together. */
  readonly doubles: number;
  /** Tricks of the dealer's side as they were played, before any penalty. */
  readonly tricks: number;
  /** Honours dealt to the dealer, dummy, the eldest hand and the leader's partner; null where nobody asks for them. */
  readonly honours: readonly [number, number, number, number] | null;
  /** Sides with a player without trumps. */
  readonly chicane: 'nobody' | 'dealer' | 'opponents' | 'both';
  readonly revoke: 'nobody' | 'dealer' | 'opponents';
  readonly revokes: number;
  readonly penalty: 'tricks' | 'taken-off' | 'added';
  /** Points toward the game before the deal: of the dealer's side and of the opponents. */
  readonly before: readonly [number, number];
}

/** Names under which the points of the two sides stand: below and above the line. */
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
  'four-in-hand-fifth-with-partner': "four honours in one hand, the fifth in the partner's",
  'five-in-hand': 'five honours in one hand',
};

/** How the honours of two partners count, or null where they count nothing. */
export function holdingOf(one: number, other: number): Holding | null {
  const all = one + other;
  if (all < 3) return null;
  const most = one > other ? one : other;
  if (most === 5) return 'five-in-hand';
  if (most === 4) return all === 5 ? 'four-in-hand-fifth-with-partner' : 'four-in-hand';
  return all === 5 ? 'honours-five' : all === 4 ? 'honours-four' : 'honours-three';
}

const CHICANE = { dealer: 'the dealer’s side', opponents: 'the opponents', both: 'both sides' } as const;

/** What cannot be: honours that are not five, a side void of a trump it holds, too many doubles. */
export function faultsOf(deal: Deal, book: Book): Problem[] {
  const faults: Problem[] = [];
  const by = SCHEDULES[book];
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
  if (by.limit !== null && deal.doubles > 1 && by.trick[deal.trump] * 2 ** (deal.doubles - 1) >= by.limit) {
    faults.push(problem('doubles', `no redouble after a trick is worth ${by.limit}`, `${deal.doubles} doubles of ${by.trick[deal.trump]}`));
  }
  if (deal.revoke !== 'nobody' && deal.penalty !== 'tricks' && book === 'uspc-1898') {
    faults.push(problem('penalty', 'tricks, the only penalty of this book', deal.penalty));
  }
  return faults;
}

const doubled = (doubles: number) => (doubles === 0 ? '' : doubles === 1 ? ', doubled' : doubles === 2 ? ', redoubled' : `, doubled ${doubles} times`);

/** Counts a deal: each line in the column that `names` gives it, and the sums. The deal must be free of faults. */
export function reckon(deal: Deal, book: Book, names: Names): Reckoned {
  const by = SCHEDULES[book];
  const lines: Line[] = [];
  const below: [number, number] = [0, 0];
  const above: [number, number] = [0, 0];
  const notes: string[] = [];
  const own = by.trick[deal.trump];
  let value = own * 2 ** deal.doubles;
  if (by.limit !== null && value > by.limit) {
    value = by.limit;
    notes.push(`The last redouble would pass the limit, so a trick counts ${by.limit}; that it is cut down to it is our reading.`);
  }
  const add = (side: 0 | 1, high: boolean, rule: string, say: string, points: number) => {
    lines.push({ rule, say, points, to: (high ? names.above : names.below)[side] });
    (high ? above : below)[side] += points;
  };
  // The penalty in tricks comes first: it settles who has how many.
  const guilty = deal.revoke === 'dealer' ? 0 : deal.revoke === 'opponents' ? 1 : null;
  let tricks = deal.tricks;
  let taken = 0;
  if (guilty !== null && deal.penalty === 'tricks') {
    const held = guilty === 0 ? tricks : 13 - tricks;
    const room = held - by.left;
    const due = by.revoke * deal.revokes;
    taken = room < due ? (room > 0 ? room : 0) : due;
    tricks += guilty === 0 ? -taken : taken;
    lines.push({ rule: 'points.revoke', say: `${taken} tricks pass to the other side for a revoke`, to: names.below[guilty === 0 ? 1 : 0] });
    if (taken < due) notes.push(`${due} tricks are due and only ${taken} could be taken.`);
  }
  const winner = tricks > 6 ? 0 : 1;
  const odd = tricks > 6 ? tricks - 6 : 7 - tricks;
  if (deal.trump === 'none')
    add(winner, false, 'points.trick-no-trumps', `${odd} by cards at no trumps${doubled(deal.doubles)}: ${odd} × ${value}`, odd * value);
  else add(winner, false, TRICK_RULES[deal.trump], `${odd} by cards in ${deal.trump}${doubled(deal.doubles)}: ${odd} × ${value}`, odd * value);
  if (deal.doubles > 0) lines.push({ rule: 'points.doubling', say: `a trick is worth ${value} instead of ${own}`, to: names.below[winner] });
  if (guilty !== null) {
    const innocent = guilty === 0 ? 1 : 0;
    const sum = value * by.revoke * deal.revokes;
    if (deal.penalty === 'added') add(innocent, false, 'law.revoke', `the value of ${by.revoke * deal.revokes} tricks for a revoke`, sum);
    if (deal.penalty === 'taken-off') {
      const had = deal.before[guilty];
      add(guilty, false, 'law.revoke', `the value of ${by.revoke * deal.revokes} tricks taken off for a revoke`, -(had < sum ? had : sum));
      if (had < sum) notes.push(`${sum} are to come off and only ${had} stood there; whether the rest is owed is not said.`);
    }
    if (deal.penalty !== 'tricks' && deal.doubles > 0) notes.push('The value of three tricks is taken as doubled; the law does not say so.');
    const stands = deal.before[guilty] + below[guilty];
    if (stands > by.cap) add(guilty, false, 'points.revoke-cap', `a side that revoked stops at ${by.cap}`, by.cap - stands);
  }
  if (deal.honours !== null) {
    const [dealer, dummy, eldest, pone] = deal.honours;
    honoursOf(0, dealer, dummy);
    honoursOf(1, eldest, pone);
  }
  if (deal.chicane === 'dealer' || deal.chicane === 'both') add(0, true, 'points.chicane', `chicane: ${by.chicane} × ${own}`, by.chicane * own);
  if (deal.chicane === 'opponents' || deal.chicane === 'both') add(1, true, 'points.chicane', `chicane: ${by.chicane} × ${own}`, by.chicane * own);
  slamOf(0, deal.tricks);
  slamOf(1, 13 - deal.tricks);
  return { lines, below, above, notes };

  function honoursOf(side: 0 | 1, one: number, other: number): void {
    if (deal.trump === 'none') {
      const all = one + other;
      if (one === 4 || other === 4) add(side, true, 'points.aces-four-in-hand', 'four aces in one hand', by.aces['aces-four-in-hand']);
      else if (all === 4) add(side, true, 'points.aces-four', 'four aces in the two hands', by.aces['aces-four']);
      else if (all === 3) add(side, true, 'points.aces-three', 'three aces', by.aces['aces-three']);
      return;
    }
    const holding = holdingOf(one, other);
    if (holding !== null) {
      const times = by.times[holding];
      add(side, true, HONOUR_RULES[holding], `${HONOUR_NAMES[holding]}: ${times} × ${own}`, times * own);
    }
  }

  /** A slam needs the side's own tricks, and a side that revoked has none. */
  function slamOf(side: 0 | 1, made: number): void {
    if (made < 12 || side === guilty) return;
    if (made === 13) add(side, true, 'points.grand-slam', 'grand slam', by.grandSlam);
    else add(side, true, 'points.little-slam', 'little slam', by.littleSlam);
  }
}

const TRICK_RULES = {
  spades: 'points.trick-spades',
  clubs: 'points.trick-clubs',
  diamonds: 'points.trick-diamonds',
  hearts: 'points.trick-hearts',
} as const;
const HONOUR_RULES: Readonly<Record<Holding, string>> = {
  'honours-three': 'points.honours-three',
  'honours-four': 'points.honours-four',
  'honours-five': 'points.honours-five',
  'four-in-hand': 'points.four-in-hand',
  'four-in-hand-fifth-with-partner': 'points.four-in-hand-fifth-with-partner',
  'five-in-hand': 'points.five-in-hand',
};
