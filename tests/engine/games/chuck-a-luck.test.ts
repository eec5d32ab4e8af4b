import { describe, expect, it } from 'vitest';
import chuckALuck from '../../../src/rules-engine/games/chuck-a-luck/index.ts';
import { odds } from '../../../src/rules-engine/games/chuck-a-luck/odds.ts';
import { countedOut, resolve } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { gainOf } from '../../support/counts/gains.ts';
import { library } from '../../support/library.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));
const bet = scorerOf(chuckALuck, 'bet');
type Book = 'blue-ribbon-1940' | 'donohue';
/** What ten chips win or lose; null if the book does not decide. */
function won(dice: readonly number[], on: Record<string, string>, book: Book): number | null {
  const answer = answered(bet, { dice: dice.join('.'), stake: '10', ...on }, book);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return gainOf(answer.value) ?? null;
}
const sumOf = (dice: readonly number[]) => dice.reduce((a, b) => a + b);
const over = (on: Record<string, string>, book: Book) => THROWS.reduce((sum, dice) => sum + (won(dice, on, book) ?? 0), 0) / 10;

describe('the layout', () => {
  it('pays each bet on each of the 216 throws by the book, calculated again from the table', () => {
    const PAYS: Record<number, number> = { 17: 60, 16: 29, 15: 18, 14: 12, 13: 8, 12: 6, 11: 6, 10: 6, 9: 6, 8: 8, 7: 12, 6: 18, 5: 29, 4: 60 };
    for (const dice of THROWS) {
      const raffle = dice[0] === dice[1] && dice[1] === dice[2];
      const sum = sumOf(dice);
      for (const face of FACES) {
        const times = dice.filter((one) => one === face).length;
        expect(won(dice, { bet: 'number', face: String(face) }, 'blue-ribbon-1940')).toBe(raffle || times === 0 ? -10 : 10 * times);
        expect(won(dice, { bet: 'number', face: String(face) }, 'donohue')).toBe(times === 0 ? -10 : 10 * times);
      }
      for (let total = 3; total <= 18; total++) {
        const expected = raffle ? (total === sum && (sum === 3 || sum === 18) ? null : -10) : total === sum ? 10 * (PAYS[sum] ?? Number.NaN) : -10;
        expect(won(dice, { bet: 'total', total: String(total) }, 'blue-ribbon-1940'), `${total} on ${dice}`).toBe(expected);
      }
      const evens = { high: sum >= 11, low: sum <= 10, odd: sum % 2 === 1, even: sum % 2 === 0 };
      for (const [name, is] of Object.entries(evens)) expect(won(dice, { bet: name }, 'blue-ribbon-1940')).toBe(!raffle && is ? 10 : -10);
      expect(won(dice, { bet: 'raffle' }, 'blue-ribbon-1940')).toBe(raffle ? null : -10);
    }
  });

  it('gains the bank what the odds on the page say, bet by bet', () => {
    // In stakes lost out of 216, by hand: losing ways minus ways times payment.
    expect(over({ bet: 'number', face: '6' }, 'donohue')).toBe(75 * 1 + 15 * 2 + 1 * 3 - 125);
    expect(over({ bet: 'number', face: '6' }, 'blue-ribbon-1940')).toBe(75 * 1 + 15 * 2 - 126);
    expect(over({ bet: 'total', total: '17' }, 'blue-ribbon-1940')).toBe(3 * 60 - 213);
    expect(over({ bet: 'total', total: '12' }, 'blue-ribbon-1940')).toBe(24 * 6 - 192);
    expect(over({ bet: 'total', total: '11' }, 'blue-ribbon-1940')).toBe(27 * 6 - 189);
    expect(over({ bet: 'high' }, 'blue-ribbon-1940')).toBe(105 - 111);
    const rows = countedOut(resolve(library, 'chuck-a-luck'), odds);
    const edge = (key: string, book: Book) => {
      const tally = rows.find((row) => row.key === key)?.tallies.find(({ books }) => books.includes(book))?.tally;
      return tally?.advantage ? (216 * Number(tally.advantage.n)) / Number(tally.advantage.d) : Number.NaN;
    };
    expect(edge('number', 'donohue')).toBeCloseTo(17, 9);
    expect(edge('number', 'blue-ribbon-1940')).toBeCloseTo(21, 9);
    expect(edge('total-4-17', 'blue-ribbon-1940')).toBeCloseTo(33, 9);
    expect(edge('total-9-12', 'blue-ribbon-1940')).toBeCloseTo(48, 9);
    expect(edge('total-10-11', 'blue-ribbon-1940')).toBeCloseTo(27, 9);
    for (const even of ['high', 'low', 'odd', 'even']) expect(edge(even, 'blue-ribbon-1940')).toBeCloseTo(6, 9);
  });

  it('settles six stakes as six bets', () => {
    for (const dice of THROWS) {
      for (const book of ['blue-ribbon-1940', 'donohue'] as const) {
        const answer = answered(scorerOf(chuckALuck, 'cloth'), { stakes: '10.10.10.10.10.10', dice: dice.join('.') }, book);
        const total = FACES.reduce((sum, face) => sum + (won(dice, { bet: 'number', face: String(face) }, book) ?? 0), 0);
        expect(answer.ok && gainOf(answer.value)).toBe(total);
      }
    }
  });

  it('has no totals in Donohue, and says so', () => {
    const answer = answered(bet, { dice: '6.5.4', bet: 'high', stake: '1' }, 'donohue');
    expect(answer).toMatchObject({ ok: false, problems: [{ field: 'bet', found: 'high' }] });
  });
});
