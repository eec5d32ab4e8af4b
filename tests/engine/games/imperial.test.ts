// Imperial: random hands, scored by a second method: a plain list of counters in the book's order (p. 281), processed one by one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/imperial/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';

const WHO = ['nobody', 'pone', 'dealer'] as const;
interface Dealt {
  readonly turned: boolean;
  readonly point: (typeof WHO)[number];
  readonly sequences: readonly [number, number];
  readonly fours: readonly [number, number];
  readonly honours: readonly [number, number];
  readonly tricks: number;
  readonly reds: readonly [number, number];
  readonly whites: readonly [number, number];
}
type Side = { red: number; white: number };

/** The book, counter by counter: W is a white, R a red. */
function bySentences(one: Dealt): { pone: Side; dealer: Side; out: string | null } {
  const line: string[] = [];
  if (one.turned) line.push('dealer W');
  if (one.point !== 'nobody') line.push(`${one.point} W`);
  for (const kind of ['sequences', 'fours'] as const)
    for (const [n, who] of (['pone', 'dealer'] as const).entries()) for (let k = 0; k < (one[kind][n] ?? 0); k++) line.push(`${who} R`);
  for (const [n, who] of (['pone', 'dealer'] as const).entries()) for (let k = 0; k < (one.honours[n] ?? 0); k++) line.push(`${who} W`);
  if (one.tricks === 12) line.push('pone R', 'pone R');
  else if (one.tricks === 0) line.push('dealer R', 'dealer R');
  else for (let k = 0; k < Math.abs(2 * one.tricks - 12); k++) line.push(one.tricks > 6 ? 'pone W' : 'dealer W');
  const up = { pone: { red: one.reds[0], white: one.whites[0] }, dealer: { red: one.reds[1], white: one.whites[1] } };
  for (const counter of line) {
    const [who, colour] = counter.split(' ') as ['pone' | 'dealer', 'W' | 'R'];
    const other = who === 'pone' ? 'dealer' : 'pone';
    up[who][colour === 'R' ? 'red' : 'white'] += 1;
    if (up[who].red > 4 || (up[who].red === 4 && up[who].white === 6)) return { ...up, out: who };
    if (up[who].white === 6) {
      up[who] = { red: up[who].red + 1, white: 0 };
      up[other].white = 0;
      if (up[who].red > 4) return { ...up, out: who };
    }
  }
  return { ...up, out: null };
}

const both = (most: number) => fc.tuple(fc.nat(most), fc.nat(most));
const dealt = fc
  .record({
    turned: fc.boolean(),
    point: fc.constantFrom(...WHO),
    sequences: both(2),
    fours: both(2),
    honours: both(2),
    tricks: fc.nat(12),
    reds: both(4),
    whites: both(5),
  })
  .map((one): Dealt => ({ ...one, honours: [one.tricks === 0 ? 0 : one.honours[0], one.tricks === 12 ? 0 : one.honours[1]] }));

test('counters after a hand, 2,000 random hands', () => {
  const scorer = scorerOf(game, 'hand');
  fc.assert(
    fc.property(dealt, (one) => {
      const raw = {
        turned: one.turned ? 'yes' : 'no',
        point: one.point,
        tricks: `${one.tricks}`,
        ...Object.fromEntries((['sequences', 'fours', 'honours', 'reds', 'whites'] as const).map((key) => [key, one[key].join('.')])),
      };
      const found = answered(scorer, raw, 'blue-ribbon-1940');
      if (!found.ok) throw new Error(JSON.stringify(found.problems));
      const { pone, dealer, out } = bySentences(one);
      expect(found.value.headline).toBe(out === null ? 'The game goes on' : out === 'pone' ? 'Non-dealer wins' : 'Dealer wins');
      // Counters from before the hand have their own lines.
      const up = (to: string, colour: string) =>
        found.value.lines.reduce((sum, line) => sum + (line.to === to && JSON.stringify(line.unit).includes(colour) ? (line.points ?? 0) : 0), 0);
      const now = (to: string) => ({ red: up(to, 'red'), white: up(to, 'white') });
      expect({ pone: now('Non-dealer'), dealer: now('Dealer') }).toEqual({ pone, dealer });
    }),
    { numRuns: 2000 },
  );
});
