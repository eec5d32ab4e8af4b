// Napoleon: every bid with every number of tricks and players, in each form, by the sentences of Blue Ribbon p. 261-263 and 400;
// random sessions with a pool compared with a plain count of chips.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/napoleon/index.ts';
import { columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
const TABLES = { two: 2, three: 3, four: 4, five: 5, six: 6 } as const;
const FORMS = {
  '': ['one', 'two', 'three', 'four', 'nap'],
  misery: ['one', 'two', 'three', 'misery', 'four', 'nap'],
  'wellington-and-blucher': ['one', 'two', 'three', 'four', 'nap', 'wellington', 'blucher'],
  'sir-garnet': ['one', 'two', 'three', 'four', 'nap', 'garnet'],
  widow: ['one', 'two', 'three', 'four', 'nap'],
} as const;

/** What each adversary pays the bidder (negative: gets), by the sentences of the book. */
function bySentences(bid: string, tricks: number): number {
  const all = tricks === 5;
  switch (bid) {
    case 'misery':
      return tricks === 0 ? 3 : -3;
    case 'nap':
      return all ? 10 : -5;
    case 'garnet':
      return all ? 10 : -(5 + 5);
    case 'wellington':
      return all ? 10 : -10;
    case 'blucher':
      return all ? 10 : -20;
    default: {
      const asked = ['one', 'two', 'three', 'four'].indexOf(bid) + 1;
      return tricks < asked ? -asked : asked;
    }
  }
}

const given = (form: string, raw: Record<string, string>) => {
  const found = answered(scorerOf(game, 'deal', form === '' ? undefined : form), raw, BLUE);
  if (!found.ok) return found.problems.map(({ field }) => field).join();
  return Object.fromEntries(found.value.totals.map(({ to, points }) => [to, points]));
};

test.each(Object.entries(FORMS))('every bid, every number of tricks and players: %s', (form, bids) => {
  let settled = 0;
  for (const [players, size] of Object.entries(TABLES))
    for (const bid of bids)
      for (const tricks of [0, 1, 2, 3, 4, 5]) {
        const each = bySentences(bid, tricks);
        expect([players, bid, tricks, given(form, { players, bid, tricks: `${tricks}` })]).toEqual([
          players,
          bid,
          tricks,
          { Bidder: each * (size - 1), 'Each adversary': -each },
        ]);
        settled += 1;
      }
  expect(settled).toBe(5 * bids.length * 6);
});

test('a form has no bid of another form, and nobody wins six tricks', () => {
  expect(given('', { bid: 'misery', tricks: '0' })).toBe('bid');
  expect(given('misery', { bid: 'blucher', tricks: '5' })).toBe('bid');
  expect(given('pool', { pool: '10', bid: 'wellington', tricks: '5' })).toBe('bid');
  expect(given('', { bid: 'nap', tricks: '6' })).toBe('tricks');
  expect(given('', { tricks: '3' })).toBe('bid');
});

test('a pool of every size to 60, with every bid and number of tricks', () => {
  for (let pool = 0; pool <= 60; pool++)
    for (const bid of FORMS[''])
      for (const tricks of [0, 1, 2, 3, 4, 5]) {
        const each = bySentences(bid, tricks);
        const nap = bid === 'nap' ? (tricks === 5 ? pool : -pool) : 0;
        const after = pool - nap;
        expect(given('pool', { pool: `${pool}`, bid, tricks: `${tricks}` })).toEqual({
          Bidder: each * 3 + nap,
          'Each adversary': -each,
          ...(pool === 0 ? {} : { Pool: after }),
        });
      }
});

const SEATS = ['first', 'second', 'third', 'fourth'] as const;
const four = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 4, maxLength: 4 });
const deals = fc.array(
  fc.record({
    dealer: fc.constantFrom(...SEATS),
    bidder: fc.constantFrom(...SEATS),
    bid: fc.constantFrom(...FORMS['']),
    tricks: fc.nat(5),
    bought: fc.option(four(fc.nat(5))),
    peeps: fc.option(four(fc.nat(1))),
    revokes: fc.option(four(fc.nat(2))),
    leads: fc.option(four(fc.nat(2))),
  }),
  { minLength: 1, maxLength: 8 },
);

test.each(['pool', 'purchase', 'peep'])('random sessions with a pool, counter by counter: %s', (form) => {
  const sheet = sheetOf(game, 'account', form);
  fc.assert(
    fc.property(deals, fc.integer({ min: 1, max: 9 }), fc.nat(5), (entries, stake, adds) => {
      const purse: Record<string, number> = { first: 0, second: 0, third: 0, fourth: 0, pool: 0 };
      const move = (from: string, to: string, counters: number) => {
        purse[from] = (purse[from] ?? 0) - counters;
        purse[to] = (purse[to] ?? 0) + counters;
      };
      for (const one of entries) {
        if (purse.pool === 0) for (const seat of SEATS) move(seat, 'pool', stake);
        move(one.dealer, 'pool', adds);
        SEATS.forEach((seat, n) => {
          if (form === 'purchase') move(seat, 'pool', one.bought?.[n] ?? 0);
          if (form === 'peep') move(seat, 'pool', one.peeps?.[n] ?? 0);
          move(seat, 'pool', 5 * (one.revokes?.[n] ?? 0) + 3 * (one.leads?.[n] ?? 0));
        });
        for (const seat of SEATS) if (seat !== one.bidder) move(seat, one.bidder, bySentences(one.bid, one.tricks));
        if (one.bid === 'nap' && one.tricks === 5) move('pool', one.bidder, purse.pool ?? 0);
        else if (one.bid === 'nap') move(one.bidder, 'pool', purse.pool ?? 0);
      }
      const asked = entries.map((one) => ({ ...one, bought: form === 'purchase' ? one.bought : null, peeps: form === 'peep' ? one.peeps : null }));
      const played = sheet.play({ players: 'four', names: null, stake, adds } as never, asked as never, BLUE);
      expect(columnTotals(played)).toEqual(purse);
      expect(Object.values(purse).reduce((sum, one) => sum + one, 0)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test('a player who is not at the table, and lists for another number of players, are rejected', () => {
  const entry = { dealer: 'fourth', bidder: 'fifth', bid: 'one', tricks: 1, bought: null, peeps: null, revokes: [1, 0], leads: null };
  const played = sheetOf(game, 'account', 'pool').play({ players: 'three', names: null, stake: 1, adds: 0 } as never, [entry] as never, BLUE);
  expect(played.rows[0]?.problems.map(({ field }) => field)).toEqual(['dealer', 'bidder', 'revokes']);
  expect(columnTotals(played)).toEqual({ first: 0, second: 0, third: 0, pool: 0 });
});
