import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tenPinsDice from '../../../src/rules-engine/games/ten-pins-dice/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { countsOf } from '../../support/counts/counts.ts';

const KEYS = ['first', 'second'] as const;
const sheet = sheetIn(countsOf(tenPinsDice), 'game');

/** Ten frames by a second method: a list of balls; the second ball of a frame is its difference to the first, so a worse throw takes pins back. */
function scoreOf(balls: readonly number[]): number {
  let [score, at] = [0, 0];
  for (let frame = 0; frame < 10; frame++) {
    const [a = 0, b = 0, c = 0] = balls.slice(at, at + 3);
    score += a === 10 || a + b === 10 ? a + b + c : a + b;
    at += a === 10 ? 1 : 2;
  }
  return score;
}

describe('ten-pins with dice', () => {
  it('agrees with a count of the list of balls in a thousand random games', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const two = fc.tuple(die, die);
    // Strikes are rare with fair dice; here a third of the throws are ten.
    const thrown = fc.oneof(two, two, fc.constantFrom([4, 6] as const, [5, 5] as const, [6, 4] as const));
    const turns = fc.array(fc.tuple(thrown, thrown), { minLength: 12, maxLength: 12 });
    let perfect = 0;
    fc.assert(
      fc.property(fc.constantFrom('ten', 'none'), turns, turns, (over, ...of) => {
        const pins = ([a, b]: readonly [number, number]) => (a + b <= 10 ? a + b : over === 'ten' ? 10 : 0);
        const games = of.map((own) => {
          const balls: number[] = [];
          const entries: { first: readonly number[]; second: readonly number[] | null }[] = [];
          let owed = Number.POSITIVE_INFINITY;
          for (const [n, [first, second]] of own.entries()) {
            if (n >= 10 && owed <= 0) break;
            const alone = pins(first) === 10 || (n >= 10 && owed === 1);
            entries.push({ first, second: alone ? null : second });
            balls.push(pins(first), ...(alone ? [] : [pins(second) - pins(first)]));
            if (n === 9) owed = pins(first) === 10 ? 2 : pins(second) === 10 ? 1 : 0;
            else if (n > 9) owed -= alone ? 1 : 2;
          }
          return { balls, entries };
        });
        const rounds = Array.from({ length: 12 }, (_, n) =>
          games.flatMap(({ entries }, seat) => (entries[n] === undefined ? [] : [{ who: KEYS[seat], ...entries[n] }])),
        );
        const found = sheet?.play({ players: 'two', names: null, over } as never, rounds.flat() as never, 'blue-ribbon-1940');
        expect(found?.rows.flatMap(({ problems }) => problems)).toEqual([]);
        const scores = games.map(({ balls }) => scoreOf(balls));
        expect(KEYS.map((key) => columnTotals(found as never)[key])).toEqual(scores);
        expect(found?.over).not.toBeNull();
        if (scores.some((score) => score > 200)) perfect++;
        const more = sheet?.play(
          { players: 'two', names: null, over } as never,
          [...rounds.flat(), { who: 'first', first: [1, 1], second: [1, 1] }] as never,
          'blue-ribbon-1940',
        );
        expect(more?.rows.at(-1)?.problems).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
    expect(perfect).toBeGreaterThan(5);
  });

  it('rejects a second throw after a strike, and needs one after less', () => {
    const one = (entry: object) =>
      sheet?.play({ players: 'two', names: null, over: 'ten' } as never, [{ who: 'first', ...entry }] as never, 'blue-ribbon-1940').rows[0]?.problems[0]?.field;
    expect(one({ first: [6, 4], second: [1, 1] })).toBe('second');
    expect(one({ first: [6, 3], second: null })).toBe('second');
    expect(one({ first: [6, 3], second: [6, 4] })).toBeUndefined();
  });
});
