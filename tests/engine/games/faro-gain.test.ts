import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BookId } from '../../../src/rules-engine/books.ts';
import faro from '../../../src/rules-engine/games/faro/index.ts';
import { bankGain } from '../../../src/rules-engine/games/faro/reckoning/gain.ts';
import { choose } from '../../../src/rules-engine/odds/choose.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';

const gain = scorerOf(faro, 'gain');
const score = (input: Record<string, string>, book: BookId) => answered(gain, input, book);

/** All placements of a number of cards of one rank among the cards left. */
function* placings(left: number, times: number, from = 1): Generator<number[]> {
  if (times === 0) yield [];
  else for (let first = from; first <= left - times + 1; first++) for (const rest of placings(left, times - 1, first + 1)) yield [first, ...rest];
}

/** The bank's gain by playing every placement coup by coup: a second method beside the sum over the first card. */
function dealtOut(left: number, times: number): [gain: number, of: number] {
  let [gain, of] = [0, 0];
  for (const places of placings(left, times)) {
    of += 1;
    const [first = 0, second] = places;
    const onTheRight = first % 2 === 1;
    if (first === left) continue;
    if (first === left - 1) gain += 1;
    else if (onTheRight && second === first + 1) gain += 0.5;
    else gain += onTheRight ? 1 : -1;
  }
  return [gain, of];
}

/** The table on the page: a line of cards left and the parts for one to four cards of the rank. */
const table = readFileSync('content/games/faro.mdx', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => (cell.trim() === '' ? null : Number(cell))),
  );

describe('faro.rule.table: the bank’s gain', () => {
  it('equals the result of every placement of the cards, played coup by coup', () => {
    for (let left = 2; left <= 30; left += 2)
      for (let times = 1; times <= Math.min(4, left); times++) {
        const { gain, of } = bankGain(left, times, 0.5);
        expect([gain, of], `${times} among ${left}`).toEqual(dealtOut(left, times));
      }
    expect([bankGain(52, 4, 0.5).gain, choose(52, 4)]).toEqual(dealtOut(52, 4));
  });

  it('gives every figure of the table but one, rounded down', () => {
    expect(table).toHaveLength(23);
    expect(table.map(([left]) => left)).toEqual(Array.from({ length: 23 }, (_, n) => 52 - n * 2));
    let figures = 0;
    for (const [left, ...parts] of table)
      for (const [n, printed] of parts.entries()) {
        if (printed === null) continue;
        figures += 1;
        const { gain, of } = bankGain(left ?? 0, n + 1, 0.5);
        if (left === 10 && n === 1) {
          // The one figure that does not follow from the rules; the page says so.
          expect([printed, of / gain]).toEqual([14, 15]);
          continue;
        }
        expect(Math.floor(of / gain), `${n + 1} among ${left}`).toBe(printed);
        expect(score({ left: `${left}`, times: `${n + 1}` }, 'donohue')).toMatchObject({
          ok: true,
          value: { headline: `The bank gains 1 in ${printed}` },
        });
      }
    expect(figures).toBe(1 + 3 + 21 * 4);
  });

  it('takes the whole stake for a doublet in the last coup: with half of it the last line would be 14', () => {
    // What a doublet in the last coup adds to the gain beyond the half.
    const [gain, of] = dealtOut(8, 2);
    expect(Math.floor(of / (gain - 0.5))).toBe(14);
  });

  it('needs even numbers, and no more cards of a rank than can be left', () => {
    expect(score({ left: '21', times: '2' }, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'left', found: '21' }] });
    expect(score({ left: '52', times: '3' }, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'times' }] });
    expect(score({ left: '50', times: '1' }, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'times' }] });
    expect(score({ left: '2', times: '3' }, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'times', expected: 'at most 2' }] });
  });

  it('has the odds of faro.points.end-odds as in the book', () => {
    const odds = ['8', '6', '4'].map((left) => {
      const scored = score({ left, times: '2' }, 'donohue');
      return scored.ok ? scored.value.lines.find(({ rule }) => rule === 'faro.points.end-odds')?.say.match(/\d to \d/)?.[0] : undefined;
    });
    expect(odds).toEqual(['5 to 3', '2 to 1', '3 to 1']);
    const far = score({ left: '10', times: '2' }, 'donohue');
    expect(far.ok && far.value.lines.some(({ rule }) => rule === 'faro.points.end-odds')).toBe(false);
  });
});
