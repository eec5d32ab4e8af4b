import { describe, expect, it } from 'vitest';
import dice from '../../../src/rules-engine/games/dice/index.ts';
import { type Corner, runsFairly } from '../../../src/rules-engine/games/dice/reckoning/die.ts';
import { sideTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';

/** A die as six faces in space that is rolled: a different method from signs and axes. */
type Faces = { readonly top: number; readonly bottom: number; readonly north: number; readonly south: number; readonly east: number; readonly west: number };
const turned = (d: Faces): Faces => ({ ...d, north: d.west, east: d.north, south: d.east, west: d.south });
const tipped = (d: Faces): Faces => ({ ...d, top: d.south, north: d.top, bottom: d.north, south: d.bottom });
/** All orientations of a die, from one of them. */
function positions(first: Faces): readonly Faces[] {
  const all = new Map([[JSON.stringify(first), first]]);
  for (const one of all.values()) for (const next of [turned(one), tipped(one)]) all.set(JSON.stringify(next), next);
  return [...all.values()];
}
/** The corner seen from the edge between south (at the left) and east (at the right). */
const cornerOf = (d: Faces): Corner => [d.top, d.south, d.east];
const FAIR = positions({ top: 1, south: 3, east: 5, north: 4, west: 2, bottom: 6 });
const FACES = [1, 2, 3, 4, 5, 6];
const CORNERS = FACES.flatMap((up) => FACES.flatMap((left) => FACES.map((right): Corner => [up, left, right])));

describe('the fair die', () => {
  it('has 24 orientations, and the two that the book describes (ace up, deuce up) are of one die', () => {
    expect(FAIR).toHaveLength(24);
    const corners = FAIR.map((d) => cornerOf(d).join(''));
    expect(corners).toContain('135');
    expect(corners).toContain('246');
  });

  it('is recognised in all 216 corners: 24 are fair, 24 reversed, and 168 are impossible with fair opposite faces', () => {
    const fair = new Set(FAIR.map((d) => cornerOf(d).join('')));
    const scorer = scorerOf(dice, 'fair-die');
    const seen: Record<string, number> = {};
    for (const corner of CORNERS) {
      const [up, left, right] = corner.map(String);
      const answer = answered(scorer, { up, left, right }, 'blue-ribbon-1940');
      if (!answer.ok) throw new Error(corner.join(''));
      const { headline, lines } = answer.value;
      expect(headline === 'As on a fair die', corner.join('')).toBe(fair.has(corner.join('')));
      expect(runsFairly(corner), corner.join('')).toBe(fair.has(corner.join('')));
      seen[`${headline} ${lines.length}`] = (seen[`${headline} ${lines.length}`] ?? 0) + 1;
    }
    expect(seen).toEqual({ 'As on a fair die 2': 24, 'Not a fair die 2': 24, 'Not a fair die 1': 168 });
  });

  it('is described in Donohue by its opposite faces only', () => {
    const answer = answered(scorerOf(dice, 'fair-die'), { up: '1', left: '5', right: '3' }, 'donohue');
    expect(answer).toMatchObject({ ok: true, value: { headline: 'Nothing against the die' } });
  });
});

describe('throwing dice', () => {
  it('has the right winner in a thousand random games', () => {
    const die = seededDie(391);
    const sheet = sheetOf(dice, 'throwing');
    const sizes = { two: 2, three: 3, five: 5, eight: 8 } as const;
    const seats = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
    let tied = 0;
    for (let game = 0; game < 1000; game++) {
      const players = Object.keys(sizes)[game % 4] as keyof typeof sizes;
      const names = seats.slice(0, sizes[players]).map((_, n) => `P${n}`);
      // From the table: all players still in throw, in random order, and only the best stay.
      const entries: { player: string; dice: number[] }[] = [];
      const first: Record<string, number> = {};
      let still = names.map((_, n) => n);
      for (let throwing = 0; still.length > 1; throwing++) {
        // In a third of the games few totals are possible, so that there are ties.
        const thrown = still.map((n) => ({ n, faces: Array.from({ length: 9 }, (_, at) => (game % 3 > 0 || at === 0 ? die() : 1)) }));
        if (game % 2 === 1) thrown.reverse();
        for (const { n, faces } of thrown) {
          entries.push({ player: seats[n] ?? '', dice: faces });
          if (throwing === 0) first[`P${n}`] = faces.reduce((a, b) => a + b);
        }
        const best = Math.max(...thrown.map(({ faces }) => faces.reduce((a, b) => a + b)));
        still = thrown.filter(({ faces }) => faces.reduce((a, b) => a + b) === best).map(({ n }) => n);
        if (still.length > 1) tied++;
      }
      const played = sheet.play({ players, names } as never, entries as never, 'donohue');
      expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
      expect(played.over, JSON.stringify(entries)).toMatch(new RegExp(`^P${still[0]} wins with `));
      expect(Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points]))).toEqual(first);
      // With one throw less, nobody has won.
      expect(sheet.play({ players, names } as never, entries.slice(0, -1) as never, 'donohue').over).toBeNull();
    }
    expect(tied).toBeGreaterThan(50);
  });

  it('rejects a second throw of the same player, and says whose turn it is', () => {
    const entry = (player: string) => ({ player, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
    const played = sheetOf(dice, 'throwing').play({ players: 'two', names: null } as never, [entry('first'), entry('first')] as never, 'donohue');
    expect(played.rows[1]?.problems).toEqual([{ field: 'player', expected: 'Second player', found: 'First player' }]);
  });
});
