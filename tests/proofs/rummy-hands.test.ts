// @module-tag full
// The least that a hand of the rummy family can be left with, compared with independent methods: every subset of a
// hand is tried as a meld by definition, and every choice of melds that share no card.

import { expect, test } from 'vitest';
import { seeded } from '../../scripts/seeded.ts';
import rummy from '../../src/rules-engine/games/rummy/index.ts';
import { melderOf } from '../../src/rules-engine/games/rummy/reckoning/melds.ts';
import { mostDown } from '../../src/rules-engine/games/rummy/variants/conquian/reckoning.ts';
import { MELDERS } from '../../src/rules-engine/games/rummy/variants/conquian/scorers.ts';
import { type BookId, itemsAt, pricesOf, schedulesOf } from '../../src/rules-engine/index.ts';
import type { Melder } from '../../src/rules-engine/mechanics/melds.ts';
import { draw, FULL, JOKER, nameAll, nameOf } from './hands.ts';

/** The rules of a variant that the reference method uses. */
interface Form {
  readonly name: string;
  readonly by: Melder;
  /** Ranks in the order of a sequence; if the ace may be high, it is also last. */
  readonly ranks: readonly number[];
  readonly pack: readonly number[];
  readonly size: number;
  readonly counts: (rank: number) => number;
}
const upTo = (size: number) => Array.from({ length: size }, (_, n) => n);
const TWO = [...FULL, ...FULL, JOKER, JOKER];
const LOW = upTo(13);
const court = (rank: number) => Math.min(10, rank + 1);

const scheduleAt = (place: string, book: BookId) => schedulesOf(place, pricesOf(itemsAt(new Map([['rummy', rummy]]), place)))[book];

const FORMS: readonly Form[] = [
  {
    name: 'rum',
    by: melderOf(scheduleAt('rummy', 'blue-ribbon-1940')),
    ranks: [...LOW, 0],
    pack: TWO,
    size: 10,
    counts: (rank) => (rank === 0 ? 11 : court(rank)),
  },
  {
    name: 'rum poker with an ace as in gin',
    by: melderOf(scheduleAt('rummy/rum-poker', 'blue-ribbon-1940'), 'ace-as-in-gin'),
    ranks: [...LOW, 0],
    pack: TWO,
    size: 10,
    counts: court,
  },
  { name: 'rhum', by: melderOf(scheduleAt('rummy', 'donohue')), ranks: LOW, pack: FULL, size: 8, counts: (rank) => rank + 1 },
];

/** For each number of cards, the sets of ranks that can form a sequence of that length. */
const windows = (ranks: readonly number[]) =>
  upTo(ranks.length + 1).map((length) =>
    upTo(ranks.length - length + 1).map((from) => ranks.slice(from, from + length).reduce((set, rank) => set | (1 << rank), 0)),
  );

/** Which subsets are melds, tried one by one: of one rank, or of one suit within as many consecutive ranks, with jokers for missing cards. */
function meldSubsets(hand: readonly number[], runs: readonly (readonly number[])[]): number[] {
  const found: number[] = [];
  const all = 1 << hand.length;
  const suits = new Uint8Array(all);
  const ranks = new Uint16Array(all);
  const sizes = new Uint8Array(all);
  const doubled = new Uint8Array(all);
  for (let set = 1; set < all; set++) {
    const last = 31 - Math.clz32(set);
    const rest = set & ~(1 << last);
    const card = hand[last] as number;
    const suit = card === JOKER ? 0 : 1 << Math.floor(card / 13);
    const rank = card === JOKER ? 0 : 1 << (card % 13);
    suits[set] = (suits[rest] as number) | suit;
    ranks[set] = (ranks[rest] as number) | rank;
    doubled[set] = (doubled[rest] as number) | ((ranks[rest] as number) & rank ? 1 : 0);
    const size = (sizes[rest] as number) + 1;
    sizes[set] = size;
    const held = ranks[set] as number;
    if (size < 3 || held === 0) continue;
    const suited = suits[set] as number;
    if ((held & (held - 1)) === 0) found.push(set);
    else if ((suited & (suited - 1)) === 0 && doubled[set] === 0 && runs[size]?.some((row) => (held & ~row) === 0)) found.push(set);
  }
  return found;
}

