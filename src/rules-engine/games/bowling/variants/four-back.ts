import { doubted } from '../../../laws/cites.ts';
import { scoreExample } from '../../../laws/examples.ts';
import { choiceOf, listOf } from '../../../scoring/fields.ts';
import { item } from '../../../scoring/points.ts';
import { problem, wrong } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { cites } from '../cites.ts';
import { set } from '../diagrams.ts';
import type { points } from '../points.ts';
import { inWords } from '../reckoning/count.ts';
import { sumUp } from '../reckoning/frames.ts';
import { BOOK, form, lost, lostExample } from './shared/of-1940.ts';

const BALLS = 3;
const ask = {
  balls: listOf(
    'What each ball took, in order',
    choiceOf('Ball', { none: 'No pin', '1': 'The 1', '2': 'The 2', '3': 'The 3', '4': 'The 4', break: 'More than one pin: a break' }),
    1,
    60,
    { hint: 'Three balls to an inning; a break ends it. The book does not say how many innings make a game.' },
  ),
} as const;
type Ball = keyof (typeof ask)['balls']['of']['options'];

/** The innings of the balls in order: three balls each, or fewer where a break has ended it (p. 77, rules 2 and 3). */
function inningsOf(balls: readonly Ball[]): (readonly Ball[])[] {
  const innings: Ball[][] = [];
  for (const ball of balls) {
    const last = innings.at(-1);
    if (last === undefined || last.length === BALLS || last.at(-1) === 'break') innings.push([ball]);
    else last.push(ball);
  }
  return innings;
}

const pins = scorer({
  title: 'Score four back',
  gist: 'The innings of one player, from what each ball took.',
  books: [BOOK],
  ask,
  score: ({ balls }, by: Schedule<typeof points & Added<'pin-number'>>) => {
    const lines: Line[] = [];
    let total = 0;
    let first = 0;
    for (const [n, inning] of inningsOf(balls).entries()) {
      const again = inning.findIndex((ball, at) => ball !== 'none' && ball !== 'break' && inning.indexOf(ball) !== at);
      if (again >= 0) return wrong(problem(`balls.${first + again + 1}`, `a pin that still stands in inning ${n + 1}`, `the ${inning[again]}, already down`));
      first += inning.length;
      const broken = inning.at(-1) === 'break';
      const points = broken ? 0 : inning.reduce((sum, ball) => sum + (ball === 'none' ? 0 : Number(ball)), 0);
      total += points;
      const said = inWords(inning.map((ball) => (ball === 'none' ? 'no pin' : ball === 'break' ? 'a break' : `the ${ball}`)));
      const say = `inning ${n + 1}: ${said}: ${points}; total ${total}`;
      lines.push(broken ? { ...by.law('break', say), points } : by.sum('pin-number', say, points));
    }
    return { ok: true, value: answer(sumUp(lines), lines) };
  },
});

export default form({
  title: 'Four back',
  at: doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
  glance: { Pins: 'the four back pins, numbered 4, 3, 2, 1', Inning: 'three balls', Break: 'two pins with one ball lose the inning' },
  points: {
    'pin-number': item({
      title: 'Pin made alone',
      gist: 'One pin falls to one ball.',
      books: {
        [BOOK]: {
          status: 'stated',
          unit: 'point',
          says: 'The number of the pin, from 1 to 4.',
          cites: [doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.')],
        },
      },
    }),
  },
  add: {
    break: lost(
      doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
      'More than one pin with a ball',
      'One ball knocks down two pins or more: a break.',
    ),
  },
  scorers: { pins },
  diagram: {
    ...set('The four back pins', 'The four pins of the back row, worth 4, 3, 2 and 1 from the left.', []),
    height: 3,
    shapes: [4, 3, 2, 1].map((says, n) => ({ kind: 'disc', x: 2 + 2 * n, y: 1.5, r: 0.6, tone: 'light', says: `${says}` })),
  },
  examples: [
    lostExample('break', doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'), 'A ball takes the 3 and the 2 together.'),
    scoreExample(
      'pins',
      doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
      { balls: '4.none.1.3.break' },
      'An inning takes the 4, misses and takes the 1; the next is lost by a break.',
      5,
    ),
    scoreExample(
      'pins',
      doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
      { balls: '4.3.2' },
      'The three best pins, one at a time.',
      9,
    ),
  ],
});
