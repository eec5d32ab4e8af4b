// Vint against blue-ribbon-1940 p. 379-383: tricks, penalties, slams and honors calculated again, by simple rules, for every deal.

import { describe, expect, test } from 'vitest';
import vint from '../../../src/rules-engine/games/vint/index.ts';
import { columnTotals, decode, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';
const LEVELS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

function ask(raw: Raw) {
  const scorer = scorerIn(countsOf(vint), 'deal');
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, raw);
  if (!values.ok) throw new Error(JSON.stringify(values.problems));
  return scorer.score(values.value, BOOK);
}
function points(raw: Raw): [number, number, number, number] {
  const result = ask(raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const of = (to: string) => result.value.totals.find((one) => one.to === to)?.points ?? 0;
  return [of('We, below'), of('We, above'), of('They, below'), of('They, above')];
}
const problems = (raw: Raw) => {
  const result = ask(raw);
  return result.ok ? [] : result.problems.map((one) => one.field);
};

/** Honors by the words of the book, in units of one honor: ours, theirs. */
function honorsOf(h: number, a: number, weWinTricks: boolean): [number, number] {
  const majority = (ours: number, theirs: number) => (ours > theirs ? 'we' : ours < theirs ? 'they' : 'none');
  const [H, A] = [5 - h, 4 - a];
  const honors = majority(h, H);
  let aces = majority(a, A);
  if (aces === 'none') aces = weWinTricks ? 'we' : 'they';
  if (honors === 'we' && aces === 'we') return [h + a, 0];
  if (honors === 'they' && aces === 'they') return [0, H + A];
  const rest = honors === 'we' ? h - A : a - H;
  return rest >= 0 ? [rest, 0] : [0, -rest];
}

test('every bid in a suit, every number of tricks, honors and aces', () => {
  for (const [n, bid] of LEVELS.entries()) {
    const value = 10 * (n + 1);
    for (const bidder of ['we', 'they']) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        for (let honors = 0; honors <= 5; honors++) {
          for (let aces = 0; aces <= 4; aces++) {
            const raw = { bidder, bid, trump: 'H', tricks: `${tricks}`, honors: `${honors}`, aces: `${aces}` };
            if ((honors === 5 && aces === 0) || (honors === 0 && aces === 4)) {
              expect(problems(raw).length, JSON.stringify(raw)).toBe(1);
              continue;
            }
            const [we, they] = honorsOf(honors, aces, tricks > 6);
            let [weAbove, theyAbove] = [we * 10 * value, they * 10 * value];
            const took = bidder === 'we' ? tricks : 13 - tricks;
            const short = n + 7 - took;
            if (short > 0 && bidder === 'we') theyAbove += short * 100 * value;
            if (short > 0 && bidder === 'they') weAbove += short * 100 * value;
            const slam = (mine: number, made: boolean) =>
              mine < 12 ? 0 : made && bid === 'six' ? (mine === 12 ? 6000 : 7000) : made && bid === 'seven' ? 12_000 : mine === 12 ? 1000 : 2000;
            weAbove += slam(tricks, bidder === 'we' && short <= 0);
            theyAbove += slam(13 - tricks, bidder === 'they' && short <= 0);
            expect(points(raw), JSON.stringify(raw)).toEqual([tricks * value, weAbove, (13 - tricks) * value, theyAbove]);
          }
        }
      }
    }
  }
});

test.each([
  [4, 1000, 0],
  [3, 750, 0],
  [2, 0, 0],
  [1, 0, 750],
  [0, 0, 1000],
])('no-trumps, our aces %i', (aces, we, they) => {
  expect(points({ bidder: 'we', bid: 'one', trump: 'no-trump', tricks: '7', aces: `${aces}` })).toEqual([70, we, 60, they]);
});

describe('coronets', () => {
  const plain = { bidder: 'we', bid: 'one', trump: 'H', tricks: '7', honors: '2', aces: '3' };
  test.each([
    ['we-plain-3', 500],
    ['we-plain-4', 1000],
    ['we-plain-8', 3000],
    ['we-aces-3', 500],
    ['we-plain-3.we-plain-3', 1000],
  ])('%s: %i', (coronets, made) => expect(points({ ...plain, coronets })[1]).toBe(made));
  test('in trumps double', () => expect(points({ ...plain, honors: '1', aces: '1', coronets: 'they-trump-4' })[3]).toBe(100 * 7 + 2000));
  test.each([
    ['we-trump-3', 'coronets'],
    ['they-aces-3', 'coronets'],
    ['they-plain-3.they-plain-3', 'coronets'],
  ])('%s is impossible', (coronets, field) => expect(problems({ ...plain, coronets })).toEqual([field]));
  test('only one hand has a coronet in trumps', () => {
    const twice = ask({ ...plain, honors: '5', aces: '4', coronets: 'we-trump-3.we-trump-3' });
    expect(twice.ok ? [] : twice.problems).toMatchObject([{ expected: 'one coronet in trumps', found: '2' }]);
  });
});

describe('the sheet', () => {
  const play = (entries: readonly Raw[]) => {
    const sheet = sheetIn(countsOf(vint), 'rubber');
    if (sheet === undefined) throw new Error('no sheet');
    const rows = entries.map((raw) => {
      const values = decode(sheet.entry, raw);
      if (!values.ok) throw new Error(JSON.stringify(values.problems));
      return values.value;
    });
    return sheet.play({ we: null, they: null } as never, rows as never, BOOK);
  };
  // Two aces each at no-trump, so that only tricks count.
  const deal = (bidder: string, bid: string, tricks: number, more: Raw = {}) => ({ bidder, bid, trump: 'no-trump', tricks: `${tricks}`, aces: '2', ...more });

  test('the side that gets there first wins, even if the other bid', () => {
    const before = [deal('we', 'four', 10), deal('they', 'four', 3)];
    const stuck = play([...before, deal('they', 'four', 3)]);
    expect(stuck.rows[2]?.problems.map((one) => one.field)).toEqual(['first']);
    const won = play([...before, deal('they', 'four', 3, { first: 'we' })]);
    expect(won.rows[2]?.mark).toBe('Game to We');
    expect(won.state[0]).toBe('We: 1 of 2 games, 0 below the line toward 500.');
  });
  test('two games make the rubber, and nothing counts after it', () => {
    const played = play([deal('we', 'five', 11), deal('we', 'five', 11), deal('we', 'one', 7)]);
    expect(played.over).toContain('The rubber to We');
    expect(played.rows[2]?.problems.length).toBe(1);
    expect(columnTotals(played)).toEqual({ 'we-below': 1100, 'we-above': 1000 + 1000 + 2000, 'they-below': 200, 'they-above': 0 });
  });
  test('an impossible deal leaves the others valid', () => {
    const played = play([{ bidder: 'we', bid: 'one', trump: 'H', tricks: '7', honors: '5', aces: '0' }, deal('we', 'one', 7)]);
    expect(played.rows[0]?.problems.length).toBe(1);
    expect(columnTotals(played)['we-below']).toBe(70);
  });
});
