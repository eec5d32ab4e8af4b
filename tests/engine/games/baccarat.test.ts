import { describe, expect, it } from 'vitest';
import type { BookId } from '../../../src/rules-engine/books.ts';
import baccarat from '../../../src/rules-engine/games/baccarat/index.ts';
import { compare, drawDuty, isNatural, pointOf } from '../../../src/rules-engine/games/baccarat/reckoning/count.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { decode } from '../../../src/rules-engine/scoring/decoding.ts';
import type { Scorer } from '../../../src/rules-engine/scoring/scorers.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { gainOf } from '../../support/counts/gains.ts';

const PIPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const DEALT = PIPS.flatMap((one) => PIPS.map((two) => [one, two]));

function score(scorer: Scorer | undefined, book: BookId, input: Record<string, string>) {
  const values = decode(scorer?.ask ?? {}, input);
  if (!values.ok || scorer === undefined) return { ok: false as const, problems: values.ok ? [] : values.problems };
  return scorer.score(values.value as never, book);
}
const coup = (input: Record<string, string>) =>
  score(scorerIn(countsOf(baccarat), 'coup'), 'blue-ribbon-1940', { onRight: '10', onLeft: '10', astride: '10', ...input });
const chemin = (book: BookId, punter: string, banker: string, staked = '10') =>
  score(scorerIn(countsOf(baccarat, 'chemin-de-fer'), 'hand'), book, { punter, banker, staked });

describe('the count', () => {
  it('drops every ten of the total', () => {
    const hands = [
      [10, 3],
      [10, 10, 5],
      [5, 6],
      [3, 7, 5],
      [7, 3],
      [10, 4],
    ];
    expect(hands.map(pointOf)).toEqual([3, 5, 1, 5, 0, 4]);
    for (const dealt of DEALT)
      for (const third of PIPS) expect(pointOf([...dealt, third])).toBe(Number(String((dealt[0] ?? 0) + (dealt[1] ?? 0) + third).at(-1)));
  });

  it('puts the better point of two first, and neither when they are equal', () => {
    expect(compare([4, 5], [4, 4])).toBe(1);
    expect(compare([10, 10, 9], [4, 5])).toBe(0);
    expect(compare([7, 3, 2], [10, 6])).toBe(-1);
  });

  it('has the punter draw on 0 to 4, stand on 6 and above and choose on 5', () => {
    for (const dealt of DEALT) {
      const point = pointOf(dealt);
      expect(drawDuty(dealt)).toBe(point <= 4 ? 'draw' : point === 5 ? 'free' : 'stand');
      expect(isNatural(dealt)).toBe(point === 8 || point === 9);
    }
  });
});

describe('a coup of baccarat', () => {
  it('says the better point first, and reads an empty bet as none', () => {
    const settled = score(scorerIn(countsOf(baccarat), 'coup'), 'blue-ribbon-1940', { right: '2.2', left: '10.6', banker: '3.3', onRight: '5' });
    expect(settled.ok && settled.value.lines.map((line) => line.say)).toEqual([
      'the banker beats the right, 6 to 4',
      'the left and the banker tie at 6',
      '4 on the right, 6 on the left, 6 for the banker',
    ]);
    expect(settled.ok && settled.value.headline).toBe('The bank wins 5');
  });

  const hands = { won: '10.7', tied: '10.5', lost: '10.2' };
  const cases = [
    ['won', 'won', 30],
    ['lost', 'lost', -30],
    ['won', 'lost', 0],
    ['lost', 'won', 0],
    ['tied', 'tied', 0],
    ['won', 'tied', 10],
    ['tied', 'lost', -10],
  ] as const;
  it.each(cases)('right %s, left %s', (right, left, total) => {
    const answer = coup({ right: hands[right], left: hands[left], banker: '10.5' });
    if (!answer.ok) throw new Error('no answer');
    expect(gainOf(answer.value)).toBe(total);
    const astride = answer.value.lines.find((line) => line.rule === 'baccarat.points.astride');
    // If one side is tied, the book does not settle a bet à cheval.
    expect(astride?.points === undefined).toBe((right === 'tied') !== (left === 'tied'));
  });

  it('is rejected if cards were drawn after an eight or nine was dealt', () => {
    expect(coup({ right: '4.4', left: '10.3.2', banker: '10.5' })).toEqual({
      ok: false,
      problems: [{ field: 'left', expected: '2 cards, for the right was dealt 8 and no more cards are given', found: '3 (10, 3, 2)' }],
    });
    expect(coup({ right: '4.5.1', left: '10.3', banker: '10.5' })).toMatchObject({ ok: false, problems: [{ field: 'right', found: '3 (4, 5, 1)' }] });
    expect(coup({ right: '4.11', left: '10.3', banker: '10' })).toMatchObject({
      ok: false,
      problems: [
        { field: 'right.2', expected: 'a whole number from 1 to 10' },
        { field: 'banker', expected: '2 to 3 entries' },
      ],
    });
  });
});

describe('a hand of chemin de fer', () => {
  const said = (book: BookId, punter: string, banker: string) => {
    const answer = chemin(book, punter, banker);
    return answer.ok ? answer.value.lines.map((line) => line.say).join('; ') : JSON.stringify(answer.problems);
  };

  it('pays the better point even money in both books, and nothing on a tie', () => {
    for (const book of ['blue-ribbon-1940', 'hoffmann'] as const) {
      expect(chemin(book, '10.7', '10.6')).toMatchObject({ ok: true, value: { headline: 'The bank pays 10', totals: [{ to: 'The punters', points: 10 }] } });
      expect(chemin(book, '10.6', '10.7')).toMatchObject({ ok: true, value: { headline: 'The bank wins 10', totals: [{ to: 'The bank', points: 10 }] } });
      expect(chemin(book, '10.6', '3.3')).toMatchObject({ ok: true, value: { totals: [{ points: 0 }] } });
      expect(chemin(book, '10.6', '10.7', '0')).toMatchObject({ ok: true, value: { headline: 'The bank wins', totals: [] } });
    }
  });

  it('names a false draw by Hoffmann only, for every point that is dealt', () => {
    for (const [one = 0, two = 0] of DEALT.filter((dealt) => !isNatural(dealt))) {
      for (const third of ['', '.1']) {
        const point = (one + two) % 10;
        const wrong = point !== 5 && (third === '') === point < 5;
        expect(said('hoffmann', `${one}.${two}${third}`, '10.6').includes('false draw')).toBe(wrong);
        expect(said('blue-ribbon-1940', `${one}.${two}${third}`, '10.6')).not.toContain('false draw');
      }
    }
    expect(said('hoffmann', '10.8', '10.6')).not.toContain('the punter stood');
  });

  it('says who gets the bank next, and on a tie what each book says', () => {
    expect(said('hoffmann', '10.7', '10.6')).toContain('the bank passes');
    expect(said('blue-ribbon-1940', '10.6', '10.7')).toContain('deals again');
    expect(said('blue-ribbon-1940', '10.6', '3.3')).toContain('gave no card and may pass');
    expect(said('blue-ribbon-1940', '10.3.3', '3.3')).toContain('gave a card and may not pass');
    expect(said('hoffmann', '10.6', '3.3')).toContain('does not say');
    expect(said('hoffmann', '10.9', '10.5.1')).toContain('the punter was dealt 9');
  });
});
