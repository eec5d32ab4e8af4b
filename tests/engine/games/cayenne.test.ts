// Cayenne against blue-ribbon-1940 p. 140-142: the multipliers and honors copied again, and the course of a rubber.

import { describe, expect, test } from 'vitest';
import cayenne from '../../../src/rules-engine/games/cayenne/index.ts';
import { columnTotals, decode, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';
function ask(raw: Raw) {
  const scorer = scorerIn(countsOf(cayenne), 'deal');
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, { revoke: 'none', before: '0.0', ...raw });
  if (!values.ok) throw new Error(JSON.stringify(values.problems));
  const result = scorer.score(values.value, BOOK);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const total = (to: string) => result.value.totals.find((one) => one.to === to)?.points ?? 0;
  return { we: total('We'), they: total('They'), ourGames: total('We, game points'), theirGames: total('They, game points'), answer: result.value };
}
function play(entries: readonly Raw[]) {
  const sheet = sheetIn(countsOf(cayenne), 'rubber');
  if (sheet === undefined) throw new Error('no sheet');
  const rows = entries.map((raw) => {
    const values = decode(sheet.entry, { revoke: 'none', ...raw });
    if (!values.ok) throw new Error(JSON.stringify(values.problems));
    return values.value;
  });
  return sheet.play({ we: null, they: null } as never, rows as never, BOOK);
}

describe('color by cayenne', () => {
  test.each([
    ['C', 'C', 4],
    ['C', 'S', 3],
    ['C', 'H', 2],
    ['C', 'D', 1],
    ['H', 'H', 4],
    ['H', 'D', 3],
  ])('cayenne %s, trumps %s: times %i', (cut, declaration, times) => {
    // Seven tricks and two honors: one point for us, two for them, before multiplying.
    const one = ask({ cayenne: cut, declaration, tricks: '7', honors: '2' });
    expect([one.we, one.they]).toEqual([times, 2 * times]);
  });
  test('grand is eight, without honors', () => expect(ask({ cayenne: 'C', declaration: 'grand', tricks: '7' }).we).toBe(8));
  test('nullo counts to the other side', () => expect(ask({ cayenne: 'C', declaration: 'nullo', tricks: '7' }).they).toBe(8));
});

test.each([
  [0, 6],
  [1, 4],
  [2, 2],
])('honors: they hold the rest of %i and count %i', (ours, theirs) => {
  expect(ask({ cayenne: 'C', declaration: 'D', tricks: '7', honors: `${ours}` }).they).toBe(theirs);
});

test.each([
  [0, 4],
  [1, 3],
  [3, 3],
  [4, 2],
  [6, 2],
  [7, 1],
  [8, 1],
  [9, 1],
])('a game against %i is worth %i', (losers, value) => {
  const one = ask({ cayenne: 'C', declaration: 'grand', tricks: '8', before: `0.${losers}` });
  expect([one.ourGames, one.we, one.they]).toEqual([value, 6, 0]);
});

describe('honors alone and the revoke', () => {
  test('honors stop at nine', () => expect(ask({ cayenne: 'C', declaration: 'C', tricks: '6', honors: '4', before: '6.0' }).we).toBe(9));
  test('honors after an odd trick go out', () => expect(ask({ cayenne: 'C', declaration: 'C', tricks: '7', honors: '3', before: '0.0' }).ourGames).toBe(4));
  test('tricks count first and turn the cards of the other side down', () => {
    const one = ask({ cayenne: 'C', declaration: 'C', tricks: '9', honors: '1', before: '0.5' });
    expect([one.ourGames, one.we, one.they]).toEqual([2, 2, 9]);
  });
  test('a revoke costs three tricks and the game', () => {
    const one = ask({ cayenne: 'C', declaration: 'grand', tricks: '13', revoke: 'we' });
    expect([one.ourGames, one.we]).toEqual([0, 9]);
    expect(ask({ cayenne: 'C', declaration: 'D', tricks: '8', honors: '3', revoke: 'we' }).they).toBe(2);
  });
});

describe('the sheet', () => {
  test('four games end it, whatever they are worth', () => {
    const played = play([
      { cayenne: 'C', declaration: 'grand', tricks: '13' },
      { cayenne: 'C', declaration: 'grand', tricks: '5' },
      { cayenne: 'C', declaration: 'grand', tricks: '7' },
    ]);
    // 56 points win five games of ten; the rubber needs only four games, so nothing is counted after it.
    expect(played.over).toBe('The rubber to We: 24 less 0 is 24.');
    expect(played.rows[1]?.problems.length).toBe(1);
    expect(sideTotals(played).find((one) => one.side === 'We')?.points).toBe(24);
  });
  test('the marker columns agree with the state', () => {
    const played = play([
      { cayenne: 'C', declaration: 'D', tricks: '9', honors: '2' },
      { cayenne: 'C', declaration: 'grand', tricks: '5' },
    ]);
    expect(columnTotals(played)).toEqual({ 'we-marker': 0, 'we-games': 0, 'they-marker': 8, 'they-games': 3 });
    expect(played.state[1]).toContain('They: 8');
  });
});
