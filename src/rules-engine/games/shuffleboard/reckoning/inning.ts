import { choiceOf, count } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

/** Each side has four pieces (Blue Ribbon, p. 342; Donohue, p. 396). */
const PIECES = 4;
const pieces = (label: string) => count(label, 0, PIECES, { optional: true, given: 'pieces=every' });
const SIDES = ['we', 'they'] as const;
type Side = (typeof SIDES)[number];

/** The fields of an inning: every piece if all count, or the one that counts. */
export const asked = {
  'we-in': pieces('First side: pieces over the line'),
  'we-ships': pieces('First side: pieces over the end'),
  'they-in': pieces('Second side: pieces over the line'),
  'they-ships': pieces('Second side: pieces over the end'),
  nearest: choiceOf(
    'No piece over line or end: whose is nearest?',
    { nobody: 'Some are over, or none is nearest', we: 'First side', they: 'Second side' },
    { otherwise: 'nobody', given: 'pieces=every' },
  ),
  piece: choiceOf('Which piece counts?', { ship: 'A ship', in: 'A deuce', nearest: 'The nearest', none: 'None' }, { given: 'pieces=one' }),
  side: { ...choiceOf('Whose is it?', { we: 'First side', they: 'Second side' }), when: { field: 'piece', is: ['ship', 'in', 'nearest'] } },
} as const;
export interface Inning {
  readonly 'we-in': number | null;
  readonly 'we-ships': number | null;
  readonly 'they-in': number | null;
  readonly 'they-ships': number | null;
  readonly nearest: 'nobody' | Side | null;
  readonly piece: 'ship' | 'in' | 'nearest' | 'none' | null;
  readonly side: Side | null;
}
const SAYS = { ship: 'a ship', in: 'a deuce', nearest: 'the nearest piece' } as const;
const several = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`);

/** The problems of impossible pieces. */
export function faultsOf(one: Inning): Problem[] {
  const found: Problem[] = [];
  let scoring = 0;
  for (const side of SIDES) {
    const all = (one[`${side}-in`] ?? 0) + (one[`${side}-ships`] ?? 0);
    scoring += all;
    if (all > PIECES) found.push(problem(`${side}-in`, `at most ${PIECES} pieces of a side`, `${all}`));
  }
  if (scoring > 0 && one.nearest !== null && one.nearest !== 'nobody')
    found.push(problem('nearest', 'nobody, since pieces are over the line or the end', several(scoring)));
  return found;
}

/** The lines of an inning. `to`: the columns of the sides. */
export function linesOf(one: Inning, by: Schedule<typeof points>, to: Readonly<Record<Side, string>>): Line[] {
  if (one.piece !== null) return one.piece === 'none' || one.side === null ? [] : [by.line(one.piece, SAYS[one.piece], { to: to[one.side] })];
  const lines: Line[] = SIDES.flatMap((side) =>
    (['in', 'ship'] as const).flatMap((key) => {
      const times = (key === 'in' ? one[`${side}-in`] : one[`${side}-ships`]) ?? 0;
      return times === 0 ? [] : [by.line(key, `${several(times)} over the ${key === 'in' ? 'line' : 'end'}`, { times, to: to[side] })];
    }),
  );
  return one.nearest === null || one.nearest === 'nobody' ? lines : [...lines, by.line('nearest', SAYS.nearest, { to: to[one.nearest] })];
}

/** Notes on what the book leaves open about an inning. */
export const doubtsOf = (one: Inning): string[] =>
  one.piece === null || one.piece === 'none' ? [] : ['One piece counts in an inning; where several could, the book does not say which.'];
