import type { Line } from '../../../scoring/scorers.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { cardOf, JACKS, numberOf, pipsOf } from './count.ts';
import { numberWord } from './words.ts';

/** What one thing is worth by a schedule: the id of its score item, its points, and the book's name for it. */
export interface Priced {
  readonly rule: string;
  readonly points: number;
  readonly name: string;
}

/** All that a count needs of a book and a form of the game. */
export interface ShowPrices {
  readonly fifteen: Priced;
  /** By how many cards of the rank: a pair, three alike, four alike. */
  readonly alike: Readonly<Record<2 | 3 | 4, Priced>>;
  /** Points a card. */
  readonly run: Priced;
  /** Points of a flush of so many cards in the hand (with or without the starter), null where the book counts none. */
  readonly flush: (cards: number) => Priced | null;
  /** The flush of the crib with the starter. */
  readonly cribFlush: Priced;
  readonly nobs: Priced;
  /** Names that the book has for runs with pairs among them; a line that says so and adds nothing. */
  readonly named: readonly { readonly rule: string; readonly name: string; readonly points: number; readonly shape: string }[];
  /** Plans made so far by this schedule, by the ranks that they are for. */
  readonly plans: Map<number, Plan>;
}

/** A line of a plan: `parts` are what of it can be overlooked, the pairs of three alike or the last card of a longer run. */
interface Planned {
  readonly rule: string;
  readonly say: string;
  readonly name: string;
  readonly points: number | null;
  readonly at: readonly number[];
  readonly parts?: readonly { readonly rule: string; readonly say: string; readonly points: number; readonly at: readonly number[] }[];
}

/** Lines of fifteens, pairs and runs of a set of ranks, with places among the sorted cards instead of cards. */
export interface Plan {
  readonly lines: readonly Planned[];
  readonly points: number;
}

/** "fifteen four", "and a pair is six": the line as it is counted aloud, the sum so far at its end. */
function aloud(what: string, points: number, before: number): string {
  // "triplets" and "fours" are the only names without an article.
  const verb = /^[a-z]+s$/.test(what) ? 'are' : 'is';
  return `${before === 0 ? '' : 'and '}${what} ${verb} ${numberWord(before + points)}`;
}

/** Every set of places whose cards make fifteen, the fewest cards first. */
function fifteensOf(ranks: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let set = 1; set < 1 << ranks.length; set++) {
    const at = ranks.map((_, n) => n).filter((n) => set & (1 << n));
    if (at.reduce((sum, n) => sum + pipsOf(ranks[n] ?? 0), 0) === 15) found.push(at);
  }
  return found.sort((one, other) => one.length - other.length);
}

/** Places of the cards of each rank held, ranks in order. */
function ranksHeld(ranks: readonly number[]): { rank: number; at: number[] }[] {
  const held: { rank: number; at: number[] }[] = [];
  ranks.forEach((rank, n) => {
    const last = held.at(-1);
    if (last?.rank === rank) last.at.push(n);
    else held.push({ rank, at: [n] });
  });
  return held;
}

/** Stretches of three or more ranks that follow each other. */
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

/** The pairs of three or four alike, where their points are no more than those of the pairs. */
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

/** The cards at some places of the sorted cards. Written out, because this is most of the work of a count. */
function cardsAt(all: readonly number[], at: readonly number[]): Card[] {
  const card = (n: number) => cardOf(all[at[n] as number] as number);
  if (at.length === 2) return [card(0), card(1)];
  if (at.length === 3) return [card(0), card(1), card(2)];
  return at.map((place) => cardOf(all[place] as number));
}

/**
 * The lines of a hand or crib in the order in which they are counted: fifteens, cards alike, runs, flush, jack. What turns on
 * ranks alone is worked out once for each set of ranks and kept.
 */
export function explain(hand: readonly Card[], starter: Card | null, crib: boolean, by: ShowPrices): { lines: Line[]; points: number } {
  // Sorted by rank, then suit, so that the order in which cards were given says nothing.
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
