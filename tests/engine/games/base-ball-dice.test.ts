import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import baseBallDice from '../../../src/rules-engine/games/base-ball-dice/index.ts';
import { START, thrown } from '../../../src/rules-engine/games/base-ball-dice/reckoning/diamond.ts';
import { resolve } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { library } from '../../support/library.ts';

const BOOK = 'blue-ribbon-1940';
const sides = sheetIn(resolve(library, 'base-ball-dice/diamond'), 'both-sides');
const die = fc.integer({ min: 1, max: 6 });
interface Customs {
  readonly push: 'all' | 'forced';
  readonly third: 'safe' | 'out';
}
const customs: fc.Arbitrary<Customs> = fc.record({
  push: fc.constantFrom('all' as const, 'forced' as const),
  third: fc.constantFrom('safe' as const, 'out' as const),
});

/** Who is out on a five besides the striker, by occupied bases, as in the book's list. */
const FLY: Readonly<Record<string, string>> = { x__: 'x', _x_: '_x', xx_: '_x', x_x: 'x', xxx: 'x', _xx: '', ___: '' };

/** An inning by a second method: men as marks on three bases, moved one base at a time. */
function inning(
  dice: readonly number[],
  { push, third }: Customs,
): { readonly runs: number; readonly outs: number; readonly bases: string; readonly used: number } {
  const bases = ['_', '_', '_'];
  let [runs, outs, used] = [0, 0, 0];
  /** A man moves to a base and pushes on a man who is there. */
  const presses = (to: number) => {
    if (to > 2) runs++;
    else {
      if (bases[to] === 'x') {
        bases[to] = '_';
        presses(to + 1);
      }
      bases[to] = 'x';
    }
  };
  for (const face of dice) {
    if (outs >= 3) break;
    used++;
    if (face >= 5) {
      outs++;
      if (face === 6 || outs === 3) continue;
      const men = bases.join('');
      const at = men === '__x' ? (third === 'out' ? 2 : -1) : (FLY[men] ?? '').indexOf('x');
      if (at < 0) continue;
      bases[at] = '_';
      outs++;
    } else if (push === 'all') {
      for (let step = 0; step < face; step++) {
        if (bases.pop() === 'x') runs++;
        bases.unshift(step === 0 ? 'x' : '_');
      }
    } else {
      // Men whom the striker passes are pushed on ahead of him, the farthest first.
      for (let on = 2; on >= 0; on--)
        if (bases[on] === 'x' && on < face) {
          const behind = bases.slice(0, on).filter((mark) => mark === 'x').length;
          const to = Math.max(on, face + behind);
          if (to !== on) {
            bases[on] = '_';
            presses(to);
          }
        }
      presses(face - 1);
    }
  }
  return { runs, outs, bases: bases.join(''), used };
}

describe('the diamond', () => {
  it('has the same men, runs and outs after every throw as a second method', () => {
    fc.assert(
      fc.property(customs, fc.array(die, { minLength: 1, maxLength: 40 }), (agreed, dice) => {
        let now = START;
        for (let n = 0; n < dice.length && now.outs < 3; n++) {
          now = thrown(now, dice[n] ?? 0, agreed, 3);
          const by = inning(dice.slice(0, n + 1), agreed);
          const bases = [1, 2, 3].map((on) => (now.men.includes(on) ? 'x' : '_')).join('');
          expect([now.runs, now.outs, now.outs < 3 ? bases : ''], JSON.stringify([agreed, dice.slice(0, n + 1)])).toEqual([
            by.runs,
            by.outs,
            by.outs < 3 ? by.bases : '',
          ]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same in a thousand random games', () => {
    const half = fc.array(die, { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(customs, fc.array(half, { minLength: 2, maxLength: 20 }), (agreed, games) => {
        const whole = games
          .map((dice) => ({ dice: dice.slice(0, inning(dice, agreed).used), found: inning(dice, agreed) }))
          .filter(({ found }) => found.outs >= 3);
        const innings = Math.max(1, Math.floor(whole.length / 2));
        const played = sides?.play({ we: null, they: null, innings, ...agreed } as never, whole.map(({ dice }) => ({ dice })) as never, BOOK);
        const runs = { we: 0, they: 0 };
        for (const [n, { found }] of whole.slice(0, innings * 2).entries()) runs[n % 2 === 0 ? 'we' : 'they'] += found.runs;
        expect(columnTotals(played as never)).toEqual(runs);
        expect(played?.over !== null).toBe(whole.length >= innings * 2);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the runs of three dice', () => {
  it('are added up in a thousand random games, which end after the ninth turn of all players', () => {
    const turn = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 });
    const sheet = sheetIn(countsOf(baseBallDice), 'game');
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 27 }), (turns) => {
        const who = ['first', 'second', 'third'] as const;
        const entries = turns.map((aces, n) => ({ who: who[n % 3], aces: [...aces, 0] }));
        const played = sheet?.play({ players: 'three', names: null } as never, entries as never, BOOK);
        const totals = who.map((_, seat) =>
          turns
            .filter((_, n) => n % 3 === seat)
            .flat()
            .reduce((sum, one) => sum + one, 0),
        );
        expect(who.map((key) => columnTotals(played as never)[key])).toEqual(totals);
        expect(played?.over !== null).toBe(turns.length === 27);
      }),
      { numRuns: 1000 },
    );
  });

  it('are 0.864 per time at bat on average', () => {
    let [aces, without] = [0, 0];
    for (let throwing = 0; throwing < 216; throwing++) {
      const ones = [throwing % 6, Math.floor(throwing / 6) % 6, Math.floor(throwing / 36)].filter((face) => face === 0).length;
      aces += ones;
      if (ones === 0) without++;
    }
    expect(aces / without).toBeCloseTo(0.864, 12);
  });
});
