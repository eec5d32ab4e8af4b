// Accounts between players who pay each other: for any entries, gains and payments add up to zero; and the books' rules, calculated again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookId, type Field, type Fields, type Played, playWritten, type Raw, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { everyPlace } from '../../support/every-place.ts';

const ACCOUNTS = [
  ['calabrasella', 'account'],
  ['solo-whist', 'account'],
  ['solo-whist/kimberly', 'account'],
  ['solo-whist/three-handed', 'account'],
  ['boston', 'account'],
  ['preference', 'account'],
  ['vingt-et-un', 'account'],
  ['baccarat', 'bank'],
  ['craps', 'account'],
  ['macao', 'account'],
  ['blind-hookey', 'account'],
  ['lansquenet', 'account'],
] as const;

function sheetOf(id: string, key: string): Sheet {
  const sheet = sheetIn(
    everyPlace.find((one) => one.id === id),
    key,
  );
  if (sheet === undefined) throw new Error(`no sheet ${key} at ${id}`);
  return sheet;
}
function play(id: string, setup: Raw, entries: readonly Raw[], book: BookId, key = 'account'): Played {
  const { played, wrong } = playWritten(sheetOf(id, key), { setup, entries }, book);
  expect(wrong).toEqual([]);
  return played;
}
const sums = (played: Played) => Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points + 0]));
const problems = (played: Played) => played.rows.flatMap((row) => row.problems);

/** Text for a field, mostly valid. */
function answers(field: Field): fc.Arbitrary<string> {
  if (field.kind === 'choice') return fc.oneof(fc.constant(Object.keys(field.options)[0] ?? ''), fc.constantFrom(...Object.keys(field.options)));
  if (field.kind === 'flag') return fc.constantFrom('yes', 'no');
  if (field.kind === 'count') return fc.oneof(fc.constant(field.min), fc.integer({ min: field.min, max: Math.min(field.max, 40) })).map(String);
  if (field.kind === 'list')
    return fc.array(answers(field.of), { minLength: field.min, maxLength: Math.min(field.max, field.min + 1) }).map((all) => all.join('.'));
  return fc.constant('');
}
const raws = (fields: Fields): fc.Arbitrary<Raw> => fc.record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, answers(field)])));

