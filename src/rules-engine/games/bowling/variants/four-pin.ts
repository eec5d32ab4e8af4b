import { cite } from '../../../books.ts';
import { scoreExample } from '../../../core/examples.ts';
import { pointsOf } from '../../../core/points.ts';
import { everyPin } from '../scorers/hands.ts';
import { BOOK, form, handsUnstated, UNSTATED } from './of-donohue.ts';
import { PLAYERS } from './shared.ts';

const AT = cite(BOOK, '379', 'Four Pin Game', { doubt: 'Only the pins are stated: neither balls nor a count.' });
const points = { count: UNSTATED.count(AT), 'spare-balls': UNSTATED.spares() };
export const HANDS = handsUnstated(4);

export default form(
  'Four pin game',
  AT,
  {
    players: PLAYERS,
    glance: { Pins: 'two quarter pins, the head pin, the back centre pin', Balls: 'not stated', Count: 'as many pins as possible' },
    scorers: { balls: UNSTATED.scorer('Count the four pin game', HANDS, everyPin('points.count', pointsOf(points.count, BOOK))) },
    examples: [scoreExample('balls', AT, { balls: '3.1.1' }, 'Four with two balls, one with the ball spared.', 5)],
  },
  points,
);
