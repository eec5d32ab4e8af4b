import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import dropDead from '../../../src/rules-engine/games/drop-dead/index.ts';
import { toCome } from '../../../src/rules-engine/games/drop-dead/reckoning/turn.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { columnTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';
const KEYS = ['first', 'second', 'third'] as const;

/** A turn by a second method: the faces as a string, with dead ones removed. */
function score(turn: readonly string[]): number {
  return turn.filter((faces) => !/[25]/.test(faces)).reduce((sum, faces) => sum + [...faces].reduce((spots, face) => spots + Number(face), 0), 0);
}
/** A whole turn from an endless sequence of faces. */
function turnOf(faces: Iterator<number>): string[] {
  const turn: string[] = [];
  for (let left = 5; left > 0; ) {
    const thrown = Array.from({ length: left }, () => faces.next().value).join('');
    turn.push(thrown);
    left = thrown.replace(/[25]/g, '').length;
  }
  return turn;
}
function* facesFrom(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield 1 + Math.floor((state / 2 ** 32) * 6);
  }
}

describe('drop dead', () => {
  it('matches a second method in a thousand random games', () => {
    const sheet = sheetIn(countsOf(dropDead), 'game');
    const scorer = scorerIn(countsOf(dropDead), 'turn');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const faces = facesFrom(seed);
        const turns = KEYS.map(() => turnOf(faces));
        const entries = turns.flat().map((thrown) => ({ dice: [...thrown].map(Number) }));
        const found = sheet?.play({ players: 'three', names: ['Ann', 'Ben', 'Cay'] } as never, entries as never, BOOK);
        const scores = turns.map(score);
        expect(found?.rows.flatMap(({ problems }) => problems)).toEqual([]);
        expect(KEYS.map((key) => columnTotals(found as never)[key])).toEqual(scores);
        const names = (wanted: number) => ['Ann', 'Ben', 'Cay'].filter((_, n) => scores[n] === wanted);
        const [best, worst] = [names(Math.max(...scores)), names(Math.min(...scores))];
        if (best.length === 1) expect(found?.over).toContain(`${best[0]} wins`);
        if (worst.length === 1) expect(found?.over).toContain(`${worst[0]} loses`);
        if (best.length > 1 || worst.length > 1) expect(found?.over).toContain('throw off');
        const dice = turns[0]?.join('') ?? '';
        if (dice.length > 150) return;
        const one = scorer?.score({ dice: [...dice].map(Number) } as never, BOOK);
        expect(one?.ok && one.value.totals[0]?.points).toBe(scores[0]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the average of the fraction on the page, found by counting every throw of the dice left', () => {
    const means = [0];
    for (let dice = 1; dice <= 5; dice++) {
      let [spots, rest, same] = [0, 0, 0];
      for (let n = 0; n < 6 ** dice; n++) {
        const thrown = Array.from({ length: dice }, (_, at) => (Math.floor(n / 6 ** at) % 6) + 1).join('');
        const left = thrown.replace(/[25]/g, '').length;
        if (left === dice) {
          same++;
          spots += score([thrown]);
        } else rest += means[left] ?? 0;
      }
      means.push((spots + rest) / (6 ** dice - same));
      expect(toCome(dice)).toBeCloseTo(means[dice] ?? 0, 10);
    }
    expect(toCome(5).toFixed(2)).toBe('16.06');
  });
});
