import type { BookId } from '../../books.ts';
import { choose } from '../../odds/choose.ts';
import { chance, type OddsRow, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import type { Schedule } from '../../scoring/schedule.ts';
import type { Card } from '../../vocabulary/cards.ts';
import { cardsOfRanks, STANDARD_RANKS } from '../../vocabulary/packs.ts';
import type { points } from './points.ts';
import { rateOf, readRating } from './reckoning/evaluate.ts';
import { codeOf, type Hand } from './reckoning/order.ts';
import { type Prices, rankingOf } from './reckoning/ranking.ts';

type Five = readonly [number, number, number, number, number];
const HELD = 5;
const SUITS = 4;
const RANKS = STANDARD_RANKS.length;
const PACK = cardsOfRanks(STANDARD_RANKS).map((card) => codeOf(card));

/** Yields each choice of so many of `from` once, regardless of order. */
function* chosen(from: readonly number[], many: number, start = 0): Generator<readonly number[]> {
  if (many === 0) yield [];
  else for (let n = start; n <= from.length - many; n++) for (const more of chosen(from, many - 1, n + 1)) yield [from[n] as number, ...more];
}

/** Five ranks in rising order, none more often than there are suits. */
function* ranksOfHands(least = 0, left = HELD): Generator<readonly number[]> {
  if (left === 0) yield [];
  else
    for (let rank = least; rank < RANKS; rank++)
      for (const more of ranksOfHands(rank, left - 1)) if (more.filter((other) => other === rank).length < SUITS) yield [rank, ...more];
}
const handOf = (ranks: readonly number[], suitAt: (n: number) => number): Five => ranks.map((rank, n) => rank * SUITS + suitAt(n)) as unknown as Five;
/** Cards of one rank in different suits; of five different ranks, the fifth in another suit than the rest. */
const mixed = (ranks: readonly number[]): Five => {
  const differ = new Set(ranks).size === HELD;
  return handOf(ranks, (n) => (differ ? Number(n === 0) : ranks.slice(0, n).filter((rank) => rank === ranks[n]).length));
};

/** Every hand that can be dealt, grouped by ranks: once in one suit, and once in more. */
const hands: Outcomes<Five> = {
  say: 'hands of five cards',
  of: choose(PACK.length, HELD),
  *each() {
    for (const ranks of ranksOfHands()) {
      const all = [...new Set(ranks)].reduce((ways, rank) => ways * choose(SUITS, ranks.filter((one) => one === rank).length), 1);
      const flushes = new Set(ranks).size === HELD ? SUITS : 0;
      if (flushes > 0) yield [handOf(ranks, () => 0), flushes];
      yield [mixed(ranks), all - flushes];
    }
  },
};

/** What a draw can add to the cards kept, out of those that the drawer has not seen. */
function draws(kept: readonly Card[], thrown: readonly Card[]): Outcomes<Five> {
  const keeps = kept.map((card) => codeOf(card));
  const seen = new Set([...keeps, ...thrown.map((card) => codeOf(card))]);
  const left = PACK.filter((card) => !seen.has(card));
  const many = HELD - keeps.length;
  return {
    say: many === 1 ? 'cards not seen' : `draws of ${many === 2 ? 'two' : 'three'} cards`,
    of: choose(left.length, many),
    *each() {
      for (const drawn of chosen(left, many)) yield [[...keeps, ...drawn] as unknown as Five, 1];
    },
  };
}

/** The class of a hand under a schedule, by the game's own evaluator; a higher `rank` is a better class. */
function classOf(hand: Five, by: Schedule<typeof points>): { readonly is: Hand; readonly rank: number } {
  const { order } = rankingOf(by as unknown as Prices);
  const { hand: is } = readRating(order, rateOf(order)(...hand));
  return { is, rank: order.hands.indexOf(is) };
}

const dealt = (title: string, hand: Hand, gist: string, books?: readonly BookId[]): OddsRow =>
  chance<typeof points, Five>({
    title,
    gist,
    ...(books === undefined ? {} : { books }),
    outcomes: hands,
    happens: (five, by) => classOf(five, by).is === hand,
  });
const filled = (title: string, gist: string, kept: readonly Card[], thrown: readonly Card[], made: readonly Hand[]): OddsRow =>
  chance<typeof points, Five>({ title, gist, outcomes: draws(kept, thrown), happens: (five, by) => made.includes(classOf(five, by).is) });

const FULL = ['full-house', 'four-of-a-kind'] as const;

export const odds: OddsTable = {
  keeper: 'nobody',
  note: 'A deal is counted for five cards of 52, a draw for the 47 that the drawer has not seen. Straights are played.',
  rows: {
    'royal-flush': dealt('A royal flush', 'royal-flush', 'In the first five cards.', ['blue-ribbon-1940']),
    'straight-flush': dealt('A straight flush', 'straight-flush', 'In the first five cards; the royal flush apart where the book names it.'),
    'four-of-a-kind': dealt('Four of a kind', 'four-of-a-kind', 'In the first five cards.'),
    'full-house': dealt('A full house', 'full-house', 'In the first five cards.'),
    flush: dealt('A flush', 'flush', 'In the first five cards.'),
    straight: dealt('A straight', 'straight', 'In the first five cards.'),
    'three-of-a-kind': dealt('Three of a kind', 'three-of-a-kind', 'In the first five cards.'),
    'two-pairs': dealt('Two pairs', 'two-pairs', 'In the first five cards.'),
    pair: dealt('One pair', 'pair', 'In the first five cards.'),
    'high-card': dealt('No pair', 'high-card', 'In the first five cards.'),
    'flush-filled': filled('Filling a flush', 'Four cards of a suit, and one drawn.', ['AH', 'QH', '9H', '4H'], ['7C'], ['flush']),
    'straight-filled': filled(
      'Filling an open straight',
      'Four cards in sequence, and one drawn at either end.',
      ['8H', '7C', '6D', '5S'],
      ['KC'],
      ['straight'],
    ),
    'inside-straight-filled': filled(
      'Filling an inside straight',
      'Four cards that lack one between them, and one drawn.',
      ['9H', '8C', '6D', '5S'],
      ['KC'],
      ['straight'],
    ),
    'two-pairs-filled': filled('Filling two pairs', 'Two pairs, and one card drawn for a full house.', ['JH', 'JC', '6D', '6S'], ['9C'], FULL),
    'three-filled': filled(
      'Bettering three of a kind',
      'Three of a kind, and two drawn for a full house or four of a kind.',
      ['8H', '8C', '8D'],
      ['KS', '5C'],
      FULL,
    ),
    'pair-bettered': filled(
      'Bettering a pair',
      'A pair, and three drawn for two pairs or more.',
      ['10H', '10C'],
      ['KS', '7D', '4C'],
      ['two-pairs', 'three-of-a-kind', ...FULL],
    ),
  },
};
