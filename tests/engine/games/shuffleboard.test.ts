// Shuffleboard: a thousand random games on each sheet compared with a second count, from Blue Ribbon p. 342 and Donohue p. 396.
import { describe, expect, test } from 'vitest';
import shuffleboard from '../../../src/rules-engine/games/shuffleboard/index.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const GAMES = 1000;
const SIDES = ['we', 'they'] as const;

describe('a thousand games, counted a second time', () => {
  test('Donohue: every piece over the line 2, over the end 3, otherwise the nearest 1', () => {
    const next = randomFrom(396);
    for (let game = 0; game < GAMES; game++) {
      const target = 5 + next(20);
      const has = { we: 0, they: 0 };
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 7; n++) {
        const lies = { we: [next(3), next(2)], they: [next(3), next(2)] } as const;
        const none = next(2) === 0;
        const nearest = next(none ? 1 : 8) === 0 ? SIDES[next(1)] : undefined;
        const of = (side: 'we' | 'they', what: 0 | 1) => (none ? 0 : (lies[side][what] ?? 0));
        entries.push({
          ...Object.fromEntries(
            SIDES.flatMap((side) => [
              [`${side}-in`, `${of(side, 0)}`],
              [`${side}-ships`, `${of(side, 1)}`],
            ]),
          ),
          ...(nearest === undefined ? {} : { nearest }),
        });
        const over = SIDES.reduce((all, side) => all + of(side, 0) + of(side, 1), 0);
        const tooMany = SIDES.some((side) => of(side, 0) + of(side, 1) > 4);
        if (Math.max(has.we, has.they) >= target || tooMany || (over > 0 && nearest !== undefined)) {
          refused.push(n);
          continue;
        }
        for (const side of SIDES) has[side] += 2 * of(side, 0) + 3 * of(side, 1) + (nearest === side ? 1 : 0);
      }
      const played = playOn(shuffleboard, null, 'innings', 'donohue', { game: `${target}` }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: has, refused, over: Math.max(has.we, has.they) >= target });
    }
  });

  test('1940: one piece in an inning, a ship 3, a deuce 2, the nearest 1', () => {
    const next = randomFrom(1940);
    const PIECES = ['none', 'nearest', 'in', 'ship'] as const;
    for (let game = 0; game < GAMES; game++) {
      const target = 5 + next(10);
      const has = { we: 0, they: 0 };
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 15; n++) {
        const points = next(3);
        const side = SIDES[next(1)] ?? 'we';
        entries.push({ piece: PIECES[points] ?? 'none', ...(points === 0 ? {} : { side }) });
        if (Math.max(has.we, has.they) >= target) refused.push(n);
        else has[side] += points;
      }
      const played = playOn(shuffleboard, null, 'innings', 'blue-ribbon-1940', { game: `${target}` }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: has, refused, over: Math.max(has.we, has.they) >= target });
    }
  });

  test('on deck: four disks a side, minus squares deducted, 50 or 100', () => {
    const next = randomFrom(342);
    for (let game = 0; game < GAMES; game++) {
      const target = next(1) === 0 ? 50 : 100;
      const has = { we: 0, they: 0 };
      const refused: number[] = [];
      const entries: Raw[] = [];
      for (let n = 0; n < 10; n++) {
        const disks = SIDES.map(() => ({
          plus: Array.from({ length: next(4) }, () => 1 + next(9)),
          minus: Array.from({ length: next(1) }, () => 1 + next(9)),
        }));
        entries.push(
          Object.fromEntries(
            SIDES.flatMap((side, s) => [
              [side, disks[s]?.plus.join('.')],
              [`${side}-minus`, disks[s]?.minus.join('.')],
            ]),
          ),
        );
        if (Math.max(has.we, has.they) >= target || disks.some(({ plus, minus }) => plus.length + minus.length > 4)) {
          refused.push(n);
          continue;
        }
        for (const [s, side] of SIDES.entries()) {
          for (const one of disks[s]?.plus ?? []) has[side] += one;
          for (const one of disks[s]?.minus ?? []) has[side] -= one;
        }
      }
      const played = playOn(shuffleboard, 'ship', 'innings', 'blue-ribbon-1940', { game: `${target}` }, entries);
      expect(summary(played), JSON.stringify(entries)).toEqual({ totals: has, refused, over: Math.max(has.we, has.they) >= target });
    }
  });
});

test('both sides past the game in one inning: noted, and not decided', () => {
  const played = playOn(shuffleboard, null, 'innings', 'donohue', { game: '4' }, [{ 'we-in': '2', 'they-in': '2' }]);
  expect(played.over).toContain('the book does not say');
});

test('a nearest piece beside one over the line is rejected, with what was expected', () => {
  const played = playOn(shuffleboard, null, 'innings', 'donohue', {}, [{ 'we-in': '1', nearest: 'they' }]);
  expect(played.rows[0]?.problems).toEqual([{ field: 'nearest', expected: 'nobody, since pieces are over the line or the end', found: '1 piece' }]);
});
