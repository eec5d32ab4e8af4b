import { choiceOf, listOf } from '../../../../scoring/fields.ts';
import { wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { misrolled, sumUp } from '../../reckoning/frames.ts';
import { setsOf } from '../../reckoning/hands.ts';
import { paysScorer } from '../../reckoning/pays.ts';
import { BOOK } from '../shared/of-donohue.ts';
import type { points } from './index.ts';

const PINS = 10;
const BALLS = 3;
const PINS_DOWN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const options = { ...Object.fromEntries(PINS_DOWN.map((n) => [n, n === '1' ? '1 pin' : `${n} pins`])), early: 'Off the alley early' } as Record<
  (typeof PINS_DOWN)[number] | 'early',
  string
>;
const ask = { balls: listOf('What each ball did, in order', choiceOf('Ball', options), 1, BALLS) } as const;
export const balls = /* @__PURE__ */ scorer({
  title: 'Count the smallest number',
  gist: 'What three balls count against a player; the fewest is best.',
  books: [BOOK],
  ask,
  score: ({ balls }, by: Schedule<typeof points>) => {
    const sets = setsOf(
      balls.map((ball) => (ball === 'early' ? 0 : Number(ball))),
      PINS,
      'this hand',
    );
    if ('ball' in sets) return wrong(misrolled(sets));
    const lines = balls.map((ball, n): Line => {
      if (ball === 'early') return by.line('early-ball', `ball ${n + 1}: off the alley early, ${by.points('early-ball')}`);
      return by.line('pin-against', `ball ${n + 1}: ${options[ball]}`, { times: Number(ball) });
    });
    const left = BALLS - balls.length;
    return {
      ok: true,
      value: answer(`${sumUp(lines)} against the player`, lines, left > 0 ? [`${left === 1 ? '1 ball is' : `${left} balls are`} still to come.`] : []),
    };
  },
});
export const pays = /* @__PURE__ */ paysScorer({
  title: 'Who pays for the smallest number',
  book: BOOK,
  best: 'fewest',
  most: PINS * BALLS,
  shares: (players) => (players > 3 ? null : players === 2 ? ['clear', 'whole'] : ['clear', 'clear', 'whole']),
  item: () => 'pays',
  undecided: 'Of two or three players one pays; of a larger party the book says no more than that the proportion is the same.',
});
