import type { Line } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { cardOf, JACKS, numberOf, pipsOf } from './count.ts';
import { numberWord } from './words.ts';

/** A price of a schedule: the id of its score item, its points, and the book's name for it. */
export interface Priced {
  readonly rule: string;
  readonly points: number;
  readonly name: string;
}

/** The prices that a count needs, for a book and a variant. */
export interface ShowPrices {
  readonly fifteen: Priced;
  /** By the number of cards of the same rank: two, three or four. */
  readonly alike: Readonly<Record<2 | 3 | 4, Priced>>;
  /** Points for each card. */
  readonly run: Priced;
  /** The price of a flush of this many cards in the hand (with or without the starter); null if the book has none. */
  readonly flush: (cards: number) => Priced | null;
  /** The flush of the crib with the starter. */
  readonly cribFlush: Priced;
  readonly nobs: Priced;
  /** The book's names for runs with pairs; the line has no points of its own. */
  readonly named: readonly { readonly rule: string; readonly name: string; readonly points: number; readonly shape: string }[];
  /** A cache of the plans of this schedule, by ranks. */
  readonly plans: Map<number, Plan>;
}

/** A line of a plan. `parts`: parts that can be overlooked, such as the pairs in three alike or the last card of a longer run. */
interface Planned {
  readonly rule: string;
  readonly say: string;
  readonly name: string;
  readonly points: number | null;
  readonly at: readonly number[];
  readonly parts?: readonly { readonly rule: string; readonly say: string; readonly points: number; readonly at: readonly number[] }[];
}

/** The lines of fifteens, pairs and runs for a set of ranks, with indexes into the sorted cards instead of cards. */
export interface Plan {
  readonly lines: readonly Planned[];
  readonly points: number;
}

/** "fifteen four", "and a pair is six": the line as counted aloud, with the running sum. */
function aloud(what: string, points: number, before: number): string {
  // "triplets" and "fours" are the only names without an article.
  const verb = /^[a-z]+s$/.test(what) ? 'are' : 'is';
  return `${before === 0 ? '' : 'and '}${what} ${verb} ${numberWord(before + points)}`;
}

/** Every set of positions whose cards make fifteen, the fewest cards first. */
function fifteensOf(ranks: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let set = 1; set < 1 << ranks.length; set++) {
    const at = ranks.map((_, n) => n).filter((n) => set & (1 << n));
    if (at.reduce((sum, n) => sum + pipsOf(ranks[n] ?? 0), 0) === 15) found.push(at);
  }
  return found.sort((one, other) => one.length - other.length);
}

/** The positions of the cards of each rank, in the order of the ranks. */
function ranksHeld(ranks: readonly number[]): { rank: number; at: number[] }[] {
  const held: { rank: number; at: number[] }[] = [];
  ranks.forEach((rank, n) => {
    const last = held.at(-1);
    if (last?.rank === rank) last.at.push(n);
    else held.push({ rank, at: [n] });
  });
  return held;
}

/** Series of three or more consecutive ranks. */
function stretchesOf(ranks: readonly number[]): { rank: number; at: number[] }[][] {
  const stretches: { rank: number; at: number[] }[][] = [];
  for (const held of ranksHeld(ranks)) {
    const last = stretches.at(-1);
    if (last?.at(-1)?.rank === held.rank - 1) last.push(held);
    else stretches.push([held]);
  }
  return stretches.filter((stretch) => stretch.length >= 3);
}

/** Every way to take one card of each rank. */
function waysThrough(stretch: readonly { at: readonly number[] }[]): number[][] {
  return stretch.reduce<number[][]>((ways, { at }) => ways.flatMap((way) => at.map((place) => [...way, place])), [[]]);
}

/** The pairs in three or four alike, if these are worth no more than their pairs. */
function pairsOf(at: readonly number[], { points, name }: Priced, by: ShowPrices): NonNullable<Planned['parts']> {
  const { rule, points: each } = by.alike[2];
  const pairs = at.flatMap((one, n) => at.slice(n + 1).map((other) => ({ rule, say: `a pair of ${name}`, points: each, at: [one, other] })));
  return pairs.length * each === points ? pairs : [];
}

