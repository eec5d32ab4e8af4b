// The best arrangement of a hand into sets of a rank and sequences of a suit. A hand is a short list of cards (a subset is a number with one
// bit for each place in the list), so every arrangement is compared and none is guessed.
import { type Card, type Rank, SUITS } from '../vocabulary/cards.ts';

/** The meld rules of a game. Duplicate cards and jokers are taken from the hand itself: a pack without them deals none. */
export interface MeldRules {
  /** Ranks in the order of a sequence. A rank that may be at either end, such as an ace, is listed twice. */
  readonly order: readonly Rank[];
  /** What a card counts outside a meld. A joker counts nothing, since no book here gives it a figure. */
  readonly count: (rank: Rank) => number;
}

/** A hand divided into melds and the cards left over. */
export interface Arrangement {
  readonly melds: readonly (readonly Card[])[];
  readonly dead: readonly Card[];
  readonly count: number;
}

/** The functions that arrange hands by the rules of a game. */
export interface Melder {
  /** The total count of cards outside melds. */
  readonly countOf: (cards: readonly Card[]) => number;
  /** The least count that a hand can be left with. */
  readonly leastCount: (hand: readonly Card[]) => number;
  /** The arrangement with the lowest count left over, then the fewest jokers left over, then the fewest melds. */
  readonly arrange: (hand: readonly Card[]) => Arrangement;
  /** Every way to lay a hand out, including those that leave a possible meld unmade. */
  readonly arrangements: (hand: readonly Card[]) => Arrangement[];
  /** Whether the cards form one meld. */
  readonly isMeld: (cards: readonly Card[]) => boolean;
  /** The discard that leaves the lowest count (among equals, the fewest melds), and the other discards that leave the same count. */
  readonly discardFrom: (hand: readonly Card[]) => { best: Arrangement; discard: Card; others: readonly Card[] };
}

/** Cards in the smallest set and in the shortest sequence: three in every book. */
const LEAST = 3;
/** Place numbers per suit; the joker comes after the last suit. */
const SUIT_STEP = 16;
const JOKER_PLACE = SUIT_STEP * SUITS.length;
const rankAt = (place: number) => place % SUIT_STEP;
/** One point of the count costs more than all jokers left over, and one joker left over more than all melds. */
const COUNT_STEP = 256;
const JOKER_COST = 16;
const MELD_COST = 1;
const NONE: readonly number[] = [];

function bits(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}
const lowest = (set: number) => 31 - Math.clz32(set & -set);
const cardsOf = (hand: readonly Card[], set: number) => hand.filter((_, n) => (set & (1 << n)) !== 0);

/** Melds grouped by the first card of each, so that a search meets each meld once. */
function byFirst(size: number, melds: readonly number[]): number[][] {
  const lists: number[][] = Array.from({ length: size }, () => []);
  for (const meld of melds) lists[lowest(meld)]?.push(meld);
  return lists;
}

/** Sets among the cards of one rank and the jokers, the largest first. */
function addSets(group: number, jokers: number, melds: number[]): void {
  const all = group | jokers;
  const size = bits(all);
  if (size === LEAST) melds.push(all);
  if (size <= LEAST) return;
  for (let set = all; set !== 0; set = (set - 1) & all) if ((set & group) !== 0 && bits(set) >= LEAST) melds.push(set);
}

/**
 * The melds of the cheapest arrangement: the first remaining card is either left over or in a meld that begins with it, so each arrangement is
 * met exactly once.
 */
function cheapest(costs: readonly number[], melds: readonly number[]): readonly number[] {
  if (melds.length === 0) return NONE;
  const lists = byFirst(costs.length, melds);
  const known = new Map<number, { cost: number; melds: readonly number[] }>();
  const solve = (rest: number): { cost: number; melds: readonly number[] } => {
    if (rest === 0) return { cost: 0, melds: NONE };
    const before = known.get(rest);
    if (before !== undefined) return before;
    const first = lowest(rest);
    const under = solve(rest & (rest - 1));
    let best = { cost: under.cost + (costs[first] as number), melds: under.melds };
    for (const meld of lists[first] as number[]) {
      if ((meld & rest) !== meld) continue;
      const after = solve(rest & ~meld);
      if (after.cost + MELD_COST < best.cost) best = { cost: after.cost + MELD_COST, melds: [...after.melds, meld] };
    }
    known.set(rest, best);
    return best;
  };
  return solve((1 << costs.length) - 1).melds;
}

