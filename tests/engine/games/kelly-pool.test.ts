// Kelly pool: a thousand random games compared with a second method that finds who pocketed each numbered ball.
import { expect, test } from 'vitest';
import kellyPool from '../../../src/rules-engine/games/kelly-pool/index.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal'];
const sheet = sheetOf(kellyPool, 'game');

test('a thousand random games: who is dead, the forfeits, and who has won', () => {
  const next = random(324);
  let won = 0;
  let drawn = 0;
  for (let n = 0; n < 1000; n++) {
    const size = 2 + next(6);
    const free = Array.from({ length: 15 }, (_, ball) => ball + 1);
    const numbers = Array.from({ length: size }, () => free.splice(next(free.length - 1), 1)[0] as number);
    const left = Array.from({ length: 15 }, (_, ball) => ball + 1);
    // Who pocketed each ball, and in which order: the fate of every number follows from this.
    const log: { ball: number; by: number }[] = [];
    const missed: number[] = numbers.map(() => 0);
    const entries: Record<string, string>[] = [];
    const turns = next(4) === 0 ? next(12) : 300;
    const taken = (ball: number) => log.findIndex((one) => one.ball === ball);
    const winner = () => numbers.findIndex((ball, who) => log[taken(ball)]?.by === who);
    for (let turn = 0; turn < turns && left.length > 0 && winner() < 0; turn++) {
      const who = turn % size;
      const made: number[] = [];
      for (let more = next(4) - 1; more > 0 && left.length > 0 && winner() < 0; more--) {
        const wanted = next(9) === 0 ? left.indexOf(numbers[who] ?? 0) : -1;
        const ball = left.splice(wanted >= 0 ? wanted : next(left.length - 1), 1)[0] as number;
        log.push({ ball, by: who });
        made.push(ball);
      }
      const fault = winner() < 0 && next(3) === 0;
      if (fault) missed[who] = (missed[who] ?? 0) + 1;
      entries.push({ who: SEATS[who] ?? '', made: made.join(' '), fault: fault ? 'yes' : 'no' });
    }
    const names = NAMES.slice(0, size).join('.');
    const played = playSheet(sheet, { names, numbers: numbers.join('.') }, entries);
    expect(refusedIn(played).flat(), JSON.stringify(entries)).toEqual([]);
    const isDead = (who: number) => taken(numbers[who] ?? 0) >= 0 && log[taken(numbers[who] ?? 0)]?.by !== who;
    expect(pointsIn(played), JSON.stringify([numbers, entries])).toEqual(numbers.map((_, who) => (missed[who] ?? 0) + (isDead(who) ? 1 : 0)));
    const first = winner();
    expect(played.over === null).toBe(first < 0 && left.length > 0);
    if (first >= 0) {
      won += 1;
      expect(played.over).toContain(`${NAMES[first]} has pocketed their own number, the ${numbers[first]}`);
    } else if (left.length === 0) {
      drawn += 1;
      expect(played.over).toMatch(/nobody has won/);
    } else {
      expect(played.state.at(-1)).toContain(`hit the ${Math.min(...left)} first`);
      const alive = numbers.flatMap((ball, who) => (isDead(who) ? [] : [`${NAMES[who]} with the ${ball}`]));
      expect(played.state[0]).toBe(alive.length === 0 ? 'Nobody can win any more.' : `Can still win: ${alive.join(', ')}.`);
    }
    expect(played.gone?.map(Number)).toEqual(log.map(({ ball }) => ball).sort((a, b) => a - b));
  }
  expect(won).toBeGreaterThan(300);
  expect(drawn).toBeGreaterThan(20);
});

test('invalid entries are reported with their question', () => {
  const setup = { names: 'Ann.Ben', numbers: '7.12' };
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheet, setup, entries)).at(-1);
  expect(refused({ who: 'second' })).toEqual(['who']);
  expect(refused({ who: 'third' })).toEqual(['who']);
  expect(refused({ who: 'first', made: '3' }, { who: 'second', made: '3' })).toEqual(['made']);
  expect(refused({ who: 'first', made: '16' })).toEqual(['made']);
  expect(refused({ who: 'first', made: '7', fault: 'yes' })).toEqual(['fault']);
  for (const numbers of ['7.7', '7.8.9']) {
    const played = playSheet(sheet, { names: 'Ann.Ben', numbers }, [{ who: 'first', made: '1' }]);
    expect(refusedIn(played)).toEqual([['']]);
    expect(played.state).toEqual([expect.stringMatching(/a number drawn for each of the 2 players, no two alike/)]);
  }
});

test('a player killed by the winning stroke, or after it, is not counted: the game ends with the number of the striker', () => {
  const played = playSheet(sheet, { names: 'Ann.Ben', numbers: '7.12' }, [{ who: 'first', made: '7 12' }]);
  expect(pointsIn(played)).toEqual([0, 0]);
  expect(played.over).toMatch(/Ann .* wins/);
});
