// Melds of a gin hand. A hand is a list of at most eleven cards; a set of its cards is a number with one bit for each place in the list.
import { type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../../core/cards.ts';
import { pointsOf } from '../../../core/points.ts';
import { points } from '../points.ts';

/** Ace low, king high, no eleven and twelve: the order of a sequence. */
const ORDER: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const PLACE = new Map<Card, number>(SUITS.flatMap((suit, s) => ORDER.map((rank, r): [Card, number] => [`${rank}${suit}`, s * 16 + r])));
const placeOf = (card: Card): number => PLACE.get(card) ?? 0;
const rankAt = (place: number) => place & 15;
const suitAt = (place: number) => place >> 4;
/** Pips stay under 16 to a card, so that 11 cards and the number of melds fit in one small number. */
const MELD_STEP = 1 / 8;

// Both books count alike; a test holds the two columns together.
const ACE = pointsOf(points.ace, 'sierra');
const COURT = pointsOf(points['court-card'], 'sierra');
const VALUES: readonly number[] = ORDER.map((rank, n) => (rank === 'A' ? ACE : 'JQK'.includes(rank) ? COURT : n + 1));

/** What a card counts as deadwood. */
export const pipsOf = (card: Card): number => VALUES[rankAt(placeOf(card))] as number;
/** What cards count together as deadwood. */
export const countOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0);

/** A hand divided into melds and the cards left over. */
export interface Arrangement {
  readonly melds: readonly (readonly Card[])[];
  readonly dead: readonly Card[];
  readonly count: number;
}

/** Every meld that the cards hold, as sets of their places: sequences of three or more, and three or four of a rank. */
function meldsIn(places: readonly number[]): number[] {
  const at = new Map(places.map((place, n) => [place, n]));
  const melds: number[] = [];
  const groups: number[] = new Array(ORDER.length).fill(0);
  for (let n = 0; n < places.length; n++) {
    const place = places[n] as number;
    groups[rankAt(place)] = (groups[rankAt(place)] as number) | (1 << n);
    let run = 1 << n;
    for (let next = place + 1, length = 2; ; next++, length++) {
      const found = at.get(next);
      if (found === undefined) break;
      run |= 1 << found;
      if (length >= 3) melds.push(run);
    }
  }
  for (const group of groups) {
    const size = bits(group);
    if (size < 3) continue;
    melds.push(group);
    if (size === 4) for (let one = group; one !== 0; one &= one - 1) melds.push(group & ~(one & -one));
  }
  return melds;
}

function bits(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}
const lowest = (set: number) => 31 - Math.clz32(set & -set);

/** Melds by the first card of each: whoever asks what may become of a card meets each meld once. */
function byFirst(size: number, melds: readonly number[]): number[][] {
  const lists: number[][] = Array.from({ length: size }, () => []);
  for (const meld of melds) lists[lowest(meld)]?.push(meld);
  return lists;
}

const NO_MELDS: readonly number[] = [];
function searchLeast(places: readonly number[]): { count: number; melds: readonly number[] } {
  const values = places.map((place) => VALUES[rankAt(place)] as number);
  let all = 0;
  for (const value of values) all += value;
  const melds = meldsIn(places);
  if (melds.length === 0) return { count: all, melds: NO_MELDS };
  const size = places.length;
  const lists = byFirst(size, melds);
  // The first card of the rest is either dead or in one of the melds that begin with it: no arrangement is left out, none is met twice.
  const known = new Map<number, { left: number; melds: readonly number[] }>();
  const solve = (rest: number): { left: number; melds: readonly number[] } => {
    if (rest === 0) return { left: 0, melds: NO_MELDS };
    const before = known.get(rest);
    if (before !== undefined) return before;
    const first = lowest(rest);
    const under = solve(rest & (rest - 1));
    let best = { left: under.left + (values[first] as number), melds: under.melds };
    for (const meld of lists[first] as number[]) {
      if ((meld & rest) !== meld) continue;
      const after = solve(rest & ~meld);
      // Among arrangements that leave as little, the one with the fewest melds: a long sequence stays whole.
      if (after.left + (after.melds.length + 1) * MELD_STEP < best.left + best.melds.length * MELD_STEP)
        best = { left: after.left, melds: [...after.melds, meld] };
    }
    known.set(rest, best);
    return best;
  };
  const { left, melds: chosen } = solve((1 << size) - 1);
  return { count: left, melds: chosen };
}