function makePlan(ranks: readonly number[], by: ShowPrices): Plan {
  const lines: Planned[] = [];
  let sum = 0;
  const add = (priced: Priced, points: number, at: readonly number[], say: string, name = priced.name, parts: Planned['parts'] = []) => {
    lines.push({ rule: priced.rule, say, name, points, at, ...(parts.length === 0 ? {} : { parts }) });
    sum += points;
  };
  for (const at of fifteensOf(ranks)) add(by.fifteen, by.fifteen.points, at, `${by.fifteen.name} ${numberWord(sum + by.fifteen.points)}`, 'a fifteen');
  for (const { at } of ranksHeld(ranks)) {
    if (at.length < 2) continue;
    const priced = by.alike[at.length as 2 | 3 | 4];
    add(priced, priced.points, at, aloud(priced.name, priced.points, sum), priced.name, at.length === 2 ? [] : pairsOf(at, priced, by));
  }
  for (const stretch of stretchesOf(ranks)) {
    const points = by.run.points * stretch.length;
    waysThrough(stretch).forEach((at, n) => {
      const what = `${n === 0 ? 'a' : 'another'} ${by.run.name} of ${numberWord(stretch.length)}`;
      const last = { rule: by.run.rule, say: `the last card of a run of ${numberWord(stretch.length)}`, points: by.run.points, at: at.slice(-1) };
      add(by.run, points, at, aloud(what, points, sum), `a run of ${numberWord(stretch.length)}`, stretch.length === 3 ? [] : [last]);
    });
    const shape = stretch
      .map(({ at }) => at.length)
      .sort()
      .join('');
    const named = by.named.find((one) => one.shape === shape);
    if (named !== undefined) {
      const at = stretch.flatMap((held) => held.at);
      const say = `the runs with their cards alike: ${named.name}, ${numberWord(named.points)} of the count`;
      lines.push({ rule: named.rule, say, name: named.name, points: null, at });
    }
  }
  return { lines, points: sum };
}

/** The cards at some positions. Written out for speed, because this is most of the work of a count. */
function cardsAt(all: readonly number[], at: readonly number[]): Card[] {
  const card = (n: number) => cardOf(all[at[n] as number] as number);
  if (at.length === 2) return [card(0), card(1)];
  if (at.length === 3) return [card(0), card(1), card(2)];
  return at.map((place) => cardOf(all[place] as number));
}

/**
 * The lines of a hand or crib in the order of counting: fifteens, cards alike, runs, flush, jack. The part that depends only on
 * ranks is computed once for each set of ranks and cached.
 */
export function explain(hand: readonly Card[], starter: Card | null, crib: boolean, by: ShowPrices): { lines: Line[]; points: number } {
  // Sorted by rank, then suit, so that the order of the input does not matter.
  const all: number[] = [];
  const turned = starter === null ? -1 : numberOf(starter);
  if (turned >= 0) all.push(turned);
  const jack = turned < 0 ? -1 : JACKS | (turned & 3);
  let suits = 0;
  let nobs = false;
  for (let n = 0; n < hand.length; n++) {
    const card = numberOf(hand[n] as Card);
    suits |= 1 << (card & 3);
    if (card === jack) nobs = true;
    insert(all, card);
  }
  let key = 0;
  for (let n = 0; n < all.length; n++) key = key * 14 + ((all[n] as number) >> 2) + 1;
  let plan = by.plans.get(key);
  if (plan === undefined) {
    plan = makePlan(
      all.map((number) => number >> 2),
      by,
    );
    by.plans.set(key, plan);
  }
  const lines: Line[] = [];
  for (let n = 0; n < plan.lines.length; n++) {
    const { rule, say, name, points, at: places, parts } = plan.lines[n] as Planned;
    const cards = cardsAt(all, places);
    if (points === null) lines.push({ rule, say, cards });
    else if (parts === undefined) lines.push({ rule, say, name, points, cards });
    else lines.push({ rule, say, name, points, cards, parts: parts.map(({ at, ...part }) => ({ ...part, cards: cardsAt(all, at) })) });
  }
  let sum = plan.points;
  const add = ({ rule, name, points }: Priced, cards: readonly Card[], parts: readonly Line[] = []) => {
    lines.push({ rule, say: aloud(name, points, sum), name, points, cards, ...(parts.length === 0 ? {} : { parts }) });
    sum += points;
  };
  if ((suits & (suits - 1)) === 0) {
    const withStarter = turned >= 0 && suits === 1 << (turned & 3);
    const priced = crib ? (withStarter ? by.cribFlush : null) : by.flush(hand.length + (withStarter ? 1 : 0));
    const without = withStarter && !crib ? by.flush(hand.length) : null;
    const last = priced === null || without === null ? 0 : priced.points - without.points;
    const parts = priced === null || last === 0 ? [] : [{ rule: priced.rule, say: 'the starter in the flush', points: last, cards: [cardOf(turned)] }];
    if (priced !== null) add(priced, all.filter((number) => withStarter || number !== turned).map(cardOf), parts);
  }
  if (nobs) add(by.nobs, [cardOf(jack), cardOf(turned)]);
  return { lines, points: sum };
}

function insert(sorted: number[], number: number): void {
  let place = sorted.length;
  while (place > 0 && (sorted[place - 1] as number) > number) {
    sorted[place] = sorted[place - 1] as number;
    place -= 1;
  }
  sorted[place] = number;
}
