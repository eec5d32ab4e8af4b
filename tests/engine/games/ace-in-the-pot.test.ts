import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import aceInThePot from '../../../src/rules-engine/games/ace-in-the-pot/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { countsOf } from '../../support/counts/counts.ts';

type Gives = 'pot' | 'left' | null;
interface Thrown {
  readonly dice: readonly [number, number];
  readonly gives: Gives;
}

/** A second implementation, with counters as tokens; 0 is the pot. Returns who won (0 if nobody can, null if nobody has yet) and where the tokens are. */
function played(players: number, throws: readonly Thrown[]) {
  const tokens = Array.from({ length: players * 2 }, (_, n) => (n % players) + 1);
  const holding = (seat: number) => tokens.filter((at) => at === seat).length;
  const left = (seat: number) => (seat % players) + 1;
  const move = (from: number, to: number) => {
    const token = tokens.indexOf(from);
    if (token >= 0) tokens[token] = to;
  };
  let seat = 1;
  let streak = 0;
  const bad: number[] = [];
  let winner: number | null = null;
  for (const [n, { dice, gives }] of throws.entries()) {
    if (winner !== null) {
      bad.push(n);
      continue;
    }
    const out = tokens.filter((at) => at > 0).length;
    const ambiguous = out > 1 && holding(seat) === 1 && dice.includes(1) && dice.includes(6);
    if (ambiguous !== (gives !== null)) {
      bad.push(n);
      continue;
    }
    if (out === 1) {
      if (dice.includes(6)) {
        move(seat, left(seat));
        seat = left(seat);
        streak = 0;
      } else if (++streak === 3) winner = seat;
      continue;
    }
    const thrower = seat;
    for (const face of dice) {
      if (face === 1 && gives !== 'left') move(thrower, 0);
      if (face === 6 && gives !== 'pot') move(thrower, left(thrower));
    }
    if (tokens.every((at) => at === 0)) winner = 0;
    else
      do seat = left(seat);
      while (holding(seat) === 0);
  }
  const pot = tokens.filter((at) => at === 0).length;
  return { bad, winner, has: Array.from({ length: players }, (_, n) => holding(n + 1) + (winner === n + 1 ? pot : 0)) };
}

const SIZES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const KEYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const die = fc.integer({ min: 1, max: 6 });
const answers: fc.Arbitrary<Gives> = fc.nat({ max: 19 }).map((n) => (n === 0 ? 'pot' : n === 1 ? 'left' : null));
const sheet = sheetIn(countsOf(aceInThePot), 'game');

describe('the counters', () => {
  it('are where a second method has them, in a thousand random games', () => {
    let [ended, nobody] = [0, 0];
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.array(fc.record({ dice: fc.tuple(die, die), gives: answers }), { minLength: 60, maxLength: 160 }),
        (players, throws) => {
          const by = played(players, throws);
          const found = sheet?.play({ players: SIZES[players - 2], names: null } as never, throws as never, 'blue-ribbon-1940');
          expect(found?.rows.flatMap(({ problems }, n) => (problems.length > 0 ? [n] : []))).toEqual(by.bad);
          expect(found?.over !== null).toBe(by.winner !== null);
          if (by.winner === 0) nobody++;
          if (by.winner !== null) ended++;
          if (by.bad.length === throws.length) return;
          expect(KEYS.slice(0, players).map((key) => columnTotals(found as never)[key])).toEqual(by.has);
        },
      ),
      { numRuns: 1000 },
    );
    expect(ended).toBeGreaterThan(100);
    expect(nobody).toBeGreaterThan(0);
  });
});
