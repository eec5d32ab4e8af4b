// What the 1940 book says of betting systems (p. 331-333), played through.
import { expect, test } from 'vitest';
import { pointsOf, scorerIn } from '../../../src/rules-engine/index.ts';
import { gainOf } from '../../support/counts/gains.ts';
import { places } from '../../support/library.ts';

const place = places.find(({ id }) => id === 'odds');
const pointOf = (key: string) => {
  const row = place?.points.find((one) => one.key === key);
  if (row === undefined) throw new Error(`expected odds.points.${key}`);
  return pointsOf(row, 'blue-ribbon-1940');
};

/** All orders of wins and losses, as bits; a set bit is a win. */
function* orders(length: number, wins: number): Generator<number> {
  for (let order = 0; order < 2 ** length; order++) {
    let set = 0;
    for (let bits = order; bits > 0; bits &= bits - 1) set++;
    if (set === wins) yield order;
  }
}

test('ten won and ten lost leave ten chips by progression, in every order', () => {
  const ends = new Map<number, number>();
  for (const order of orders(20, 10)) {
    let [stake, chips] = [10, 0];
    for (let n = 0; n < 20; n++) {
      const won = (order & (1 << n)) !== 0;
      chips += won ? stake : -stake;
      stake += won ? -1 : 1;
    }
    ends.set(chips, (ends.get(chips) ?? 0) + 1);
  }
  expect([...ends]).toEqual([[10 * pointOf('progression'), 184_756]]);
});

/** Plays the cancelling martingale. Returns the bets, and the gain when all numbers are struck out (null if they are not). */
function cancelling(column: readonly number[], first: number, won: readonly boolean[]) {
  const left = [...column];
  const bets: number[] = [];
  let sum = 0;
  for (const [n, wins] of won.entries()) {
    const bet = n === 0 ? first : left.length === 1 ? (left[0] ?? 0) : (left[0] ?? 0) + (left.at(-1) ?? 0);
    bets.push(bet);
    sum += wins ? bet : -bet;
    if (!wins) left.push(bet);
    else {
      left.shift();
      left.pop();
    }
  }
  return { bets, won: left.length === 0 ? sum : null };
}

test('the example in the book has the printed bets and ends ten ahead', () => {
  const played = cancelling([3, 3, 4], 2, [false, false, true, false, false, true, true, false, true]);
  expect(played.bets).toEqual([2, 5, 8, 5, 8, 11, 9, 2, 4]);
  expect(played.won).toBe(10);
});

test('doubling up loses the sum of its bets, and a win with the next gains only the first', () => {
  const count = place === undefined ? undefined : scorerIn(place, 'doubling');
  for (let losses = 1; losses <= 30; losses++) {
    let [stake, lost] = [1, 0];
    for (let n = 0; n < losses; n++) {
      lost += stake;
      stake *= 2;
    }
    const result = count?.score({ losses, first: 1 }, 'blue-ribbon-1940');
    expect(result?.ok === true && gainOf(result.value)).toBe(-lost);
    expect(stake - lost).toBe(pointOf('first-bet'));
  }
});

test('at its true odds a cancelled bet is worth the whole surplus, of which the book counts only a part', () => {
  // 9 to 6 is laid where 11 to 4 is right, in a pound of 240 pence: won 11 times in 15 it brings 96, lost it costs 144.
  const worth = (11 * 96 - 4 * 144) / 15;
  const result = place === undefined ? undefined : scorerIn(place, 'cancel')?.score({ laid: 9, to: 6, against: 11, for: 4, stakes: 240 }, 'donohue');
  if (result?.ok !== true) throw new Error('expected an answer');
  expect(worth).toBe(32);
  expect(result.value.notes.join(' ')).toContain(`whole surplus, ${worth}:`);
  expect(result.value.headline).toBe(`${((worth * 11) / 15).toFixed(2)} to you`);
});
