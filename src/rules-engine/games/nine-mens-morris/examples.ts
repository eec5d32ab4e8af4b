import { lawExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { NineMensMorris } from './code.ts';

const { blue } = cites;

export const examples: readonly ExampleOf<NineMensMorris>[] = [
  lawExample('first-move', blue.entering, {}, 'Both have their nine men in hand.', 'book'),
  lawExample('moved-early', blue.moving, {}, 'A player has entered seven men and moves one of them.', 'may not move a man'),
  lawExample('wrong-move', blue.moving, { where: 'taken' }, 'A man is moved to a point where another stands.', 'point that is taken'),
  lawExample('wrong-move', blue.moving, { where: 'far', men: 'more' }, 'With five men left, one goes two points along a line.', 'does not adjoin'),
  lawExample('wrong-move', blue.hop, { where: 'far', men: 'three' }, 'With three men left, one is set down across the layout.', 'may hop'),
  lawExample('line-made', blue.line, { how: 'first' }, 'The fourth man entered makes the first line of the game.', 'may take any one'),
  lawExample('line-made', blue.moving, { how: 'moved' }, 'All men are entered, and one move makes three in a line.', 'may take any one'),
  lawExample('line-made', blue.moving, { how: 'again' }, 'A man leaves the upper line for the second and comes back.', 'may take any one', 'shuttle'),
  lawExample('line-made', blue.line, { how: 'entered' }, 'The opponent has made a line before; now another is made with the eighth man.', 'book'),
  lawExample('taken-from-line', blue.line, { others: 'yes' }, 'A man of a line is taken, and one stands alone.', 'may not take a man out of a line', 'mill'),
  lawExample(
    'taken-from-line',
    blue.line,
    { others: 'no' },
    'The three men left all stand in one line.',
    'may take a man out of a line of three',
    'all-in-line',
  ),
  lawExample('two-lines', blue.line, {}, 'The man on d6 completes a line of the row and one of the file.', 'book', 'two-lines'),
  lawExample('blocked', blue.moving, {}, 'Each of five men is shut in.', 'book'),
  lawExample('two-men', blue.loss, {}, 'The seventh man is taken.', 'loses the game'),
  scoreExample(
    'lines',
    blue.line,
    { own: 'a1 a4 a7 d7', theirs: 'e3 e4 e5 b6 g1', last: 'a4' },
    'The man on a4 makes a line; three of the opponent stand in one too.',
    'A line: one man',
  ),
  scoreExample('lines', blue.line, { own: 'a1 a4 a7', theirs: 'e3 e4 e5' }, 'All three of the opponent stand in a line.', 'A line: one man'),
  scoreExample('lines', blue.layout, { own: 'a1 b2 c3', theirs: 'd1 d2' }, 'Three corners in a row: no line is ruled there.', 'No line'),
  valueExample('line', blue.line, 'The first line of the game is made.', 'one man'),
  valueExample('three', blue.hop, 'Six men are gone.', 'hop to any vacant point'),
  valueExample('two', blue.loss, 'Seven men are gone.', 'lost'),
];
