import { doubted } from '../../../laws/cites.ts';
import { scoreExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { set } from '../diagrams.ts';
import { inningsScorer } from '../reckoning/innings.ts';
import { BOOK, form, points as worth } from './shared/of-donohue.ts';
import { PLAYERS } from './shared/players.ts';

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
    scorers: {
      innings: inningsScorer({
        title: 'Score the Boston game',
        book: BOOK,
        outcomes: {
          one: { name: 'One pin', scores: [{ item: 'one', say: 'one pin' }] },
          all: { name: 'All the pins', scores: [{ item: 'all', say: 'all the pins' }] },
          some: {
            name: 'More than one, not all',
            scores: [],
            note: 'What more than one pin and fewer than all count is not printed; they count nothing here.',
          },
          none: { name: 'No pin', scores: [] },
        },
        nothing: 'bowling/boston-game.rule.pins',
        name: 'hand',
        most: 10,
        hint: 'The book does not say how many hands make a game.',
      }),
    },
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
