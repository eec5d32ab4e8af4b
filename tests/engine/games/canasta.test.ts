// Canasta by sierra p. 35-47.

import { describe, expect, test } from 'vitest';
import canasta from '../../../src/rules-engine/games/canasta/index.ts';
import { type Answer, decode, type Problem, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(key: 'deal' | 'initial-meld', raw: Raw): Answer | readonly Problem[] {
  const scorer = scorerIn(countsOf(canasta), key);
  const values = decode(scorer?.ask ?? {}, raw);
  if (!values.ok) return values.problems;
  const result = scorer?.score(values.value as never, 'sierra');
  return result?.ok === true ? result.value : (result?.problems ?? []);
}
function answerTo(key: 'deal' | 'initial-meld', raw: Raw): Answer {
  const one = ask(key, raw);
  if (!('headline' in one)) throw new Error(JSON.stringify(one));
  return one;
}
const fieldsOf = (key: 'deal' | 'initial-meld', raw: Raw) => {
  const one = ask(key, raw);
  return 'headline' in one ? [] : one.map((issue) => issue.field);
};
const sum = (one: Answer) => one.totals.reduce((n, total) => n + total.points, 0);
function keep(entries: Raw[]) {
  const sheet = sheetIn(countsOf(canasta), 'game');
  if (sheet === undefined) throw new Error('no sheet');
  const rows = entries.map((raw) => decode(sheet.entry, raw));
  if (rows.some((row) => !row.ok)) throw new Error(JSON.stringify(rows));
  return sheet.play({ we: null, they: null } as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'sierra');
}

describe('red threes', () => {
  const caught = { end: 'them', opened: 'no' };
  test.each([
    ['1', -100],
    ['3', -300],
    ['4', -800],
  ])('%s without a meld when the others go out', (redThrees, points) => {
    const one = answerTo('deal', { ...caught, redThrees });
    expect(sum(one)).toBe(points);
    expect(one.lines.map((line) => line.rule)).toEqual(['canasta.points.red-threes-lost']);
    expect(one.notes.join(' ')).toContain('instead of added');
  });
  test('with a meld, or when the stock runs out, they count for the side', () => {
    expect(sum(answerTo('deal', { end: 'them', opened: 'yes', low: '3', redThrees: '2' }))).toBe(215);
    expect(sum(answerTo('deal', { end: 'stock', opened: 'no', redThrees: '4' }))).toBe(800);
  });
});

describe('a deal', () => {
  test('a concealed hand is worth 200 and not 300', () => {
    const one = answerTo('deal', { high: '7', low: '3', naturals: '1', end: 'concealed', opened: 'yes' });
    expect(sum(one)).toBe(70 + 15 + 500 + 200);
    expect(one.notes.join(' ')).toContain('does not say whether it is added');
  });
  test.each<[string, Raw, string[]]>([
    ['going out without a canasta', { end: 'out', opened: 'yes', low: '5' }, ['naturals']],
    ['a canasta of six cards', { end: 'stock', opened: 'yes', low: '5', jokers: '1', mixed: '1' }, ['naturals']],
    ['a mixed canasta without a wild card', { end: 'stock', opened: 'yes', low: '7', mixed: '1' }, ['mixed']],
    ['cards melded and no initial meld', { end: 'stock', opened: 'no', low: '6' }, ['opened']],
    ['a value that no cards make', { end: 'stock', opened: 'no', inHand: '33', before: '-1' }, ['inHand', 'before']],
    ['five red threes', { end: 'stock', opened: 'no', redThrees: '5' }, ['redThrees']],
  ])('%s is impossible', (_, raw, fields) => expect(fieldsOf('deal', raw)).toEqual(fields));
});

describe('the initial meld', () => {
  const need = (before: string) => answerTo('initial-meld', { melds: '4S 4H 4C', before }).headline;
  test.each([
    ['-5', '15'],
    ['0', '50'],
    ['1495', '50'],
    ['1500', '90'],
    ['1505', '90'],
    ['2995', '90'],
    ['3000', '120'],
  ])('with a score of %s it is %s', (before, wanted) => expect(need(before)).toContain(`and ${wanted} is asked for`));
  test('exactly 1500 is a gap in the table, and noted as one', () => {
    expect(answerTo('initial-meld', { melds: '4S 4H 4C', before: '1500' }).notes.join(' ')).toContain('leaves out');
  });
  test.each([
    ['three natural cards of two ranks', '4S 5H 4C'],
    ['one natural card', '4S JOKER 2H'],
    ['four wild cards', '4S 4H 2S 2H JOKER JOKER'],
    ['threes', '3S 3C 3S'],
  ])('%s are no meld', (_, meld) => expect(fieldsOf('initial-meld', { melds: meld, before: '0' })).toEqual(['melds.1']));
  test('three copies of a card in two melds', () =>
    expect(fieldsOf('initial-meld', { melds: '2S 4S 4H. 2S 5S 5H. 2S 6S 6H', before: '0' })).toEqual(['melds']));
});

describe('the sheet', () => {
  const quiet = { weCards: '0', theyCards: '0' };
  test('both sides past 5000 in one deal: the manual does not say', () => {
    const big = { end: 'stock', weCards: '1000', weNaturals: '8', theyCards: '1000', theyNaturals: '9' };
    expect(keep([big]).over).toContain('does not say which wins');
  });
  test('an impossible deal is reported and left out', () => {
    const played = keep([
      { ...quiet, end: 'we' },
      { ...quiet, end: 'stock', weThrees: '3', theyThrees: '2' },
      { ...quiet, end: 'stock', weHand: '33' },
    ]);
    expect(played.rows.map((row) => row.problems.map((issue) => issue.field))).toEqual([['weNaturals'], ['theyThrees'], ['weHand']]);
    expect(sideTotals(played).map(({ points }) => points)).toEqual([0, 0]);
  });
  test('a score below zero needs 15', () => {
    expect(keep([{ ...quiet, end: 'stock', weHand: '100' }]).state[0]).toBe('We: -100 points; the next initial meld has to count 15.');
  });
});
