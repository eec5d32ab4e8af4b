import { cite } from '../../../books.ts';
import { scoreExample } from '../../../core/examples.ts';
import { pointsOf } from '../../../core/points.ts';
import { everyPin, type HandForm, handsScorer } from '../scorers/hands.ts';
import { BOOK, form, rule, points as worth } from './of-donohue.ts';
import { PLAYERS } from './shared.ts';

const AT = cite(BOOK, '378', 'Philadelphia Game');
const points = {
  'pin-down': worth('Pin down', 'A pin falls.', 1, AT, { per: 'a pin' }),
  'spare-balls': rule(
    'Spare balls',
    'All the pins are down and balls are left.',
    'They are not counted as such: the pins are set again, and what the balls take counts.',
    AT,
  ),
};

/** Nine balls on end; the pins are set again only when all are down (p. 378). */
export const HANDS: HandForm = { pins: 10, balls: 9, hands: 1, name: 'hand', fixed: true };

export default form(
  'Philadelphia game',
  AT,
  {
    players: PLAYERS,
    glance: { Pins: 'ten, set again when all are down', Balls: 'nine each', Count: 'pins actually down; no spare balls' },
    scorers: { balls: handsScorer('Count the Philadelphia game', HANDS, BOOK, everyPin('points.pin-down', pointsOf(points['pin-down'], BOOK))) },
    examples: [scoreExample('balls', AT, { balls: '4.3.2.1.8.1.1.6.1' }, 'Ten down with four balls, ten with three more, then six and one.', 27)],
  },
  points,
);
