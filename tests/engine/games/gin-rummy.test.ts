// Gin by sierra p. 68-76 and blue-ribbon-1940 p. 398-399.

import { describe, expect, test } from 'vitest';
import gin from '../../../src/rules-engine/games/gin-rummy/index.ts';
import { points } from '../../../src/rules-engine/games/gin-rummy/points.ts';
import { layOff } from '../../../src/rules-engine/games/gin-rummy/scorers/melds.ts';
import { type Answer, type BookId, decode, type Problem, pointsOf, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(key: 'deal' | 'hand', raw: Raw, book: BookId = 'sierra'): Answer | readonly Problem[] {
  const scorer = scorerIn(countsOf(gin), key);
  const values = decode(scorer?.ask ?? {}, raw);
  if (!values.ok) return values.problems;
  const result = scorer?.score(values.value as never, book);
  return result?.ok === true ? result.value : (result?.problems ?? []);
}
function answerTo(key: 'deal' | 'hand', raw: Raw, book: BookId = 'sierra'): Answer {
  const one = ask(key, raw, book);
  if (!('headline' in one)) throw new Error(JSON.stringify(one));
  return one;
}
function fieldsOf(key: 'deal' | 'hand', raw: Raw): string[] {
  const one = ask(key, raw);
  return 'headline' in one ? [] : one.map((issue) => issue.field);
}
const totals = (one: Answer) => Object.fromEntries(one.totals.map(({ to, points: sum }) => [to, sum]));
function keep(entries: Raw[], book: BookId = 'sierra') {
  const sheet = sheetIn(countsOf(gin), 'game');
  if (sheet === undefined) throw new Error('no sheet');
  const rows = entries.map((raw) => decode(sheet.entry, raw));
  return sheet.play({ first: null, second: null } as never, rows.map((row) => (row.ok ? row.value : {})) as never, book);
}

test('cards count the same in both books, so that one arranger serves both', () => {
  for (const row of [points.ace, points['court-card'], points['knock-limit']]) expect(pointsOf(row, 'sierra')).toBe(pointsOf(row, 'blue-ribbon-1940'));
});

describe('a hand', () => {
  test('a long sequence is not split, nor are four of a kind', () => {
    const one = answerTo('hand', { hand: '2S 3S 4S 5S 6S 7S KH KD KS KC' });
    expect(one.headline).toBe('Deadwood 0: this is gin');
    expect(one.lines.filter((line) => line.rule === 'gin-rummy.points.meld')).toHaveLength(2);
  });
  test('an ace is low only', () => {
    expect(totals(answerTo('hand', { hand: 'QS KS AS 2D 2H 4C 6C 8D 10H JH' }))).toEqual({ '': 63 });
  });
  test('eleven cards: the discard that leaves the least', () => {
    const one = answerTo('hand', { hand: '2S 3S 4S KH KD KC 9S 9D 9H AC QD' });
    expect(one.headline).toBe('Deadwood 1: you may knock');
    expect(one.notes).toEqual(['Discard Q♦.']);
  });
  test('nine cards are not a hand', () => expect(fieldsOf('hand', { hand: '2S 3S 4S KH KD KC 9S 9D 9H' })).toEqual(['hand']));
});

describe('a knock', () => {
  const knocker = '5H 6H 7H KS KH KC 2S 2C 3D AD';
  test('equal counts: the bonus by the manual, nothing by the older book', () => {
    const opponent = '9D 9S 9C QS QH QC 4D 3S AC 2D';
    expect(totals(answerTo('deal', { knocker: '5H 6H 7H KS KH KC 2H 3H 4C AD', opponent }))).toEqual({ Opponent: 25 });
    const blue = answerTo('deal', { knocker: '5H 6H 7H KS KH KC 2H 3H 4C AD', opponent }, 'blue-ribbon-1940');
    expect(totals(blue)).toEqual({});
    expect(blue.headline).toBe('Equal counts: nobody scores');
  });
  test('gin: 25 by the manual, only the difference by the older book', () => {
    const raw = { knocker: '5H 6H 7H KS KH KC 2S 2C 2D 2H', opponent: '9D 9S 9C QS QH QC 4D 3S AC 10D' };
    expect(totals(answerTo('deal', raw))).toEqual({ Knocker: 18 + 25 });
    expect(answerTo('deal', raw).headline).toBe('Knocker scores 43 for gin, 0 against 18');
    expect(totals(answerTo('deal', raw, 'blue-ribbon-1940'))).toEqual({ Knocker: 18 });
  });
  test('lay-offs on gin: as printed, or barred by agreement', () => {
    const raw = { knocker: '5H 6H 7H KS KH KC 2S 2C 2D 2H', opponent: '9D 9S 9C QS QH QC 8H 9H AC KD' };
    const printed = answerTo('deal', raw);
    expect(totals(printed)).toEqual({ Knocker: 1 + 25 });
    expect(printed.notes.join(' ')).toContain('do not except a gin hand');
    expect(totals(answerTo('deal', { ...raw, onGin: 'barred' }))).toEqual({ Knocker: 8 + 1 + 10 + 25 });
  });
  test('gin against a hand reduced to zero is no undercut', () => {
    expect(totals(answerTo('deal', { knocker: '5H 6H 7H KS KH KC 2S 2C 2D 2H', opponent: '9D 9S 9C QS QH QC 8H 9H 10H KD' }))).toEqual({ Knocker: 25 });
  });
  test('an undercut by a lay-off: 25 and 10', () => {
    const opponent = '8H 9H QS QH QC 6S 7S 8S 3C 3S';
    expect(totals(answerTo('deal', { knocker, opponent }))).toEqual({ Opponent: 27 });
    expect(answerTo('deal', { knocker, opponent }).headline).toMatch(/^Opponent scores 27 for an undercut, /);
    expect(totals(answerTo('deal', { knocker, opponent }, 'blue-ribbon-1940'))).toEqual({ Opponent: 12 });
    expect(answerTo('deal', { knocker, opponent }).lines.filter((line) => line.rule === 'gin-rummy.points.lay-off')).toHaveLength(2);
  });
  test('more than ten: no knock; five by the older book', () => {
    const raw = { knocker: '5H 6H 7H KS KH KC 9S 2C 3D AD', opponent: '8D 9H QS QH QC 6S 7S 8S 3C 3S' };
    const modern = answerTo('deal', raw);
    expect(modern.totals).toEqual([]);
    expect(modern.headline).toContain('does not stand: 15');
    expect(totals(answerTo('deal', raw, 'blue-ribbon-1940'))).toEqual({ Knocker: -5 });
  });
  test('melds as laid on the table are counted, and checked', () => {
    const raw = { knocker: '5H 6H 7H 8H 8S 8C 2S 2C 3D AD', opponent: '9H 9D 9S 9C QS QH QC 4D 3S AC' };
    const whole = answerTo('deal', raw);
    const laid = answerTo('deal', { ...raw, melds: '5H 6H 7H. 8S 8C 8H' });
    expect(totals(whole)).not.toEqual({});
    expect(laid.lines.filter((line) => line.rule === 'gin-rummy.points.meld' && line.say.startsWith('Knocker'))).toHaveLength(2);
    expect(fieldsOf('deal', { ...raw, melds: '5H 6H 8H' })).toEqual(['melds']);
    expect(fieldsOf('deal', { ...raw, melds: '5H 6H 7H. 7H 8H 9H' })).toEqual(['melds']);
  });
  test('no card in two hands', () => expect(fieldsOf('deal', { knocker, opponent: '8H 9H QS QH QC 6S 7S 8S 3C 2S' })).toEqual(['opponent']));
});

test('laying off: sequences extended at both ends, and the fourth of a rank', () => {
  const melds = [['5H', '6H', '7H'] as const, ['9S', '9D', '9C'] as const];
  expect(layOff(melds, ['9H', '8H', '3H', '4H', 'KS'])).toEqual({ laid: ['4H', '3H', '8H', '9H'], left: ['KS'] });
  expect(layOff(melds, ['9H', 'KS'])).toEqual({ laid: ['9H'], left: ['KS'] });
});

describe('the sheet', () => {
  test('boxes and the bonus for game, no shutout', () => {
    const played = keep([
      { who: 'first', count: '4', other: '44' },
      { who: 'second', count: '0', other: '20' },
      { who: 'first', count: '5', other: '5' },
      { who: 'first', count: '2', other: '62' },
    ]);
    // First 40 + 60 + 100 + 2 x 25; second 45 + 25 + 2 x 25.
    expect(sideTotals(played)).toEqual([
      { side: 'First', points: 250 },
      { side: 'Second', points: 120 },
    ]);
    expect(played.over).toBe('The game is over: First wins by 130.');
  });
  test('the loser may be ahead by boxes, which the manual does not settle', () => {
    const lost = Array.from({ length: 10 }, () => ({ who: 'second', count: '1', other: '2' }));
    const played = keep([...lost, { who: 'first', count: '0', other: '98' }]);
    expect(sideTotals(played)).toEqual([
      { side: 'First', points: 98 + 25 + 100 + 25 },
      { side: 'Second', points: 10 + 250 },
    ]);
    expect(played.over).toContain('leave Second ahead by 12');
  });
  test('an invalid entry is reported and left out', () => {
    const played = keep([{ who: 'first', count: '11', other: '44' }, { who: 'nobody' }]);
    expect(played.rows[0]?.problems.map((issue) => issue.field)).toEqual(['count']);
    expect(sideTotals(played).every(({ points: sum }) => sum === 0)).toBe(true);
  });
  test('the older book has no bonuses', () => {
    expect(
      sideTotals(
        keep(
          [
            { who: 'first', count: '0', other: '98' },
            { who: 'first', count: '1', other: '3' },
          ],
          'blue-ribbon-1940',
        ),
      ),
    ).toEqual([
      { side: 'First', points: 100 },
      { side: 'Second', points: 0 },
    ]);
  });
});
