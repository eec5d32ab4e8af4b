import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, UNSTATED } from '../shared/of-donohue.ts';
import { PLAYERS } from '../shared/players.ts';
import { balls } from './scorers.ts';

const points = {
  count: UNSTATED.count(doubted(cites.donohue.withoutCentrePin, 'Only the pins are stated: neither balls nor a count.')),
  'spare-balls': UNSTATED.spares(),
};

export default form(
  'Without the centre pin',
  doubted(cites.donohue.withoutCentrePin, 'Only the pins are stated: neither balls nor a count.'),
  {
    players: PLAYERS,
    glance: { Pins: 'nine: the head centre pin is taken out', Balls: 'not stated', Count: 'as many pins as possible' },
    scorers: { balls },
    examples: [
      scoreExample(
        'balls',
        doubted(cites.donohue.withoutCentrePin, 'Only the pins are stated: neither balls nor a count.'),
        { balls: '9.5.0' },
        'Nine with the first ball, five with the balls spared.',
        14,
      ),
      valueExample('spare-balls', cites.donohue.nineBall, 'Nine pins are cleared by the first of three balls.', 'They are counted'),
    ],
  },
  points,
);
