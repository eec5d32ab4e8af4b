import { describe, expect, it } from 'vitest';
import game from '../../../src/rules-engine/games/multiplication-dice/index.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';

const FACES = [1, 2, 3, 4, 5, 6];
type Book = 'blue-ribbon-1940' | 'donohue';

/** The dice on the table, kept one after the other: by 1940 the two highest of three stay, by Donohue the first ones in any case. */
function told(first: readonly number[], second: readonly number[], third: number, book: Book): number {
  const stays = [...first].sort().reverse()[0] ?? 0;
  const table = [stays, ...second].sort().reverse();
  const two = book === 'donohue' ? stays + Math.max(...second) : (table[0] ?? 0) + (table[1] ?? 0);
  return two * third;
}

describe('the product', () => {
  it('is that of the dice on the table, for all throws, one die at a time', () => {
    const scorer = scorerOf(game, 'score');
    let parted = 0;
    for (const a of FACES)
      for (const b of FACES)
        for (const c of FACES)
          for (const d of FACES)
            for (const e of [1, 4, 6])
              for (const f of [1, 5]) {
                const both = (['blue-ribbon-1940', 'donohue'] as const).map((book) => {
                  const answer = answered(scorer, { first: `${a}.${b}.${c}`, second: `${d}.${e}`, third: String(f) }, book);
                  const points = answer.ok ? answer.value.totals[0]?.points : Number.NaN;
                  expect(points, `${a}${b}${c} ${d}${e} ${f} ${book}`).toBe(told([a, b, c], [d, e], f, book));
                  return points;
                });
                if (both[0] !== both[1]) {
                  parted++;
                  expect(Math.max(a, b, c)).toBeLessThan(Math.min(d, e));
                }
              }
    expect(parted).toBeGreaterThan(0);
  });

  it('is from 2 to 72', () => {
    expect(told([1, 1, 1], [1, 1], 1, 'donohue')).toBe(2);
    expect(told([6, 6, 6], [6, 6], 6, 'blue-ribbon-1940')).toBe(72);
  });
});

describe('a round', () => {
  it('has the scores and the winner of a thousand random tables', () => {
    const die = seededDie(393);
    const sheet = sheetOf(game, 'round');
    const seats = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
    const sizes = { two: 2, three: 3, five: 5 } as const;
    let ties = 0;
    for (let n = 0; n < 1000; n++) {
      const players = Object.keys(sizes)[n % 3] as keyof typeof sizes;
      const book: Book = n % 2 === 0 ? 'donohue' : 'blue-ribbon-1940';
      const names = seats.slice(0, sizes[players]).map((_, seat) => `P${seat}`);
      const turns = names.map((_, seat) => ({ player: seats[seat] ?? '', first: [die(), die(), die()], second: [die(), die()], third: die() }));
      const scores = turns.map(({ first, second, third }) => told(first, second, third, book));
      const best = Math.max(...scores);
      const winners = names.filter((_, seat) => scores[seat] === best);
      const played = sheet.play({ players, names } as never, (n % 4 === 0 ? turns.toReversed() : turns) as never, book);
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(Object.values(columnTotals(played))).toEqual(scores);
      if (winners.length > 1) ties++;
      expect(played.over).toMatch(winners.length === 1 ? `${winners[0]} has the highest score, ${best}.` : `${winners.join(' and ')} are equal with ${best}`);
    }
    expect(ties).toBeGreaterThan(10);
  });

  it('rejects a second turn of the same player', () => {
    const turn = { player: 'first', first: [1, 2, 3], second: [1, 2], third: 1 };
    const played = sheetOf(game, 'round').play({ players: 'two', names: null } as never, [turn, turn] as never, 'donohue');
    expect(played.rows[1]?.problems).toEqual([{ field: 'player', expected: 'Second player', found: 'First player' }]);
  });
});
