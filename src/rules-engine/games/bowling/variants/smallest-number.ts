import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { scores } from '../../../laws/remedies.ts';
import { choiceOf, listOf } from '../../../scoring/fields.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { cites } from '../cites.ts';
import { misrolled, sumUp } from '../reckoning/frames.ts';
import { setsOf } from '../reckoning/hands.ts';
import { paysScorer } from '../reckoning/pays.ts';
import { BOOK, form, rule, points as worth } from './shared/of-donohue.ts';

const PINS = 10;
const BALLS = 3;
const points = {
  'early-ball': worth('Ball off the alley early', 'The ball leaves the alley before its end.', 10, cites.donohue.smallestNumber),
  'pin-against': worth('Pin down', 'A pin falls; it counts against the player.', 1, cites.donohue.smallestNumber, { per: 'a pin' }),
  pays: rule(
    'Who pays',
    'All have rolled.',
    'Of two or three players the one with the largest number pays; of more, in proportion.',
    cites.donohue.smallestNumber,
  ),
};
const early = pointsOf(points['early-ball'], BOOK);

const PINS_DOWN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
const options = { ...Object.fromEntries(PINS_DOWN.map((n) => [n, n === '1' ? '1 pin' : `${n} pins`])), early: 'Off the alley early' } as Record<
  (typeof PINS_DOWN)[number] | 'early',
  string
>;
const ask = { balls: listOf('What each ball did, in order', choiceOf('Ball', options), 1, BALLS) } as const;

const balls = scorer({
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

export default form(
  'Game for the smallest number',
  cites.donohue.smallestNumber,
  {
    players: { min: 2, max: 10, say: 'two, three or more' },
    glance: { Pins: 'ten', Balls: 'three, each off the end of the alley', Pays: 'the largest number' },
    scorers: {
      balls,
      pays: paysScorer({
        title: 'Who pays for the smallest number',
        book: BOOK,
        best: 'fewest',
        most: PINS * BALLS,
        shares: (players) => (players > 3 ? null : players === 2 ? ['clear', 'whole'] : ['clear', 'clear', 'whole']),
        item: () => 'pays',
        undecided: 'Of two or three players one pays; of a larger party the book says no more than that the proportion is the same.',
      }),
    },
    examples: [
      lawExample('off-early', cites.donohue.smallestNumber, {}, 'The ball drops into the channel halfway.', '10 points'),
      scoreExample('balls', cites.donohue.smallestNumber, { balls: '1.early.2' }, 'One pin, a ball off the alley early, two pins.', 13),
      scoreExample('pays', cites.donohue.smallestNumber, { totals: '6.13.4' }, 'Three play, and the largest number pays.', 'Player 2 pays for a whole game'),
    ],
  },
  points,
  {
    'off-early': law({
      offence: 'irregular-ball',
      title: 'Ball off the alley early',
      gist: 'The ball rolls off before it reaches the end of the alley.',
      aka: ['gutter ball'],
      moment: 'delivery',
      facts: {},
      readings: () => ({
        [BOOK]: always(scores('player', early), cites.donohue.smallestNumber, { note: 'They count against the player: the fewest are best.' }),
      }),
    }),
  },
);
