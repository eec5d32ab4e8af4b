// Loo: the pool settled for every set of players who stand and every division of the tricks among them, compared with the sentences of the
// two books (1940 p. 207-209, Donohue p. 72-78), in all forms that have a pool.
import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/loo/index.ts';
import { type BookId, columnTotals, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerOf, sheetOf } from '../../support/counts/counts.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'].map((name) => `${name} player`);
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five'];
const wordOf = (tricks: number | null) => (tricks === null ? 'passed' : (WORDS[tricks] ?? ''));

/** All ways in which a number of players can pass (null) or share a number of tricks. */
function* hands(players: number, tricks: number): Generator<(number | null)[]> {
  if (players === 0) {
    if (tricks === 0) yield [];
    return;
  }
  for (const own of [null, ...Array.from({ length: tricks + 1 }, (_, n) => n)]) {
    for (const rest of hands(players - 1, tricks - (own ?? 0))) yield [own, ...rest];
  }
}

const count = (place: string): Scorer => scorerOf(game, 'deal', place.split('/')[1]);
const FREE = { board: 'board', end: 'tricks', holder: null, second: null, offender: null, defended: null, forfeits: null };
function settled(scorer: Scorer, book: BookId, values: object): { readonly totals: ReadonlyMap<string, number>; readonly problem: string | null } {
  const result = scorer.score({ ...FREE, ...values } as never, book);
  return {
    totals: new Map(result.ok ? result.value.totals.map(({ to, points }) => [to, points]) : []),
    problem: result.ok ? null : (result.problems[0]?.field ?? ''),
  };
}

interface Way {
  readonly place: string;
  readonly book: BookId;
  readonly limit: string | null;
  readonly price: number;
  readonly tricks: number;
  /** What a looed player pays into the next pool. */
  readonly loo: (pool: number) => number;
  /** Whether a player with this number of tricks (null for passed) is looed. */
  readonly looed: (tricks: number | null) => boolean;
  readonly simples: boolean;
}
const played = (tricks: number | null) => tricks === 0;
const three = { price: 3, tricks: 3, looed: played, simples: true };
const WAYS: readonly Way[] = [
  { place: 'loo', book: 'blue-ribbon-1940', limit: 'limited', loo: () => 3, ...three },
  { place: 'loo', book: 'donohue', limit: 'limited', loo: () => 3, ...three },
  { place: 'loo', book: 'donohue', limit: 'double', loo: (pool) => (pool < 6 ? pool : 6), ...three },
  { place: 'loo', book: 'donohue', limit: 'fourfold', loo: (pool) => (pool < 12 ? pool : 12), ...three },
  { place: 'loo/unlimited', book: 'blue-ribbon-1940', limit: 'unlimited', loo: (pool) => pool, ...three },
  { place: 'loo/unlimited', book: 'donohue', limit: 'unlimited', loo: (pool) => pool, ...three },
  { place: 'loo/limited', book: 'donohue', limit: null, loo: () => 3, ...three },
  { place: 'loo/irish', book: 'blue-ribbon-1940', limit: 'limited', loo: () => 3, ...three, simples: false },
  { place: 'loo/pam', book: 'blue-ribbon-1940', limit: 'limited', loo: () => 3, ...three },
  { place: 'loo/five-card', book: 'donohue', limit: null, loo: () => 5, price: 5, tricks: 5, looed: played, simples: false },
  { place: 'loo/five-card', book: 'blue-ribbon-1940', limit: null, loo: () => 5, price: 5, tricks: 5, looed: (tricks) => !tricks, simples: false },
  { place: 'loo/running-pam', book: 'donohue', limit: null, loo: () => 5, price: 5, tricks: 5, looed: played, simples: false },
];

describe.each(WAYS)('$place by $book, $limit', ({ place, book, limit, price, tricks, loo, looed, simples }) => {
  const scorer = count(place);
  test('every set of players and every division of the tricks', () => {
    let deals = 0;
    for (const players of [2, 3, 4, 5]) {
      for (const before of [0, price, 4 * price]) {
        for (const did of hands(players, tricks)) {
          const dealer = deals % players;
          const values = { limit, pool: before, dealer: SEATS[dealer], did: did.map(wordOf) };
          const { totals, problem } = settled(scorer, book, values);
          const mayPass = !simples || before > 0;
          expect(problem, JSON.stringify(values)).toBe(!mayPass && did.includes(null) ? 'did' : null);
          if (problem !== null) continue;
          deals += 1;
          const pool = before + price;
          let next = 0;
          for (const [n, own] of did.entries()) {
            const pays = (n === dealer ? price : 0) + (looed(own) ? loo(pool) : 0);
            next += looed(own) ? loo(pool) : 0;
            expect(totals.get(NAMES[n] ?? '') ?? 0, JSON.stringify(values)).toBe(((own ?? 0) * pool) / tricks - pays);
          }
          expect(before + (totals.get('Pool') ?? 0), JSON.stringify(values)).toBe(next);
        }
      }
    }
    expect(deals).toBeGreaterThan(400);
  });
});

