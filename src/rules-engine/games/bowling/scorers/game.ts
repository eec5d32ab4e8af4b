import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { countFrames } from '../reckoning/count.ts';
import { formOf, linesOf, misrolled, sumUp, waitsOf } from '../reckoning/frames.ts';
import { ballsToCome, type HandForm, handLines, handsOf, withSpares } from '../reckoning/hands.ts';
import { TEN } from '../reckoning/ten.ts';

/** Ten divisions of three balls (Donohue, p. 376). */
const DIVISIONS: HandForm = { pins: 10, balls: 3, hands: 10, name: 'division', fixed: true };
const division = withSpares(DIVISIONS);

const ask = {
  balls: listOf('Pins down by each ball, in order', count('Pins', 0, 10), 1, 30, { hint: 'A strike is one ball of 10; extra balls follow at the end.' }),
} as const;

function score({ balls }: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  if (by.way('spare') === 'same-division') {
    const { hands, misroll } = handsOf(balls, DIVISIONS);
    if (misroll !== null) return wrong(misrolled(misroll));
    const lines = handLines(hands, DIVISIONS, division, by);
    return { ok: true, value: answer(sumUp(lines), lines, ballsToCome(balls, DIVISIONS)) };
  }
  const form = formOf(TEN, by);
  const { frames, misroll } = countFrames(balls, form);
  if (misroll !== null) return wrong(misrolled(misroll));
  const lines = linesOf(frames, form, by);
  return { ok: true, value: answer(sumUp(lines), lines, waitsOf(frames, form)) };
}

export const game = scorer({
  title: 'Score a game of ten pins',
  gist: 'Frames, strikes and spares of one player, from the balls in order.',
  aka: ['bowling score', 'strike in the tenth', 'how to score bowling'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
