import { cite } from '../../../books.ts';
import { scoreExample } from '../../../core/examples.ts';
import { pointsOf } from '../../../core/points.ts';
import { everyPin } from '../scorers/hands.ts';
import { BOOK, form, handsUnstated, UNSTATED } from './of-donohue.ts';
import { PLAYERS } from './shared.ts';

const AT = cite(BOOK, '378', 'Without the Centre Pin', { doubt: 'Only the pins are stated: neither balls nor a count.' });
const points = { count: UNSTATED.count(AT), 'spare-balls': UNSTATED.spares() };
export const HANDS = handsUnstated(9);

export default form(
  'Without the centre pin',
  AT,
  {
    players: PLAYERS,
    glance: { Pins: 'nine: the head centre pin is taken out', Balls: 'not stated', Count: 'as many pins as possible' },
    scorers: { balls: UNSTATED.scorer('Count without the centre pin', HANDS, everyPin('points.count', pointsOf(points.count, BOOK))) },
    examples: [scoreExample('balls', AT, { balls: '9.5.0' }, 'Nine with the first ball, five with the balls spared.', 14)],
  },
  points,
);
