import { choiceOf, flag, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const BOTTLE = {
  no: 'Untouched',
  upset: 'Upset by the cue ball off a ball',
  seated: 'Stood on its base by the cue ball off a ball',
  touched: 'Touched by an object ball, and upset or stood up by the cue ball',
  direct: 'Upset with no ball struck before',
  off: 'Off the table or in a pocket',
} as const;
/** The fields of a stroke. */
export const ask = {
  carom: flag('Carom on both balls'),
  one: flag('The 1 ball pocketed'),
  two: flag('The 2 ball pocketed'),
  bottle: choiceOf('The bottle', BOTTLE, { otherwise: 'no' }),
} as const;
export type Stroke = Values<typeof ask>;

/** The result of a stroke in words. */
export function sayStroke({ carom, one, two, bottle }: Stroke): string {
  const made = [carom && 'a carom', one && 'ball one', two && 'ball two', bottle !== 'no' && `the bottle ${BOTTLE[bottle].toLowerCase()}`];
  return made.filter((word) => typeof word === 'string').join(', ') || 'nothing';
}

/** The lines of one stroke, for the striker; `wins` if the bottle was stood up. */
export function reckon(
  { carom, one, two, bottle }: Stroke,
  by: Schedule<typeof points>,
  to: string,
): { lines: readonly Line[]; notes: readonly string[]; wins: boolean } {
  if (bottle === 'off') return { lines: [by.line('bottle-off', 'the bottle off the table or in a pocket', { to })], notes: [], wins: false };
  if (bottle === 'touched')
    return { lines: [by.law('ball-on-bottle', 'an object ball touched the bottle: nothing counts', { points: 0, to })], notes: [], wins: false };
  const lines: Line[] = [];
  if (carom) lines.push(by.line('carom', 'carom', { to }));
  if (one) lines.push(by.line('one', 'ball one', { to }));
  if (two) lines.push(by.line('two', 'ball two', { to }));
  if (bottle === 'upset') lines.push(by.line('bottle', 'the bottle upset', { to }));
  if (bottle === 'seated') lines.push(by.mention('seated', 'the bottle stands on its base', { to }));
  const notes = bottle === 'direct' ? ['A bottle that was hit before any ball brings nothing: what scores is a carom from a ball.'] : [];
  return { lines, notes, wins: bottle === 'seated' };
}
