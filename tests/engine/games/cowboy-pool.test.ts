// Cowboy pool's sheet compared with a second count (blue-ribbon-1940 p. 305-308).
import { expect, test } from 'vitest';
import cowboy from '../../../src/rules-engine/games/cowboy-pool/index.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third'];

test('a thousand games, hand by hand: what is banked, and what the hand has at stake', () => {
  const next = random(305);
  const sheet = sheetOf(cowboy, 'game');
  let won = 0;
  for (let game = 0; game < 1000; game++) {
    const players = 2 + next(1);
    const banked = SEATS.slice(0, players).map(() => 0);
    const dry = SEATS.slice(0, players).map(() => false);
    const entries: Record<string, string>[] = [];
    let [at, stake, over] = [0, 0, false];
    const handOver = (keep: boolean) => {
      banked[at] = (banked[at] ?? 0) + (keep ? stake : 0);
      stake = 0;
      at = (at + 1) % players;
    };
    while (!over && entries.length < 160) {
      const has = (banked[at] ?? 0) + stake;
      const entry: Record<string, string> = { who: SEATS[at] ?? '' };
      entries.push(entry);
      const fault = next(11) === 0 ? (['scratch', 'nothing-in', 'miss', 'foul'][next(3)] ?? 'foul') : 'none';
      if (fault === 'nothing-in' && dry[at]) over = true;
      dry[at] = fault === 'nothing-in';
      if (fault !== 'none') {
        entry.fault = fault;
        handOver(false);
        continue;
      }
      if (has === 100) {
        const last = ['made', 'other', 'short'][next(2)] ?? 'short';
        entry.last = last;
        if (last === 'made') [stake, over] = [stake + 1, true];
        else handOver(last === 'short');
        continue;
      }
      const carom = next(3);
      entry.carom = ['no', 'single', 'double', 'single'][carom] ?? 'no';
      const balls = [1, 3, 5].filter(() => next(has < 90 ? 1 : 8) === 0);
      entry.balls = balls.join(' ');
      const made = ([0, 1, 2, 1][carom] ?? 0) + balls.reduce((sum, ball) => sum + ball, 0);
      if (has >= 90 && balls.length > 0) handOver(false);
      else if (has + made > (has < 90 ? 90 : 100)) stake += 0;
      else if (made === 0) handOver(true);
      else stake += made;
    }
    const scores = banked.map((one, n) => one + (n === at ? stake : 0));
    const played = playSheet(sheet, { names: SEATS.slice(0, players).join('.') }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    expect(pointsIn(played), JSON.stringify(entries)).toEqual(scores);
    expect(played.over !== null).toBe(over);
    if (scores.includes(101)) won++;
  }
  expect(won).toBeGreaterThan(50);
});

test('invalid entries are reported with their question', () => {
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheetOf(cowboy, 'game'), {}, entries)).at(-1);
  expect(refused({ who: 'second' })).toEqual(['who']);
  expect(refused({ who: 'first', last: 'made' })).toEqual(['last']);
  expect(refused({ who: 'first', balls: '7' })).toEqual(['balls']);
  expect(refused({ who: 'first', balls: '5', fault: 'miss' })).toEqual(['balls']);
  expect(refused({ who: 'first', carom: 'single', fault: 'miss' })).toEqual(['carom']);
  const hundred = [
    ...Array.from({ length: 18 }, () => ({ who: 'first', balls: '5' })),
    ...Array.from({ length: 5 }, () => ({ who: 'first', carom: 'double' })),
  ];
  expect(refused(...hundred, { who: 'first' })).toEqual(['last']);
  expect(refused(...hundred, { who: 'first', carom: 'single', last: 'made' })).toEqual(['carom']);
  expect(refused(...hundred, { who: 'first', balls: '1', last: 'made' })).toEqual(['balls']);
});
