import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form, rule, points as worth } from '../shared/of-donohue.ts';
import { PLAYERS } from '../shared/players.ts';
import { balls } from './scorers.ts';

const points = {
  'pin-down': worth('Pin down', 'A pin falls.', 1, cites.donohue.philadelphia, { per: 'a pin' }),
  'spare-balls': rule(
    'Spare balls',
    'All the pins are down and balls are left.',
    'They are not counted as such: the pins are set again, and what the balls take counts.',
    cites.donohue.philadelphia,
  ),
};

export default form(
  'Philadelphia game',
  cites.donohue.philadelphia,
  {
    players: PLAYERS,
    glance: { Pins: 'ten, set again when all are down', Balls: 'nine each', Count: 'pins actually down; no spare balls' },
    scorers: { balls },
    examples: [
      scoreExample('balls', cites.donohue.philadelphia, { balls: '4.3.2.1.8.1.1.6.1' }, 'Ten down with four balls, ten with three more, then six and one.', 27),
      valueExample('spare-balls', cites.donohue.philadelphia, 'The pins are down with seven of nine balls.', 'not counted as such'),
    ],
  },
  points,
);