describe.each(ACCOUNTS)('%s.score.%s', (id, key) => {
  const sheet = sheetOf(id, key);
  const { names: _, ...setup } = sheet.setup;
  test('the columns add up to zero after every entry, and an invalid entry counts for nothing', () => {
    let counted = 0;
    fc.assert(
      fc.property(raws(setup), fc.array(raws(sheet.entry), { maxLength: 12 }), fc.constantFrom(...sheet.books), (asked, entries, book) => {
        const { played, wrong } = playWritten(sheet, { setup: asked, entries }, book);
        if (wrong.length > 0) return;
        for (const row of played.rows) {
          if (row.problems.length > 0) expect(row.lines).toEqual([]);
          if (row.lines.length > 0) counted += 1;
          expect(row.lines.reduce((sum, line) => sum + (line.points ?? 0), 0)).toBeCloseTo(0);
          for (const { to } of row.lines) expect(played.columns.map((column) => column.key)).toContain(to);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(counted, 'entries that counted').toBeGreaterThan(15);
  });
});

describe('calabrasella.score.account', () => {
  const one = (more: Raw) => ({ what: 'played', player: 'first', revoke: 'none', dealer: 'none', ...more });
  test('for every number of points: the difference from each opponent, and double for all of them', () => {
    for (let taken = 0; taken <= 35; taken++) {
      const each = taken === 35 ? 70 : taken === 0 ? -70 : taken - (35 - taken);
      expect(sums(play('calabrasella', { names: 'A.B.C' }, [one({ taken: `${taken}` })], 'blue-ribbon-1940'))).toEqual({ A: 2 * each, B: -each, C: -each });
    }
  });
  test('a revoke moves nine points from one side to the other; more points than a deal has are rejected', () => {
    const revoked = play('calabrasella', { names: 'A.B.C' }, [one({ taken: '20', revoke: 'player' })], 'blue-ribbon-1940');
    expect(sums(revoked)).toEqual({ A: 2 * (11 - 24), B: 13, C: 13 });
    expect(problems(play('calabrasella', {}, [one({ taken: '36' })], 'blue-ribbon-1940'))).toMatchObject([{ field: 'taken', found: '36' }]);
  });
  test('with four players the dealer neither pays nor is paid, and the deal rotates', () => {
    const played = play('calabrasella', { players: 'four', names: 'A.B.C.D' }, [one({ taken: '21', dealer: 'third' })], 'blue-ribbon-1940');
    expect(sums(played)).toEqual({ A: 14, B: -7, C: 0, D: -7 });
    expect(played.next).toEqual({ dealer: 'fourth' });
    expect(problems(play('calabrasella', { players: 'four' }, [one({ taken: '21' })], 'blue-ribbon-1940'))).toMatchObject([{ field: 'dealer' }]);
  });
});

describe('solo-whist.score.account', () => {
  test('a wrong number of cards wins nothing; a claimed misère is paid in full', () => {
    const entries = [
      { call: 'solo', caller: 'first', tricks: '6', revoke: 'none', 'wrong-number': 'yes' },
      { call: 'misere', caller: 'first', tricks: '2', revoke: 'adversary' },
    ];
    expect(sums(play('solo-whist', { names: 'A.B.C.D' }, entries, 'blue-ribbon-1940'))).toEqual({ A: 30, B: -10, C: -10, D: -10 });
  });
  test('no call that the variant does not have: no proposal at kimberly solo, no question about a partner', () => {
    expect(Object.keys(sheetOf('solo-whist/kimberly', 'account').entry)).not.toContain('partner');
    const one = { call: 'proposal', caller: 'first', partner: 'first', tricks: '8', revoke: 'none' };
    expect(problems(play('solo-whist/kimberly', {}, [one], 'blue-ribbon-1940'))).toMatchObject([{ field: 'call' }]);
    expect(problems(play('solo-whist', {}, [one], 'blue-ribbon-1940'))).toMatchObject([{ field: 'partner' }]);
  });
});

describe('boston.score.account', () => {
  const fail = { declared: 'petite-misere', player: 'first', tricks: '1' };
  const win = { declared: 'petite-misere', player: 'second', tricks: '0' };
  test('basts are set aside, the greatest is added when the pool has been won, and after a round the rest is shared', () => {
    const two = play('boston', {}, [fail, fail, win], 'donohue');
    expect(two.state[1]).toBe('The pool holds 0; basts aside: 36, 40.');
    const three = play('boston', {}, [fail, fail, win, { declared: 'passed' }], 'donohue');
    expect(three.state.slice(1)).toEqual(['The pool holds 76; basts aside: 36.', 'First player deals. The dealer adds to it.']);
    const end = play('boston', {}, [fail, fail, win, { declared: 'passed' }, { declared: 'shared' }], 'donohue');
    expect(end.over).toContain('shared');
    expect(sums(end)).toMatchObject({ 'The pool': 0, 'Basts laid aside': 0 });
    expect(problems(play('boston', {}, [fail, { declared: 'shared' }], 'donohue'))).toMatchObject([
      { field: 'declared', expected: expect.stringContaining('round') },
    ]);
  });
  test('a misdeal keeps the deal and adds four', () => {
    expect(play('boston', {}, [{ declared: 'misdeal' }, { declared: 'misdeal' }], 'donohue').state.slice(1)).toEqual([
      'The pool holds 44; no bast lies aside.',
      'First player deals. Nothing is added.',
    ]);
  });
  test('the partner who fell short bears the whole loss', () => {
    const one = { declared: 'five', player: 'first', suit: 'second-preference', partner: 'third', tricks: '5', 'partner-tricks': '2', honours: '2' };
    expect(sums(play('boston', { names: 'A.B.C.D' }, [one], 'donohue'))).toEqual({
      A: -12,
      B: -8 + 2,
      C: -8 - 4 - 36,
      D: -8 + 2,
      'The pool': 36,
      'Basts laid aside': 36,
    });
  });
});

describe('preference.score.account', () => {
  const setup = { names: 'A.B.C', stake: '10', rates: '1.2.3.4' };
  test('each player is paid for their own tricks, ten in all', () => {
    const one = { what: 'bid', player: 'second', suit: 'clubs', tricks: '6', others: '3.1' };
    expect(sums(play('preference', { ...setup, paid: 'everyone' }, [one], 'blue-ribbon-1940'))).toEqual({ A: -4, B: 2, C: -8, 'The pool': 10 });
    expect(problems(play('preference', { ...setup, paid: 'everyone' }, [{ ...one, others: '3.3' }], 'blue-ribbon-1940'))).toMatchObject([{ found: '12' }]);
  });
  test('no more is paid than the pool contains, until all have paid in again', () => {
    const one = { what: 'bid', player: 'first', suit: 'hearts', tricks: '7' };
    const short = play('preference', setup, [one, one], 'blue-ribbon-1940');
    expect(short.rows[1]?.problems).toMatchObject([{ field: 'tricks', found: '28 to be paid' }]);
    expect(sums(play('preference', setup, [one, { what: 'pool' }, one], 'blue-ribbon-1940'))).toEqual({ A: -20 + 56, B: -20, C: -20, 'The pool': 4 });
  });
});

describe('vingt-et-un.score.account', () => {
  const deal = (dealer: string, hand: string, more: Raw = {}) => ({ banker: 'first', dealer, stakes: '0.1', hands: `out.${hand}`, ...more });
  const paid = (book: BookId, dealer: string, hand: string, more: Raw = {}) => {
    const played = play('vingt-et-un', { players: 'two' }, [deal(dealer, hand, more)], book);
    return problems(played).length > 0 ? null : (sums(played)['Second player'] ?? 0);
  };
  // Payment to the player in stakes by book, copied from the pages: counted, natural, 21 by drawing, burst.
  const HANDS = ['won', 'lost', 'tie', 'natural', 'drawn', 'burst'];
  test.each([
    ['blue-ribbon-1940', 'counted', [1, -1, 0, 2, 1, -1]],
    ['blue-ribbon-1940', 'natural', [null, -2, 0, 0, null, null]],
    ['blue-ribbon-1940', 'twenty-one', [null, -1, 0, 2, 0, -1]],
    ['blue-ribbon-1940', 'burst', [1, null, null, 2, 1, -1]],
    ['donohue', 'counted', [1, -1, -1, 2, 2, -1]],
    ['donohue', 'natural', [null, -2, -1, -1, null, null]],
    ['donohue', 'twenty-one', [null, -2, -1, 2, -1, -1]],
    ['donohue', 'burst', [1, null, null, 2, 2, -1]],
    ['uspc-1898', 'counted', [1, -1, 0, 2, 1, -1]],
    ['uspc-1898', 'natural', [null, -2, 0, 0, null, null]],
  ] as const)('%s, the dealer: %s', (book, dealer, stakes) => {
    expect(HANDS.map((hand) => paid(book, dealer, hand))).toEqual(stakes);
  });
  test('the usual stake is used if no other is entered; the next entry proposes the previous stake of the former banker', () => {
    const setup = { players: 'three', names: 'A.B.C', stake: '5' };
    const first = { banker: 'first', dealer: 'counted', hands: 'out.won.lost' };
    expect(sums(play('vingt-et-un', setup, [first], 'uspc-1898'))).toEqual({ A: 0, B: 5, C: -5 });
    const second = { banker: 'second', dealer: 'counted', hands: 'natural.out.out', stakes: '3.0.0' };
    const both = play('vingt-et-un', setup, [first, second], 'uspc-1898');
    expect(sums(both)).toEqual({ A: 6, B: 5 - 6, C: -5 });
    expect(both.next).toEqual({ banker: 'second', stakes: '3.0.0', hands: 'out.out.out' });
  });
  test('a call of double doubles the payment, and counts for nothing if the book has none', () => {
    expect(paid('donohue', 'counted', 'natural', { doubled: 'yes' })).toBe(4);
    expect(paid('uspc-1898', 'counted', 'won', { doubled: 'yes' })).toBe(1);
  });
  test('a stake needs a hand and a hand needs a stake; values in the place of the dealer are ignored', () => {
    expect(paid('donohue', 'counted', 'out')).toBeNull();
    expect(paid('donohue', 'counted', 'won', { stakes: '0.0' })).toBeNull();
    expect(paid('donohue', 'counted', 'won', { stakes: '9.1', hands: 'burst.won' })).toBe(1);
  });
});

describe('baccarat.score.bank', () => {
  const coup = (right: string, left: string, bets: Raw) => ({ right, left, ...bets });
  test('à cheval is decided if both sides have the same result, and a broken bank ends the sheet', () => {
    for (const [right, left, won] of [
      ['won', 'won', 5],
      ['lost', 'lost', -5],
      ['won', 'lost', 0],
      ['tied', 'tied', 0],
      ['won', 'tied', 0],
    ] as const)
      expect(sums(play('baccarat', { capital: '50' }, [coup(right, left, { astride: '5' })], 'blue-ribbon-1940', 'bank'))['À cheval']).toBe(won);
    const broken = play(
      'baccarat',
      { capital: '50' },
      [coup('won', 'tied', { onRight: '50' }), coup('won', 'won', { onLeft: '1' })],
      'blue-ribbon-1940',
      'bank',
    );
    expect(broken.over).toContain('broken');
    expect(problems(broken)).toMatchObject([{ expected: 'no coup after the end of the bank' }]);
  });
  test('the bank pays no more than it has', () => {
    const one = play('baccarat', { capital: '50' }, [coup('won', 'lost', { onRight: '60', onLeft: '9' })], 'blue-ribbon-1940', 'bank');
    expect(problems(one)).toMatchObject([{ found: '51 to pay' }]);
  });
});

describe('craps.score.account', () => {
  test('the caster throws again after a win, and bets with the others only', () => {
    const setup = { players: 'three', names: 'A.B.C' };
    const won = play('craps', setup, [{ caster: 'third', end: 'nick', stakes: '2.3.0' }], 'blue-ribbon-1940');
    expect(won.next).toEqual({ caster: 'third', stakes: '2.3.0' });
    const lost = play('craps', setup, [{ caster: 'third', end: 'crap', stakes: '2.3.0' }], 'blue-ribbon-1940');
    expect(lost.next).toEqual({ caster: 'first', stakes: '2.3.0' });
    expect(sums(lost)).toEqual({ A: 2, B: 3, C: -5 });
    // Values in the caster's place are ignored; the stake of an earlier turn is proposed again.
    const own = play(
      'craps',
      setup,
      [
        { caster: 'third', end: 'crap', stakes: '2.3.9' },
        { caster: 'first', end: 'crap', stakes: '9.3.4' },
      ],
      'blue-ribbon-1940',
    );
    expect(sums(own)).toEqual({ A: 2 - 7, B: 3 + 3, C: -5 + 4 });
    expect(own.next).toEqual({ caster: 'second', stakes: '2.3.4' });
    expect(problems(play('craps', setup, [{ caster: 'first', end: 'crap', stakes: '2.0.0' }], 'blue-ribbon-1940'))).toMatchObject([{ found: 'none' }]);
    expect(problems(play('craps', setup, [{ caster: 'first', end: 'crap', stakes: '0.1.1.1' }], 'blue-ribbon-1940'))).toMatchObject([{ found: '4' }]);
  });
});
