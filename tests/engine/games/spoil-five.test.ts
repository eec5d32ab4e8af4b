// Spoil five and forty-five: the order of all cards for each trump suit, against the columns of Donohue p. 37-38 and the
// sentence of Blue Ribbon p. 367-368; every deal of forty-five; random pools compared with a plain count.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/spoil-five/index.ts';
import { contenders, isTrump, plainOrder, trumpOrder } from '../../../src/rules-engine/games/spoil-five/reckoning/rank.ts';
import { type Card, columnTotals, PACKS, type Suit } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
const SUITS = { clubs: 'C', diamonds: 'D', hearts: 'H', spades: 'S' } as const;
const PACK = PACKS['standard-52'].cards as readonly Card[];

/** The columns of Donohue, copied by hand. */
const TRUMPS: Readonly<Record<Suit, string>> = {
  C: '5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C 10C',
  S: '5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S',
  D: '5D JD AH AD KD QD 10D 9D 8D 7D 6D 4D 3D 2D',
  H: '5H JH AH KH QH 10H 9H 8H 7H 6H 4H 3H 2H',
};
const PLAIN: Readonly<Record<Suit, string>> = {
  C: 'KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C 10C',
  S: 'KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S 10S',
  D: 'KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD',
  H: 'KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H',
};

/** The strength of a card by the sentence "highest in red, lowest in black", as a number; 0 if it cannot win. */
function strength(card: Card, led: Card, trumps: Suit): number {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  const red = suit === 'H' || suit === 'D';
  const pips = rank === 'A' ? 1 : Number(rank);
  const small = red ? pips : 11 - pips;
  const court = { K: 30, Q: 29, J: 28 }[rank];
  if (suit === trumps || card === 'AH') {
    if (rank === '5') return 200;
    if (rank === 'J') return 199;
    if (card === 'AH') return 198;
    if (rank === 'A') return 197;
    return 100 + (court ?? small);
  }
  const ledTrump = led === 'AH' || led.endsWith(trumps);
  return !ledTrump && led.endsWith(suit) ? (court ?? small) : 0;
}

test('the columns in the book have all 52 cards for each trump suit', () => {
  for (const trumps of Object.values(SUITS)) {
    const plain = Object.values(SUITS).filter((suit) => suit !== trumps);
    expect(trumpOrder(trumps).join(' ')).toBe(TRUMPS[trumps]);
    for (const suit of plain) expect(plainOrder(suit).join(' ')).toBe(PLAIN[suit]);
    const all = [...trumpOrder(trumps), ...plain.flatMap(plainOrder)];
    expect([...all].sort()).toEqual([...PACK].sort());
    expect(all.filter((card) => isTrump(card, trumps)).length).toBe(trumps === 'H' ? 13 : 14);
  }
});

test('every card on every other, in each trump suit, by a second method', () => {
  let pairs = 0;
  for (const trumps of Object.values(SUITS))
    for (const led of PACK)
      for (const other of PACK) {
        if (led === other) continue;
        const wins = strength(other, led, trumps) > strength(led, led, trumps) ? other : led;
        expect(contenders([led, other], trumps)[0]).toBe(wins);
        pairs += 1;
      }
  expect(pairs).toBe(4 * 52 * 51);
});

test('random tricks of two to ten cards, by the scorer itself', () => {
  const scorer = scorerOf(game, 'trick');
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(SUITS) as (keyof typeof SUITS)[])),
      fc.shuffledSubarray([...PACK], { minLength: 2, maxLength: 10 }),
      (trumps, trick) => {
        const found = answered(scorer, { trumps, trick: trick.join(' ') }, BLUE);
        const led = trick[0] as Card;
        const byStrength = trick
          .toSorted((a, b) => strength(b, led, SUITS[trumps]) - strength(a, led, SUITS[trumps]))
          .filter((card) => strength(card, led, SUITS[trumps]) > 0);
        expect(found.ok ? found.value.lines.flatMap(({ cards = [] }) => cards) : found.problems).toEqual(byStrength);
      },
    ),
    { numRuns: 1000 },
  );
});

test('an unannounced ace is the lowest trump of its suit, and the rest of the order is the same', () => {
  for (const suit of Object.values(SUITS)) {
    const late = trumpOrder(suit, true);
    expect(late.at(-1)).toBe(`A${suit}`);
    expect(late.slice(0, -1)).toEqual(trumpOrder(suit).filter((card) => card !== `A${suit}`));
  }
});

test('a card that is played twice is rejected', () => {
  const found = answered(scorerOf(game, 'trick'), { trumps: 'clubs', trick: 'AH AH' }, BLUE);
  expect(found.ok ? '' : found.problems[0]?.field).toBe('trick');
});