const cardsOf = (hand: readonly Card[], set: number) => hand.filter((_, n) => (set & (1 << n)) !== 0);
function arrangement(hand: readonly Card[], melds: readonly number[]): Arrangement {
  const used = melds.reduce((sum, meld) => sum | meld, 0);
  const dead = hand.filter((_, n) => (used & (1 << n)) === 0);
  return { melds: melds.map((meld) => cardsOf(hand, meld)), dead, count: countOf(dead) };
}
const sorted = (hand: readonly Card[]) => [...hand].sort((a, b) => placeOf(a) - placeOf(b));

/** The least deadwood that a hand can have. */
export const leastCount = (hand: readonly Card[]): number => searchLeast(hand.map(placeOf)).count;

/** A hand arranged so that its deadwood is least, with as few melds as that allows. */
export function arrange(hand: readonly Card[]): Arrangement {
  const cards = sorted(hand);
  return arrangement(cards, searchLeast(cards.map(placeOf)).melds);
}

/** Every way of laying a hand out, also those that leave a meld unmade. */
export function arrangements(hand: readonly Card[]): Arrangement[] {
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
  walk((1 << cards.length) - 1, []);
  return ways;
}

/** Whether cards are one meld. */
export function isMeld(cards: readonly Card[]): boolean {
  if (cards.length < 3) return false;
  const places = sorted(cards).map(placeOf);
  const [first = 0] = places;
  return places.every((place) => rankAt(place) === rankAt(first)) || places.every((place, n) => place === first + n);
}

/** Odd cards laid off on melds, in the order in which they can be laid, and what is then left. */
export function layOff(melds: readonly (readonly Card[])[], odd: readonly Card[]): { laid: readonly Card[]; left: readonly Card[] } {
  const left = [...odd];
  const laid: Card[] = [];
  const take = (card: Card) => {
    const n = left.indexOf(card);
    if (n < 0) return false;
    laid.push(...left.splice(n, 1));
    return true;
  };
  // Sequences first: a card that fits a sequence may open it to another one, and put on a group it opens nothing.
  for (const meld of melds) {
    const places = meld.map(placeOf);
    if (rankAt(places[0] as number) === rankAt(places[1] as number)) continue;
    const suit = SUITS[suitAt(places[0] as number)] as Suit;
    for (let rank = rankAt(Math.min(...places)) - 1; rank >= 0 && take(`${ORDER[rank] as Rank}${suit}`); ) rank -= 1;
    for (let rank = rankAt(Math.max(...places)) + 1; rank < ORDER.length && take(`${ORDER[rank] as Rank}${suit}`); ) rank += 1;
  }
  for (const meld of melds) {
    const rank = rankOf(meld[0] as Card);
    if (rank !== rankOf(meld[1] as Card) || meld.length !== 3) continue;
    const missing = SUITS.find((suit) => !meld.some((card) => suitOf(card) === suit));
    if (missing !== undefined && rank !== null) take(`${rank}${missing}`);
  }
  return { laid, left };
}

/** How the opponent of the player who knocked leaves the least deadwood: own melds, and lay-offs on those of the knocker. */
export interface Response {
  readonly melds: readonly (readonly Card[])[];
  readonly laid: readonly Card[];
  readonly left: readonly Card[];
  readonly count: number;
}
const plain = ({ melds, dead, count }: Arrangement): Response => ({ melds, laid: [], left: dead, count });

/** The best answer to a knock; every way of holding the hand is tried, since a meld broken up may lay off better than it counts. */
export function respond(ways: readonly Arrangement[], knocked: readonly (readonly Card[])[]): Response {
  let best: Response | null = null;
  for (const way of ways) {
    const { laid, left } = layOff(knocked, way.dead);
    const one: Response = laid.length === 0 ? plain(way) : { melds: way.melds, laid, left, count: countOf(left) };
    const better =
      best === null || one.count < best.count || (one.count === best.count && one.laid.length + one.melds.length < best.laid.length + best.melds.length);
    if (better) best = one;
  }
  return best ?? { melds: [], laid: [], left: [], count: 0 };
}