/** Makes the melder of a game from its meld rules. */
export function melder({ order, count }: MeldRules): Melder {
  const places = new Map<Card, number>(
    SUITS.flatMap((suit, s) => order.map((rank): [Card, number] => [`${rank}${suit}`, s * SUIT_STEP + order.indexOf(rank)])),
  );
  const placeOf = (card: Card): number => places.get(card) ?? JOKER_PLACE;
  const values = order.map(count);
  const valueAt = (place: number) => (place === JOKER_PLACE ? 0 : (values[rankAt(place)] as number));
  const costAt = (place: number) => (place === JOKER_PLACE ? JOKER_COST : (values[rankAt(place)] as number) * COUNT_STEP);
  /** Second places of ranks that are listed twice, keyed by their first: the ace above the king. */
  const again = new Map(order.flatMap((rank, n): [number, number][] => (order.indexOf(rank) === n ? [] : [[order.indexOf(rank), n]])));
  const sorted = (hand: readonly Card[]) => [...hand].sort((a, b) => placeOf(a) - placeOf(b));
  const countOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + valueAt(placeOf(card)), 0);

  /** Every meld in the cards, as sets of their places in the hand. */
  function meldsIn(hand: readonly number[]): readonly number[] {
    const at = new Map<number, number>();
    const groups: number[] = new Array(order.length).fill(0);
    let jokers = 0;
    for (let n = 0; n < hand.length; n++) {
      const place = hand[n] as number;
      const card = 1 << n;
      if (place === JOKER_PLACE) {
        jokers |= card;
        continue;
      }
      const rank = rankAt(place);
      groups[rank] = (groups[rank] as number) | card;
      at.set(place, (at.get(place) ?? 0) | card);
      const high = again.get(rank);
      if (high !== undefined) at.set(place - rank + high, (at.get(place - rank + high) ?? 0) | card);
    }
    const melds: number[] = [];
    // A sequence is built up from its lowest natural card; a joker past the top card is equivalent to one below the bottom card.
    const climb = (run: number, suit: number, step: number, length: number): void => {
      if (length >= LEAST) melds.push(run);
      if (length === order.length) return;
      const natural = step + 1 < order.length ? (at.get(suit + step + 1) ?? 0) : 0;
      for (let rest = (natural | jokers) & ~run; rest !== 0; rest &= rest - 1) climb(run | (rest & -rest), suit, step + 1, length + 1);
    };
    for (let n = 0; n < hand.length; n++) {
      const place = hand[n] as number;
      if (place === JOKER_PLACE) continue;
      const step = rankAt(place);
      climb(1 << n, place - step, step, 1);
      const high = again.get(step);
      if (high !== undefined) climb(1 << n, place - step, high, 1);
    }
    for (const group of groups) if (group !== 0) addSets(group, jokers, melds);
    return jokers === 0 ? melds : [...new Set(melds)];
  }

  /** A meld in the order on the table: a sequence from the bottom, each joker in the place of the card that it replaces. */
  function laid(meld: readonly Card[]): readonly Card[] {
    if (again.size === 0 && !meld.includes('JOKER')) return meld;
    const jokers = meld.filter((card) => card === 'JOKER');
    const cards = meld.filter((card) => card !== 'JOKER');
    const low = cards.map((card) => rankAt(placeOf(card)));
    if (low.every((rank) => rank === low[0])) return meld;
    const steps = [low, low.map((rank) => again.get(rank) ?? rank)].find((one) => Math.max(...one) - Math.min(...one) < meld.length) ?? low;
    const bottom = Math.min(...steps);
    const run: Card[] = [];
    for (let step = bottom; step <= Math.max(...steps); step++) run.push(cards[steps.indexOf(step)] ?? (jokers.pop() as Card));
    // Remaining jokers extend the top, or the bottom if the top is full.
    while (jokers.length > 0) {
      const joker = jokers.pop() as Card;
      if (bottom + run.length < order.length) run.push(joker);
      else run.unshift(joker);
    }
    return run;
  }

  function arrangement(hand: readonly Card[], melds: readonly number[]): Arrangement {
    const used = melds.reduce((sum, meld) => sum | meld, 0);
    const dead = hand.filter((_, n) => (used & (1 << n)) === 0);
    return { melds: melds.map((meld) => laid(cardsOf(hand, meld))), dead, count: countOf(dead) };
  }

  function arrange(hand: readonly Card[]): Arrangement {
    const cards = sorted(hand);
    const at = cards.map(placeOf);
    return arrangement(cards, cheapest(at.map(costAt), meldsIn(at)));
  }

  function leastCount(hand: readonly Card[]): number {
    const at = hand.map(placeOf);
    let left = 0;
    const used = cheapest(at.map(costAt), meldsIn(at)).reduce((sum, meld) => sum | meld, 0);
    for (let n = 0; n < at.length; n++) if ((used & (1 << n)) === 0) left += valueAt(at[n] as number);
    return left;
  }

  function arrangements(hand: readonly Card[]): Arrangement[] {
    const cards = sorted(hand);
    const lists = byFirst(cards.length, meldsIn(cards.map(placeOf)));
    const ways: Arrangement[] = [];
    const walk = (rest: number, chosen: readonly number[]): void => {
      if (rest === 0) {
        ways.push(arrangement(cards, chosen));
        return;
      }
      walk(rest & (rest - 1), chosen);
      for (const meld of lists[lowest(rest)] as number[]) if ((meld & rest) === meld) walk(rest & ~meld, [...chosen, meld]);
    };
    walk((1 << cards.length) - 1, NONE);
    return ways;
  }

  function isMeld(cards: readonly Card[]): boolean {
    if (cards.length < LEAST) return false;
    const all = (1 << cards.length) - 1;
    return meldsIn(cards.map(placeOf)).includes(all);
  }

  function discardFrom(hand: readonly Card[]): { best: Arrangement; discard: Card; others: readonly Card[] } {
    const ways = hand.map((discard, n) => ({ discard, best: arrange(hand.filter((_, m) => m !== n)) }));
    const least = Math.min(...ways.map((way) => way.best.count));
    const equal = ways.filter((way) => way.best.count === least);
    const chosen = equal.reduce((one, other) => (other.best.melds.length < one.best.melds.length ? other : one));
    const others = new Set(equal.map((way) => way.discard).filter((card) => card !== chosen.discard));
    return { ...chosen, others: [...others] };
  }

  return { countOf, leastCount, arrange, arrangements, isMeld, discardFrom };
}
