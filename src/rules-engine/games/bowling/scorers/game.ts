import { count, listOf, type Values } from '../../../core/fields.ts';
import { type Result, wrong } from '../../../core/result.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Answer, answer, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { countFrames, type Form } from './count.ts';
import { linesOf, misrolled, sumUp, waitsOf, worthsOf } from './frames.ts';
import { ballsToCome, type HandForm, handLines, handsOf, withSpares } from './hands.ts';

/** Ten frames of two balls, three balls counting for a strike or a spare (Blue Ribbon 1940, p. 70-71). */
export const TEN: Form = { pins: 10, balls: 2, frames: 10, counted: 3, worth: worthsOf(points, 'blue-ribbon-1940') };

/** Ten divisions of three balls (Donohue, p. 376). */
const DIVISIONS: HandForm = { pins: 10, balls: 3, hands: 10, name: 'division', fixed: true };
const division = withSpares(DIVISIONS, worthsOf(points, 'donohue'));

const ask = {
  balls: listOf('Pins down by each ball, in order', count('Pins', 0, 10), 1, 30, { hint: 'A strike is one ball of 10; extra balls follow at the end.' }),
} as const;

function score({ balls }: Values<typeof ask>, { book }: Schedule): Result<Answer> {
  if (book === 'donohue') {
    const { hands, misroll } = handsOf(balls, DIVISIONS);
    if (misroll !== null) return wrong(misrolled(misroll));
    const lines = handLines(hands, DIVISIONS, division);
    return { ok: true, value: answer(sumUp(lines), lines, ballsToCome(balls, DIVISIONS)) };
  }
  const { frames, misroll } = countFrames(balls, TEN);
  if (misroll !== null) return wrong(misrolled(misroll));
  const lines = linesOf(frames, TEN);
  return { ok: true, value: answer(sumUp(lines), lines, waitsOf(frames, TEN)) };
}

export const game = scorer({
  title: 'Score a game of ten pins',
  gist: 'Frames, strikes and spares of one player, from the balls in order.',
  aka: ['bowling score', 'strike in the tenth', 'how to score bowling'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