test('every deal of forty-five, by both books', () => {
  const scorer = scorerOf(game, 'deal', 'forty-five');
  for (const book of [BLUE, 'donohue'] as const)
    for (const turned of ['no', 'yes'])
      for (const dealer of [0, 1, 2, 3, 4, 5])
        for (const other of [0, 1, 2, 3, 4, 5]) {
          const found = answered(scorer, { turned, dealer: `${dealer}`, other: `${other}` }, book);
          if (dealer + other !== 5) {
            expect(found.ok ? '' : found.problems[0]?.field).toBe('other');
            continue;
          }
          const points = (to: string) => (found.ok ? (found.value.totals.find((one) => one.to === to)?.points ?? 0) : Number.NaN);
          const side = (tricks: number) => (book === 'donohue' ? 5 * tricks : tricks === 5 ? 10 : tricks > 2 ? 5 : 0);
          const extra = book === 'donohue' && turned === 'yes' ? 5 : 0;
          expect([book, turned, dealer, points('Dealer'), points('Other side')]).toEqual([book, turned, dealer, side(dealer) + extra, side(other)]);
        }
});

test('both sides at 45 in one deal: who was first has to be entered', () => {
  const sheet = sheetOf(game, 'game', 'forty-five');
  const deal = { dealer: 'we', turned: 'no', ours: 2, theirs: 3, first: null };
  const even = [
    { ...deal, turned: 'yes' },
    { ...deal, dealer: 'they' },
    { ...deal, ours: 3, theirs: 2 },
  ];
  const played = (last: object) => sheet.play({ we: null, they: null } as never, [...even, { ...deal, ...last }] as never, 'donohue');
  expect(
    played({})
      .rows.at(-1)
      ?.problems.map(({ field }) => field),
  ).toEqual(['first']);
  expect(played({ first: 'we' }).over).toBe('The game is over: We came to 45 first.');
  expect(played({ first: 'they' }).over).toBe('The game is over: They came to 45 first.');
  expect(played({ ours: 1, theirs: 0 }).over).toContain('We reached 45');
  expect(
    played({ ours: 0, theirs: 0 })
      .rows.at(-1)
      ?.problems.map(({ field }) => field),
  ).toEqual(['theirs']);
});

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const seat = fc.constantFrom(...SEATS);
const deals = fc.array(
  fc.record({
    dealer: seat,
    misdeals: fc.option(fc.nat(2)),
    result: fc.constantFrom('spoiled', 'three', 'five', 'jink-failed'),
    winner: seat,
    barred: fc.constantFrom('nobody', ...SEATS),
  }),
  { minLength: 1, maxLength: 10 },
);

test('a continuing pool, counter by counter, 500 random sessions of five', () => {
  const sheet = sheetOf(game, 'pool', 'jink-game');
  fc.assert(
    fc.property(deals, (entries) => {
      const purse: Record<string, number> = { first: 0, second: 0, third: 0, fourth: 0, fifth: 0, pool: 0 };
      const pay = (from: string, to: string, counters: number) => {
        purse[from] = (purse[from] ?? 0) - counters;
        purse[to] = (purse[to] ?? 0) + counters;
      };
      let out: string[] = [];
      for (const { dealer, misdeals, result, winner, barred } of entries) {
        if (purse.pool === 0) {
          out = [];
          for (const one of SEATS) pay(one, 'pool', 1);
        }
        pay(dealer, 'pool', 1 + 2 * (misdeals ?? 0));
        out.push(barred);
        if (result === 'spoiled' || result === 'jink-failed' || out.includes(winner)) continue;
        pay('pool', winner, purse.pool ?? 0);
        if (result === 'five') for (const one of SEATS) pay(one, winner, 1);
      }
      const asked = entries.map((one) => ({ ...one, winner: one.result === 'spoiled' ? null : one.winner }));
      const played = sheet.play({ players: 5, names: null } as never, asked as never, BLUE);
      expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(columnTotals(played)).toEqual(purse);
    }),
    { numRuns: 500 },
  );
});

test('ten may play at a pool, but not eleven; an unknown seat is rejected', () => {
  const sheet = sheetOf(game, 'pool');
  const one = { dealer: 'tenth', misdeals: null, result: 'three', winner: 'ninth', barred: 'nobody' };
  const asked = (players: number) => sheet.play({ players, names: null } as never, [one] as never, BLUE);
  expect(columnTotals(asked(10))).toMatchObject({ ninth: 10, tenth: -2, first: -1, pool: 0 });
  expect(asked(8).rows[0]?.problems.map(({ field }) => field)).toEqual(['dealer', 'winner']);
  expect(sheet.setup.players).toMatchObject({ min: 2, max: 10 });
});