test('whatever ends a deal, players and pool together lose nothing', () => {
  const ends = [
    { end: 'given' },
    { end: 'misdeal' },
    { end: 'flush', holder: 'first' },
    { end: 'flush', holder: 'second', second: 'first' },
    { end: 'revoke', offender: 'first' },
  ];
  let settledDeals = 0;
  for (const { place, book, limit, tricks } of WAYS) {
    const scorer = count(place);
    const offered = Object.keys((scorer.ask.end as { readonly options: object }).options);
    for (const how of ends.filter(({ end }) => offered.includes(end))) {
      for (const did of how.end === 'flush' ? hands(4, 0) : hands(4, tricks)) {
        for (const forfeits of [null, ['third', 'third']]) {
          const { totals, problem } = settled(scorer, book, { limit, pool: 24, dealer: 'fourth', did: did.map(wordOf), forfeits, ...how });
          if (problem !== null) continue;
          settledDeals += 1;
          expect([...totals.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
          expect(24 + (totals.get('Pool') ?? 0)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  }
  expect(settledDeals).toBeGreaterThan(2000);
});

test('a revoke: the 1940 book divides the pool, Donohue the share of the offender', () => {
  const loo = count('loo');
  const deal = { limit: 'limited', pool: 6, dealer: 'fourth', end: 'revoke', offender: 'first', did: ['two', 'one', 'none', 'passed'] };
  const by = (book: BookId) => [...settled(loo, book, deal).totals].sort();
  expect(by('blue-ribbon-1940')).toEqual([
    ['First player', -6],
    ['Fourth player', -3],
    ['Pool', 1],
    ['Second player', 4],
    ['Third player', 4],
  ]);
  // The share of the offender is six counters: three to each of the others. The third player has no trick and is looed.
  expect(by('donohue')).toEqual([
    ['First player', -6],
    ['Fourth player', -3],
    ['Pool', 3],
    ['Second player', 6],
    ['Third player', 0],
  ]);
});

test('a simple pool has no flush, no pass and no surrender', () => {
  const loo = count('loo');
  const deal = { limit: 'limited', pool: 0, dealer: 'first' };
  const field = (values: object) => settled(loo, 'donohue', { ...deal, ...values }).problem;
  expect(field({ end: 'given' })).toBe('end');
  expect(field({ end: 'flush', holder: 'first', did: ['none', 'none'] })).toBe('end');
  expect(field({ did: ['three', 'passed'] })).toBe('did');
  expect(field({ did: ['three', 'one'] })).toBe('did');
  expect(field({ dealer: 'fifth', did: ['three', 'none'] })).toBe('dealer');
  expect(field({ did: ['three', 'none'] })).toBeNull();
});

test('the sheet carries the pool, says which kind is next, and who deals it', () => {
  const sheet = sheetOf(game, 'pool');
  const setup = { players: 'three', names: ['Ann', 'Ben', 'Cora'], limit: 'limited', board: null };
  const entry = (values: object) => ({ ...FREE, ...values });
  const played = sheet.play(
    setup as never,
    [
      entry({ dealer: 'first', did: ['three', 'none', 'none'] }),
      entry({ dealer: 'second', end: 'misdeal', did: null }),
      entry({ dealer: 'third', did: ['one', 'three', 'none'] }),
      entry({ dealer: 'third', did: ['one', 'two', 'passed'] }),
    ] as never,
    'blue-ribbon-1940',
  );
  expect(played.rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1, 0]);
  // Six are left by the first deal, six more by the misdeal, three by the third dealer: fifteen for three tricks.
  expect(columnTotals(played)).toEqual({ first: 5, second: 1, third: -6, pool: 0 });
  expect(played.state[0]).toBe('The pool is empty: the next is a simple, and everybody plays.');
  // The form of the next deal has three rows; in a simple pool nobody passes.
  expect(played.next).toEqual({ dealer: 'first', did: 'none.none.none' });
});

test('the owner of the only flush is not said to have a flush as well', () => {
  const scorer = count('loo/five-card');
  const shown = (second: string | null) => {
    const asked = { ...FREE, pool: 5, dealer: 'first', end: 'flush', holder: 'second', second, limit: null, did: ['none', 'none', 'none'] };
    const result = scorer.score(asked as never, 'donohue');
    return result.ok ? result.value.lines.map(({ say, to }) => [say, to]) : result.problems;
  };
  expect(shown('third')).toContainEqual(['pam: not looed', 'Third player']);
  for (const second of [null, 'nobody']) expect(shown(second).flat()).not.toContain('pam: not looed');
});
