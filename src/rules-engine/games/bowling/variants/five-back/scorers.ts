import { choiceOf, count, listOf } from '../../../../scoring/fields.ts';
import { wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { countFrames, type Frames } from '../../reckoning/count.ts';
import { formOf, linesOf, misrolled, sumUp, waitsOf } from '../../reckoning/frames.ts';
import { ballsToCome, type HandForm, handLines, handsOf, withSpares } from '../../reckoning/hands.ts';
import { BOOK } from '../shared/of-1940.ts';
import type { points } from './index.ts';

const FRAMES: Frames = { pins: 5, balls: 3, frames: 10, name: 'inning', counted: 3 };
const INNINGS: HandForm = { pins: 5, balls: 3, hands: 10, name: 'inning', fixed: true };
const inning = withSpares(INNINGS);
const ask = {
  balls: listOf('Pins down by each ball, in order', count('Pins', 0, FRAMES.pins), 1, 32, { hint: 'Ten innings of three balls; a strike is one ball of 5.' }),
  after: choiceOf(
    'Balls left over after a strike or a spare',
    { next: 'The next inning’s balls count on, as in ten pins', same: 'Rolled in the same inning at pins set again' },
    { otherwise: 'next', hint: 'The book does not say which; both come to its maximum.' },
  ),
} as const;
export const frames = scorer({
  title: 'Score five back',
  gist: 'The innings of one player, from the balls in order.',
  books: [BOOK],
  ask,
  score: ({ balls, after }, by: Schedule<typeof points>) => {
    const doubt = 'What a strike or a spare adds, and what single pins count, the book leaves open.';
    if (after === 'same') {
      const { hands, misroll } = handsOf(balls, INNINGS);
      const tooLong = balls.length > INNINGS.balls * INNINGS.hands;
      if (misroll !== null) return wrong(misrolled(misroll));
      if (tooLong) return wrong(misrolled({ ball: 31, expected: 'no further ball: ten innings of three balls are 30', found: `${balls[30]}` }));
      const lines = handLines(hands, INNINGS, inning, by);
      return { ok: true, value: answer(sumUp(lines), lines, [...ballsToCome(balls, INNINGS), doubt]) };
    }
    const counting = formOf(FRAMES, by);
    const { frames: made, misroll } = countFrames(balls, counting);
    if (misroll !== null) return wrong(misrolled(misroll));
    const lines = linesOf(made, counting, by);
    return { ok: true, value: answer(sumUp(lines), lines, [...waitsOf(made, FRAMES), doubt]) };
  },
});