/** The most that disjoint melds can take away, trying no meld, each meld, each two, each three and so on. */
function bruteMost(melds: readonly number[], worth: readonly number[], used = 0, from = 0): number {
  let most = 0;
  for (let n = from; n < melds.length; n++) {
    const meld = melds[n] as number;
    if ((meld & used) === 0) most = Math.max(most, (worth[n] as number) + bruteMost(melds, worth, used | meld, n + 1));
  }
  return most;
}
function bruteLeast(hand: readonly number[], melds: readonly number[], counts: Form['counts']): number {
  const values = hand.map((card) => (card === JOKER ? 0 : counts(card % 13)));
  const worth = melds.map((set) => values.reduce((sum, value, n) => sum + (set & (1 << n) ? value : 0), 0));
  return values.reduce((sum, value) => sum + value, 0) - bruteMost(melds, worth);
}

const HANDS = 100_000;
test.each(FORMS)(`least left of ${HANDS} hands of $name`, ({ by, ranks, pack, size, counts }) => {
  const next = seeded(1940);
  const runs = windows(ranks);
  const faults: string[] = [];
  const seen = { melded: 0, joker: 0, copy: 0, whole: 0 };
  for (let n = 0; n < HANDS; n++) {
    // Half from the whole pack, half from a few neighbouring ranks, where sets and sequences compete for the same cards.
    const low = Math.floor(next() * 13);
    const few = (card: number) => card === JOKER || (card - low + 13) % 13 < 5;
    const hand = draw(n % 2 === 0 ? pack : pack.filter(few), n % 10 === 9 ? size + 1 : size, next);
    const cards = hand.map(nameOf);
    const melds = meldSubsets(hand, runs);
    const expected = bruteLeast(hand, melds, counts);
    const { melds: laid, dead, count } = by.arrange(cards);
    const whole = [...laid.flat(), ...dead].sort().join() === [...cards].sort().join();
    const sound = laid.every((meld) =>
      meldSubsets(
        meld.map((card) => hand[cards.indexOf(card)] as number),
        runs,
      ).includes((1 << meld.length) - 1),
    );
    if (count !== expected || by.leastCount(cards) !== expected) faults.push(`${nameAll(hand)}: ${count}, not ${expected}`);
    if (!whole || !sound || by.countOf(dead) !== count) faults.push(`${nameAll(hand)}: laid out wrong`);
    if (laid.length > 0) seen.melded += 1;
    if (laid.some((meld) => meld.includes('JOKER'))) seen.joker += 1;
    if (laid.some((meld) => new Set(meld).size < meld.length)) seen.copy += 1;
    if (dead.length === 0) seen.whole += 1;
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(seen.melded, 'hands with a meld').toBeGreaterThan(HANDS / 4);
  expect(seen.whole, 'hands that go down whole').toBeGreaterThan(100);
  if (pack === TWO) expect(Math.min(seen.joker, seen.copy), 'hands with a joker or two of a card in a meld').toBeGreaterThan(5_000);
}, 120_000);

const SPANISH = [0, 1, 2, 3, 4, 5, 6, 10, 11, 12];
const PACKS = [
  { name: 'ace to ten', by: MELDERS.american, ranks: upTo(10) },
  { name: 'Spanish', by: MELDERS.spanish, ranks: SPANISH },
] as const;

test.each(PACKS)('eleven down from 60,000 hands of conquian, $name pack', ({ by, ranks }) => {
  const next = seeded(1898);
  const runs = windows(ranks);
  const pack = FULL.filter((card) => ranks.includes(card % 13));
  const faults: string[] = [];
  let won = 0;
  for (let n = 0; n < 60_000; n++) {
    const low = Math.floor(next() * 7);
    const few = ranks.slice(low, low + 4);
    const hand = draw(n % 4 === 0 ? pack : pack.filter((card) => few.includes(card % 13)), 11, next);
    const melds = meldSubsets(hand, runs);
    // Each card counts one here: if nothing is left, eleven are down.
    const expected = bruteLeast(hand, melds, () => 1);
    const { melds: down, left } = mostDown(by, [], hand.map(nameOf));
    if (left.length !== expected || down.flat().length !== 11 - expected) faults.push(`${nameAll(hand)}: ${left.length} left, not ${expected}`);
    if (expected === 0) won += 1;
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(won, 'hands that win').toBeGreaterThan(500);
}, 60_000);

/** The fewest cards that cannot be put down on a table, by visiting every position of the cards: 0 is the hand, other numbers are piles. */
function bruteLeft(start: readonly number[], isMeld: (set: number) => boolean): number {
  const setOf = (piles: readonly number[], pile: number) => piles.reduce((set, at, n) => (at === pile ? set | (1 << n) : set), 0);
  const moved = (piles: readonly number[], set: number, pile: number) => piles.map((at, n) => (set & (1 << n) ? pile : at));
  const known = new Set<string>();
  let least = start.length;
  const visit = (piles: readonly number[]): void => {
    if (known.has(piles.join())) return;
    known.add(piles.join());
    const held = setOf(piles, 0);
    least = Math.min(least, piles.filter((at) => at === 0).length);
    const fresh = Math.max(...piles) + 1;
    for (let set = held; set !== 0; set = (set - 1) & held) if (isMeld(set)) visit(moved(piles, set, fresh));
    for (const [n, at] of piles.entries()) {
      const card = 1 << n;
      if (at !== 0 && isMeld(setOf(piles, at) & ~card)) visit(moved(piles, card, 0));
      for (let pile = 1; at === 0 && pile < fresh; pile++) if (isMeld(setOf(piles, pile) | card)) visit(moved(piles, card, pile));
    }
  };
  visit(start);
  return least;
}

test('cards added to a table and borrowed from it, in 2,000 positions of conquian', () => {
  const next = seeded(1905);
  const runs = windows(upTo(10));
  const faults: string[] = [];
  const seen = { borrowed: 0, won: 0, more: 0 };
  for (let n = 0; n < 2_000; ) {
    const low = Math.floor(next() * 6);
    const hand = draw(
      FULL.filter((card) => card % 13 >= low && card % 13 < low + 3 + (n % 3)),
      11,
      next,
    );
    const melds = meldSubsets(hand, runs);
    const laid = melds[Math.floor(next() * melds.length)];
    if (laid === undefined) continue;
    n += 1;
    const known = new Set(melds);
    const expected = bruteLeft(
      hand.map((_, at) => (laid & (1 << at) ? 1 : 0)),
      (set) => known.has(set),
    );
    const of = (set: number) => hand.filter((_, at) => set & (1 << at)).map(nameOf);
    const down = mostDown(MELDERS.american, [of(laid)], of(~laid & 0x7ff));
    const whole = [...down.melds.flat(), ...down.left].sort().join() === hand.map(nameOf).sort().join();
    if (down.left.length !== expected || !whole || !down.melds.every(MELDERS.american.isMeld))
      faults.push(`${of(laid)} with ${of(~laid & 0x7ff)}: ${down.left.length} left, not ${expected}`);
    if (down.borrowed.length > 0) seen.borrowed += 1;
    if (expected === 0) seen.won += 1;
    if (expected > mostDown(MELDERS.american, [], hand.map(nameOf)).left.length) seen.more += 1;
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(seen.borrowed, 'positions in which a card is borrowed').toBeGreaterThan(50);
  expect(seen.won, 'positions that win').toBeGreaterThan(50);
  expect(seen.more, 'positions in which the table bars what the cards alone would allow').toBeGreaterThan(50);
}, 60_000);
