import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { set } from '../../diagrams.ts';
import { form, points as worth } from '../shared/of-donohue.ts';
import { PLAYERS } from '../shared/players.ts';
import { innings } from './scorers.ts';

const points = {
  one: worth('One pin', 'One pin is down.', 6, doubted(cites.donohue.boston, '"One pin out" is read as one pin down; it can as well mean all down but one.')),
  all: worth(
    'All the pins',
    'All the pins are down.',
    10,
    doubted(cites.donohue.boston, 'Four back pins are left standing, yet the five must be down for ten.'),
  ),
};

export default form(
  'Boston game at bowls',
  doubted(cites.donohue.boston, 'Four back pins are left standing, yet the five must be down for ten.'),
  {
    players: PLAYERS,
    glance: { Pins: 'the four back pins', Balls: 'three', Count: 'one pin {points.one}, all {points.all}' },
    diagrams: { pins: set('Boston game at bowls: the pins', 'The four pins of the back row.', [7, 8, 9, 10]) },
    scorers: { innings },
    examples: [
      scoreExample(
        'innings',
        doubted(cites.donohue.boston, 'Four back pins are left standing, yet the five must be down for ten.'),
        { innings: 'one.all' },
        'One pin, then all.',
        16,
      ),
    ],
  },
  points,
);
