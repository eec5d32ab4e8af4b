import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Snooker } from './code.ts';
import { countsFor } from './laws/rows.ts';
import { COLOURS, type Colour } from './reckoning/colours.ts';

const { atColour, colourFirst, colourWithRed, forfeits, missRed, opening, order, redFirst, redWithColour, result } = cites.blue;
const { severalColours, severalReds, snookered, spotting, toPink, turns, values, white, wrongColour } = cites.blue;
const loses = (colour: Colour) => `loses ${countsFor(colour)} points`;
const [, ...ABOVE_YELLOW] = COLOURS;

const strikes: readonly ExampleOf<Snooker>[] = [
  ...COLOURS.map((hit) => lawExample('wrong-ball', colourFirst, { on: 'red', hit }, `A red was on, and the white meets the ${hit}.`, loses(hit))),
  ...ABOVE_YELLOW.map((hit) =>
    lawExample('wrong-ball', wrongColour, { on: 'order', hit }, `The reds are gone, and the ${hit} is struck too soon.`, loses(hit)),
  ),
  lawExample('wrong-ball', wrongColour, { on: 'order', hit: 'yellow' }, 'The reds are gone, and the yellow is struck first.', 'allowed'),
  lawExample('wrong-ball', wrongColour, { on: 'choice', hit: 'blue' }, 'After a red he plays at the pink and meets the blue.', 'does not cover'),
  ...COLOURS.map((aimed) => lawExample('red-first', redFirst, { aimed }, `He plays at the ${aimed} and meets a red.`, loses(aimed))),
  ...COLOURS.map((on) => lawExample('miss', atColour, { on }, `He plays at the ${on} and meets nothing.`, loses(on))),
  lawExample('miss', missRed, { on: 'red' }, 'He plays at a red and meets nothing.', 'loses 1 point'),
  lawExample('snookered', snookered, { did: 'miss' }, 'The black hides the red, and he meets nothing.', 'a miss costs'),
  lawExample('snookered', snookered, { did: 'other' }, 'The black hides the red, and he meets the black.', 'the wrong ball costs'),
];

const pockets: readonly ExampleOf<Snooker>[] = [
  ...ABOVE_YELLOW.map((ball) => lawExample('wrong-pocketed', wrongColour, { on: 'order', ball }, `The ${ball} goes in out of its order.`, loses(ball))),
  lawExample('wrong-pocketed', wrongColour, { on: 'order', ball: 'yellow' }, 'The yellow goes in first.', 'allowed'),
  lawExample('wrong-pocketed', wrongColour, { on: 'choice', ball: 'black' }, 'He plays at the pink, and the black goes in.', 'does not cover'),
  ...COLOURS.map((ball) => lawExample('colour-with-red', colourWithRed, { ball }, `A red goes in, and the ${ball} with it.`, loses(ball))),
  ...COLOURS.map((aimed) => lawExample('red-with-colour', redWithColour, { aimed }, `The ${aimed} goes in, and a red with it.`, loses(aimed))),
  ...ABOVE_YELLOW.map((highest) =>
    lawExample('two-colours', severalColours, { highest, due: 'yellow' }, `The yellow and the ${highest} go in.`, loses(highest)),
  ),
  ...ABOVE_YELLOW.slice(1).map((due) =>
    lawExample('two-colours', severalColours, { highest: 'green', due }, `He plays at the ${due}, and the yellow and the green go in.`, loses(due)),
  ),
  lawExample('white-in', white, { struck: 'no', on: 'red' }, 'The white runs in and has met nothing; a red was on.', 'loses 3 points'),
  lawExample('white-in', white, { struck: 'no', on: 'yellow' }, 'The same at the yellow.', 'loses 3 points'),
  ...COLOURS.slice(2).map((on) => lawExample('white-in', white, { struck: 'no', on }, `The same at the ${on}.`, loses(on))),
  lawExample('white-in', white, { struck: 'yes', on: 'red' }, 'The white goes in off a red that was on.', 'does not cover'),
  ...COLOURS.map((on) => lawExample('white-in', atColour, { struck: 'yes', on }, `The white goes in off the ${on}.`, loses(on))),
];

