import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, UNSTATED } from '../shared/of-donohue.ts';
import { PLAYERS } from '../shared/players.ts';
import { balls } from './scorers.ts';

const points = {
  count: UNSTATED.count(doubted(cites.donohue.fourPin, 'Only the pins are stated: neither balls nor a count.')),
  'spare-balls': UNSTATED.spares(),
};

export default form(
  'Four pin game',
  doubted(cites.donohue.fourPin, 'Only the pins are stated: neither balls nor a count.'),
  {
    players: PLAYERS,
    glance: { Pins: 'two quarter pins, the head pin, the back centre pin', Balls: 'not stated', Count: 'as many pins as possible' },
    scorers: { balls },
    examples: [
      scoreExample(
        'balls',
        doubted(cites.donohue.fourPin, 'Only the pins are stated: neither balls nor a count.'),
        { balls: '3.1.1' },
        'Four with two balls, one with the ball spared.',
        5,
      ),
      valueExample('spare-balls', cites.donohue.nineBall, 'Four pins fall to two balls; the third is spared.', 'They are counted'),
    ],
  },
  points,
);
