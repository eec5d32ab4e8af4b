import { describe, expect, it } from 'vitest';
import game from '../../../src/rules-engine/games/help-your-neighbor/index.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { sheetOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

describe('the counters', () => {
  it('go one by one into the pool, in a thousand random games', () => {
    const die = seededDie(204);
    const sheet = sheetOf(game, 'counters');
    let together = 0;
    for (let n = 0; n < 1000; n++) {
      const six = n % 2 === 0;
      const each = n % 4 > 1;
      const names = NAMES.slice(0, six ? 6 : 3);
      // Heaps on the table: each die is checked separately and takes one from its owner's heap; a repeated number counts again only if agreed.
      const heaps = names.map(() => ['o', 'o', 'o', 'o', 'o']);
      const thrown: number[][] = [];
      while (heaps.every((heap) => heap.length > 0)) {
        const dice = [die(), die(), die()];
        thrown.push(dice);
        dice.forEach((number, at) => {
          if (!each && dice.indexOf(number) < at) return;
          heaps[six ? number - 1 : Math.ceil(number / 2) - 1]?.pop();
        });
      }
      const out = names.filter((_, seat) => heaps[seat]?.length === 0);
      const setup = { players: six ? 'six' : 'three', names, twice: each ? 'each' : 'once' };
      const played = sheet.play(setup as never, thrown.map((dice) => ({ dice })) as never, 'blue-ribbon-1940');
      expect(Object.values(columnTotals(played))).toEqual(heaps.map((heap) => heap.length - 5));
      if (out.length === 1) expect(played.over).toBe(`${out[0]} is rid of all counters and wins.`);
      else {
        together++;
        expect(played.over).toBe(`${out.join(' and ')} are out on one throw; the book does not say who wins.`);
      }
      expect(sheet.play(setup as never, thrown.slice(0, -1).map((dice) => ({ dice })) as never, 'blue-ribbon-1940').over).toBeNull();
    }
    expect(together).toBeGreaterThan(20);
  });
});

describe('the points', () => {
  it('are those of the thrower and of the highest, in a thousand random games', () => {
    const die = seededDie(394);
    const sheet = sheetOf(game, 'points');
    for (let n = 0; n < 1000; n++) {
      const target = 5 + die() * 3;
      const refreshments = n % 2 === 1;
      const score = [0, 0, 0, 0, 0, 0];
      const isOut = (seat: number) => (score[seat] ?? 0) >= target;
      const entries: { player: string; dice: number[] }[] = [];
      let seat = 0;
      let still = 6;
      let gone: number[] = [];
      while (refreshments ? still > 1 : still === 6) {
        while (isOut(seat % 6)) seat++;
        const dice = [die(), die(), die()].toSorted((a, b) => b - a);
        entries.push({ player: SEATS[seat % 6] ?? '', dice });
        const before = score.map((_, one) => isOut(one));
        // The thrower's number, if a die shows it, and the number of the first die after sorting, unless it is the same.
        for (const number of new Set([...dice.filter((one) => one === (seat % 6) + 1), dice[0] ?? 0])) {
          if (!before[number - 1]) score[number - 1] = (score[number - 1] ?? 0) + number;
        }
        gone = score.flatMap((_, one) => (isOut(one) && !before[one] ? [one] : []));
        still -= gone.length;
        seat++;
      }
      const setup = { names: NAMES, target, for: refreshments ? 'refreshments' : 'pool' };
      const played = sheet.play(setup as never, entries as never, 'donohue');
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(Object.values(columnTotals(played))).toEqual(score);
      const last = score.findIndex((_, one) => !isOut(one));
      const ended = refreshments
        ? still === 1
          ? `${NAMES[last]} is left and loses.`
          : / go out on one throw as the last/
        : gone.length === 1
          ? `${NAMES[gone[0] ?? 0]} is out and wins the pool.`
          : / are out on one throw/;
      expect(played.over).toMatch(ended);
    }
  });

  it('rejects a throw of a player who is out', () => {
    const setup = { names: NAMES, target: 5, for: 'refreshments' };
    const entries = [
      { player: 'fifth', dice: [5, 1, 1] },
      { player: 'fifth', dice: [1, 1, 1] },
    ];
    const played = sheetOf(game, 'points').play(setup as never, entries as never, 'donohue');
    expect(played.rows[0]?.mark).toBe('E is out');
    expect(played.rows[1]?.problems).toEqual([{ field: 'player', expected: 'a player who is not out', found: 'E, who is out' }]);
  });
});
