import { describe, expect, it } from 'vitest';
import game from '../../../src/rules-engine/games/vingt-et-un-dice/index.ts';
import { odds, stoppingAt } from '../../../src/rules-engine/games/vingt-et-un-dice/odds.ts';
import { countedOut, resolve } from '../../../src/rules-engine/index.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';
import { library } from '../../support/library.ts';

describe('the pool', () => {
  it('is paid out chip by chip, in a thousand random games', () => {
    const die = seededDie(207);
    const sheet = sheetOf(game, 'pool');
    const sizes = { two: 2, three: 3, four: 4, seven: 7 } as const;
    let burst = 0;
    let left = 0;
    for (let n = 0; n < 1000; n++) {
      const players = Object.keys(sizes)[n % 4] as keyof typeof sizes;
      const size = sizes[players];
      const stake = die();
      const purse = Array.from({ length: size }, () => 0);
      let pool = 0;
      const entries = Array.from({ length: 5 }, () => {
        const totals = purse.map(() => (n % 5 === 0 ? 20 + (die() % 6) : 14 + die() + (die() % 7)));
        for (let seat = 0; seat < size; seat++) {
          purse[seat] = (purse[seat] ?? 0) - stake;
          pool += stake;
        }
        // From 21 down, the first total that somebody has; its holders take a chip each in turn while there are enough for all.
        const hit = Array.from({ length: 21 }, (_, down) => 21 - down).find((total) => totals.includes(total));
        const holders = totals.flatMap((total, seat) => (total === hit ? [seat] : []));
        if (holders.length === 0) burst++;
        while (holders.length > 0 && pool >= holders.length) {
          for (const seat of holders) purse[seat] = (purse[seat] ?? 0) + 1;
          pool -= holders.length;
        }
        if (holders.length > 0 && pool > 0) left++;
        return { totals };
      });
      const played = sheet.play({ players, names: null, stake } as never, entries as never, 'blue-ribbon-1940');
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(Object.values(columnTotals(played))).toEqual([...purse, pool]);
    }
    expect(burst).toBeGreaterThan(20);
    expect(left).toBeGreaterThan(20);
  });

  it('needs a total of each player', () => {
    const played = sheetOf(game, 'pool').play({ players: 'three', names: null, stake: 1 } as never, [{ totals: [20, 21] }] as never, 'blue-ribbon-1940');
    expect(played.rows[0]?.problems).toEqual([{ field: 'totals', expected: '3 totals', found: '2' }]);
  });
});

describe('a turn', () => {
  it('is shown with the faces that burst it, for every total', () => {
    const scorer = scorerOf(game, 'throws');
    for (let total = 1; total <= 24; total++) {
      const sixes = Math.floor((total - 1) / 6);
      const throws = [...Array.from({ length: sixes }, () => 6), total - 6 * sixes];
      const answer = answered(scorer, { throws: throws.join('.') }, 'donohue');
      if (!answer.ok) throw new Error(`${total}`);
      const bad = [1, 2, 3, 4, 5, 6].filter((face) => total + face > 21).length;
      const told = answer.value.lines[0]?.say ?? '';
      if (total > 21) expect(answer.value.headline).toBe(`${total}: burst`);
      else if (total === 21) expect(answer.value.headline).toBe('21 exactly');
      else expect(told).toContain(bad === 0 ? 'no face' : `${bad} of the 6`);
    }
    expect(answered(scorer, { throws: '6.6.6.6.1' }, 'donohue').ok).toBe(false);
  });

  it('that stops at 18 ends as often so as enumerating all its throws gives', () => {
    const walk = (has: number, stop: number, share: number, found: Map<number, number>): Map<number, number> => {
      if (has >= stop) return found.set(has, (found.get(has) ?? 0) + share);
      for (let face = 1; face <= 6; face++) walk(has + face, stop, share / 6, found);
      return found;
    };
    for (const stop of [10, 13]) {
      const walked = walk(0, stop, 1, new Map());
      for (const [total, share] of stoppingAt(stop).each()) {
        if (typeof share !== 'object') throw new Error('expected a fraction');
        expect(Number(share.n) / Number(share.d)).toBeCloseTo(walked.get(total) ?? Number.NaN, 12);
      }
    }
    const rows = countedOut(resolve(library, game.id), odds);
    const burst = ['stop-at-17', 'stop-at-18', 'stop-at-19'].map((key) => {
      const tally = rows.find((row) => row.key === key)?.tallies[0]?.tally;
      return tally === undefined ? Number.NaN : Number((tally.wins * 1000000n) / tally.of) / 1000000;
    });
    const thrown = burst.map((_, n) => {
      const die = seededDie(17 + n);
      let over = 0;
      for (let game = 0; game < 40000; game++) {
        let has = 0;
        while (has < 17 + n) has += die();
        if (has > 21) over++;
      }
      return over / 40000;
    });
    burst.forEach((share, n) => {
      expect(Math.abs(share - (thrown[n] ?? 1))).toBeLessThan(0.01);
    });
  });
});