const table: readonly ExampleOf<Snooker>[] = [
  lawExample('opening', opening, {}, 'The first stroke is aimed at the blue.', 'play from the balk at a red'),
  lawExample('balk', opening, {}, 'The brown lies behind the line.', 'inside the balk'),
  lawExample('two-reds', severalReds, {}, 'Two reds go in.', '1 point for each red pocketed'),
  lawExample('spotting', spotting, { reds: 'yes', spot: 'free' }, 'The blue is in, and reds are left.', 'back on its spot at once'),
  lawExample('spotting', spotting, { reds: 'yes', spot: 'taken' }, 'A red lies on the spot of the blue.', 'nearest to its own'),
  lawExample('spotting', order, { reds: 'no', spot: 'free' }, 'The reds are gone, and the yellow is in.', 'left off the table'),
  lawExample('last-red', turns, { who: 'same' }, 'He has taken the last red and wants the black.', 'does not cover'),
  lawExample('last-red', order, { who: 'later' }, 'The reds are gone, and the next player comes to the table.', 'lowest colour'),
  lawExample('whose-points', forfeits, {}, 'He has struck the black first.', 'value of the forfeit'),
  lawExample('tie', result, {}, 'Both have 48.', 'does not cover'),
];

export const examples: readonly ExampleOf<Snooker>[] = [
  ...strikes,
  ...pockets,
  ...table,
  scoreExample('foul', colourFirst, { due: 'red', fault: 'wrong', hit: 'black' }, 'A red was on, and the black is struck first.', { striker: -7 }),
  scoreExample('foul', redFirst, { due: 'blue', left: 'yes', fault: 'wrong', hit: 'red' }, 'He plays at the blue and strikes a red.', { striker: -5 }),
  scoreExample('foul', wrongColour, { due: 'yellow', left: 'no', fault: 'wrong', hit: 'pink' }, 'In order, the pink before the yellow.', { striker: -6 }),
  scoreExample('foul', severalReds, { due: 'red', balls: 'red red' }, 'Two reds at a stroke.', { striker: 2 }),
  scoreExample('foul', white, { due: 'green', left: 'no', fault: 'white' }, 'The white runs in, the green being on.', { striker: -3 }),
  scoreExample('foul', white, { due: 'pink', left: 'yes', fault: 'white' }, 'The same with the pink on.', { striker: -6 }),
  scoreExample('foul', missRed, { due: 'red', fault: 'miss' }, 'A clear miss at a red.', { striker: -1 }),
  scoreExample('foul', severalColours, { due: 'brown', left: 'yes', balls: 'yellow green' }, 'He plays at the brown and holes two lower ones.', {
    striker: -4,
  }),
  scoreExample('foul', values, { due: 'brown', left: 'no', balls: 'brown' }, 'The brown in its turn.', { striker: 4 }),
  sheetExample(
    'game',
    turns,
    { names: 'Ada.Bess' },
    [
      { who: 'first', balls: 'red' },
      { who: 'first', balls: 'black' },
      { who: 'first', balls: 'red red' },
      { who: 'first', balls: 'blue red', aimed: 'blue' },
      { who: 'second', fault: 'wrong', hit: 'pink' },
    ],
    'A red and the black, two reds, then the blue with a red; the other player strikes the pink before a red.',
    { Ada: 5, Bess: -6 },
    'Left: 11 reds',
  ),
  sheetExample(
    'game',
    colourFirst,
    {},
    [{ who: 'first' }, { who: 'second', fault: 'miss' }, { who: 'first', fault: 'white' }, { who: 'second', balls: 'red' }],
    'Nothing, a clear miss, the white in a pocket, then a red.',
    { 'First player': -3, 'Second player': 0 },
    'plays at any colour',
  ),
  valueExample('yellow', toPink, 'The yellow is pocketed.', 2),
  valueExample('green', toPink, 'The green is pocketed.', 3),
];
