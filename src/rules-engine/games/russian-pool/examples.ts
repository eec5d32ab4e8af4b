import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { RussianPool } from './code.ts';

const { both, counts, eighteen, first, opening, string, wrong } = cites.blue;

const laws: readonly ExampleOf<RussianPool>[] = [
  lawExample('wrong-pocket', wrong, { ball: 'black' }, 'The black drops into a side pocket.', 'loses 9 points'),
  lawExample('wrong-pocket', wrong, { ball: 'blue' }, 'The blue drops into a corner pocket.', 'loses 7 points'),
  lawExample('wrong-pocket', wrong, { ball: 'brown' }, 'The brown drops into a foot pocket.', 'loses 3 points'),
  lawExample('wrong-pocket', wrong, { ball: 'yellow' }, 'The yellow drops into a side pocket.', 'loses 2 points'),
  lawExample('wrong-pocket', counts, { ball: 'red' }, 'The red drops into a side pocket.', 'count stands'),
  lawExample('in-off-wrong', wrong, { ball: 'black' }, 'The white goes into a side pocket off the black.', 'loses 9 points'),
  lawExample('in-off-wrong', wrong, { ball: 'blue' }, 'The white goes into a corner off the blue.', 'loses 7 points'),
  lawExample('in-off-wrong', wrong, { ball: 'brown' }, 'The white goes into a side pocket off the brown.', 'loses 3 points'),
  lawExample('in-off-wrong', wrong, { ball: 'yellow' }, 'The white goes into a side pocket off the yellow.', 'loses 2 points'),
  lawExample('in-off-wrong', first, { ball: 'red' }, 'The white goes into a side pocket off the red.', 'count stands'),
  lawExample(
    'black-and-white',
    eighteen,
    { where: 'wrong' },
    'Off the black to the red; then black and white are both in pockets at the head.',
    'loses 18 points',
  ),
  lawExample('black-and-white', eighteen, { where: 'foot' }, 'The same with both at the foot.', 'does not cover'),
  lawExample('carom-and-pocket', both, {}, 'A carom off the black, and the red it met goes in.', 'carom and the pocket stand'),
  lawExample('opening', opening, {}, 'He begins with the blue.', 'play at the black'),
  lawExample('spotting', opening, {}, 'The brown has gone down.', 'spotted again'),
  lawExample('in-hand', opening, {}, 'The brown lies behind the D.', 'in any direction'),
  lawExample('no-count', wrong, {}, 'Nothing was made.', 'as it lies'),
  lawExample('value-forfeited', wrong, {}, 'The blue is in a corner.', 'value of the ball'),
];

export const examples: readonly ExampleOf<RussianPool>[] = [
  ...laws,
  scoreExample('stroke', counts, { first: 'black', ball: 'black', pocket: 'foot' }, 'The black into a foot pocket.', { striker: 9 }),
  scoreExample('stroke', both, { first: 'black', carom: 'yes', ball: 'red', pocket: 'side' }, 'A carom off the black to the red, which goes in.', {
    striker: 8,
  }),
  scoreExample('stroke', counts, { first: 'blue', cue: 'side' }, 'The white into a side pocket off the blue.', { striker: 7 }),
  scoreExample('stroke', wrong, { first: 'brown', ball: 'brown', pocket: 'side' }, 'The brown into a side pocket.', { striker: -3 }),
  scoreExample(
    'stroke',
    eighteen,
    { first: 'black', carom: 'yes', ball: 'black', pocket: 'head', cue: 'head' },
    'A carom off the black, and both into pockets at the head.',
    { striker: -18 },
  ),
  scoreExample('stroke', counts, { first: 'yellow', carom: 'yes' }, 'A carom off the yellow.', { striker: 2 }),
  sheetExample(
    'game',
    counts,
    { target: '20', names: 'Ada.Bess' },
    [
      { who: 'first', first: 'black', ball: 'black', pocket: 'foot' },
      { who: 'first', first: 'blue', ball: 'blue', pocket: 'foot' },
      { who: 'second', first: 'red', carom: 'yes', ball: 'red', pocket: 'head' },
    ],
    'The black at the foot, then the blue into a wrong pocket; the other player has the red and a carom.',
    { Ada: 2, Bess: 8 },
    'Bess strikes',
  ),
  sheetExample(
    'game',
    wrong,
    { target: '5' },
    [
      { who: 'first', first: 'none' },
      { who: 'second', first: 'brown', ball: 'brown', pocket: 'head' },
      { who: 'second', first: 'yellow', cue: 'head' },
    ],
    'Nothing; then the brown at the head, and the white in off the yellow.',
    { 'First player': 0, 'Second player': 5 },
    'Second player has 5',
  ),
  valueExample('string', string, 'The score is 23.', '23 is shown as 5 buttons'),
  valueExample('brown', counts, 'The brown goes in at the head.', 3),
];
