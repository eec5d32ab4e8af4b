import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import centennial from '../../../src/rules-engine/games/centennial/index.ts';
import { waysToMake } from '../../../src/rules-engine/games/centennial/reckoning/course.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { countsOf } from '../../support/counts/counts.ts';

type Who = 'first' | 'second';
interface Thrown {
  readonly who: Who;
  readonly dice: readonly number[];
  readonly moved: number | null;
  readonly taken: boolean;
}

/** Whether a number is the sum of some of the dice, trying each die in or out. */
function makes([die, ...rest]: readonly number[], number: number): boolean {
  if (die === undefined) return false;
  return number === die || makes(rest, number) || (number > die && makes(rest, number - die));
}

/** The places of both players by a second method: step by step along the strip, with the direction. */
class Markers {
  readonly at: Record<Who, number> = { first: 0, second: 0 };
  readonly down: Record<Who, boolean> = { first: false, second: false };
  readonly again: Record<Who, boolean> = { first: false, second: false };
  readonly steps: Record<Who, number> = { first: 0, second: 0 };
  readonly #begin: string;
  readonly #top: string;
  constructor(begin: string, top: string) {
    this.#begin = begin;
    this.#top = top;
  }
  next(who: Who): number | null {
    if (this.again[who]) return 12;
    if (this.down[who]) return this.at[who] === 1 ? null : this.at[who] - 1;
    return this.at[who] + 1;
  }
  step(who: Who): boolean {
    const to = this.next(who) ?? 0;
    const first12 = to === 12 && !this.down[who] && !this.again[who];
    this.at[who] = to;
    this.steps[who]++;
    if (first12) this.again[who] = this.#top === 'twice';
    else if (to === 12) this.again[who] = false;
    if (to === 12) this.down[who] = !this.again[who];
    return !(to === 1 && this.steps[who] === 1 && this.#begin === 'ace') && !(first12 && this.#top !== 'on');
  }
  /** The numbers that a throw could reach, in order; the marker is put back. */
  could(who: Who, dice: readonly number[]): number[] {
    const try_ = new Markers(this.#begin, this.#top);
    for (const key of ['at', 'down', 'again', 'steps'] as const) Object.assign(try_[key], this[key]);
    const found: number[] = [];
    for (let on = true; on; ) {
      const to = try_.next(who);
      if (to === null || !makes(dice, to)) break;
      found.push(to);
      on = try_.step(who);
    }
    return found;
  }
}

const die = fc.integer({ min: 1, max: 6 });
const thrown: fc.Arbitrary<Thrown> = fc.record({
  who: fc.constantFrom<Who>('first', 'second'),
  dice: fc.tuple(die, die, die),
  moved: fc.nat({ max: 39 }).map((one) => (one > 6 ? null : one)),
  taken: fc.nat({ max: 11 }).map((one) => one === 0),
});
const sheet = sheetIn(countsOf(centennial), 'game');

describe('the sheet of centennial', () => {
  it('matches a second method in a thousand random games', () => {
    let finished = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('on', 'ace'),
        fc.constantFrom('on', 'stop', 'twice'),
        fc.array(thrown, { minLength: 60, maxLength: 120 }),
        (begin, top, game) => {
          const played = sheet?.play({ first: 'Ann', second: 'Ben', begin, top } as never, game as never, 'blue-ribbon-1940');
          const by = new Markers(begin, top);
          let over = false;
          for (const [n, { who, dice, moved, taken }] of game.entries()) {
            const row = played?.rows[n];
            if (over) {
              expect(row?.problems).toHaveLength(1);
              continue;
            }
            const rival = who === 'first' ? 'second' : 'first';
            const could = by.could(who, dice);
            const own = moved ?? could.length;
            const missed = could.slice(own);
            const bad = own > could.length || (taken && !missed.includes(by.next(rival) ?? 0));
            expect((row?.problems.length ?? 0) > 0, JSON.stringify([n, game[n]])).toBe(bad);
            if (bad) continue;
            for (let step = 0; step < own; step++) by.step(who);
            while (taken && missed.includes(by.next(rival) ?? 0)) by.step(rival);
            over = by.next(who) === null || by.next(rival) === null;
          }
          expect(columnTotals(played as never)).toEqual(by.steps);
          expect(played?.over !== null).toBe(over);
          if (over) finished++;
        },
      ),
      { numRuns: 1000 },
    );
    expect(finished).toBeGreaterThan(100);
  });

  it('knows how often three dice make a number', () => {
    const count = (number: number) => {
      let ways = 0;
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (makes([a, b, c], number)) ways++;
      return ways;
    };
    for (let number = 1; number <= 12; number++) expect(waysToMake(number)).toBe(count(number));
    expect(waysToMake(1)).toBe(216 - 125);
  });
});
