import { lawExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Reversi } from './code.ts';

const { blue } = cites;

export const examples: readonly ExampleOf<Reversi>[] = [
  lawExample('first-move', blue.men, {}, 'Both hold their 32 men.', 'book'),
  lawExample('first-four', blue.firstMen, { where: 'line' }, 'Red and Black have each two men side by side in the middle.', 'set-up stands', 'first-four'),
  lawExample('first-four', blue.firstMen, { where: 'diagonal' }, 'The four men in the middle stand crosswise.', 'set-up stands', 'crosswise'),
  lawExample('first-four', blue.firstMen, { where: 'outside' }, 'The first man of the game is set in a corner.', 'may not set a man outside'),
  lawExample('first-four', blue.firstMen, { where: 'later' }, 'A man of each stands in the middle, and the third is set beside the four squares.', 'book'),
  lawExample('turns-nothing', blue.setting, {}, 'Red sets a man in a corner, far from any other.', 'may not set a man'),
  lawExample('not-all-turned', blue.turning, { noticed: 'now' }, 'Three black men lie between, and Red has turned two.', 'turn over all', 'one-left'),
  lawExample('not-all-turned', blue.turning, { noticed: 'later' }, 'Black has set his man before anybody sees it.', 'book'),
  lawExample('several-lines', blue.turning, {}, 'A man encloses two black men to the left, two below it and two that slant.', 'every line', 'before'),
  lawExample('no-move', blue.setting, {}, 'Black has the turn and can enclose nothing.', 'book'),
  lawExample('not-full', blue.end, {}, 'Two squares are empty, and neither can be used.', 'book'),
  lawExample('tie', blue.end, {}, 'The board is full, 32 to 32.', 'book'),
  scoreExample('men', blue.end, { red: '37', black: '27' }, 'The board is full.', { Red: 37, Black: 27 }, 'Red wins, 37 to 27'),
  scoreExample('men', blue.end, { red: '32', black: '32', empty: '0' }, 'The board is full and even.', { Red: 32, Black: 32 }, 'A tie, 32 each'),
  scoreExample(
    'men',
    blue.end,
    { red: '20', black: '41', empty: '3' },
    'Three squares are empty.',
    { Red: 20, Black: 41 },
    'Black is 21 ahead, and the board is not full',
  ),
  valueExample('more', blue.end, 'The last square is filled.', 'greater number'),
  valueExample('turned', blue.turning, 'Five black men lie between two red ones.', 'All the men between'),
];
