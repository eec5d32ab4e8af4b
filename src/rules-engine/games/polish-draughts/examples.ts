import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { PolishDraughts } from './code.ts';

const { blue, donohue } = cites;

export const examples: readonly ExampleOf<PolishDraughts>[] = [
  lawExample('most-pieces', donohue.most, { differ: 'number' }, 'Three men can be taken one way, two kings the other.', 'greater number', 'three-or-two'),
  lawExample('most-pieces', donohue.most, { differ: 'worth' }, 'Two men can be taken one way, two kings the other.', 'worth more'),
  lawExample('most-pieces', donohue.most, { differ: 'nothing' }, 'Two men can be taken either way.', 'whichever'),
  lawExample('smaller-capture', donohue.most, {}, 'Two kings were taken where three men could have been.', 'huff', 'three-or-two'),
  lawExample('stopped-half-way', donohue.crossing, {}, 'The man that goes from 25 by way of 3 stops on 3 to be crowned.', 'huff', 'seven-taken'),
  lawExample('crowned-in-passing', blue.crown, { ends: 'no' }, 'A man jumps to the king row and jumps out of it backward.', 'may not have that man crowned'),
  lawExample('crowned-in-passing', blue.crown, { ends: 'yes' }, 'A man jumps to the king row, and nothing more can be taken.', 'crowned'),
  lawExample(
    'crowned-in-passing',
    donohue.crossing,
    { ends: 'no' },
    'The man from 25 passes 3 and ends on 34.',
    'may not have that man crowned',
    'seven-taken',
  ),
  lawExample('crowned-in-passing', donohue.crowned, { ends: 'yes' }, 'The move ends on a crowning square.', 'crowned'),
  lawExample(
    'jumped-twice',
    donohue.twice,
    { what: 'piece' },
    'The king on 28 could go on over 32 but for the man on 37, which it has jumped.',
    'may not jump',
    'not-twice',
  ),
  lawExample('jumped-twice', donohue.twice, { what: 'square' }, 'The king that takes nineteen men crosses 38 twice.', 'may cross', 'nineteen'),
  lawExample('single-king', donohue.line, { line: 'yes' }, 'White holds the line from 5 to 46 against three kings.', 'drawn', 'long-line'),
  lawExample('single-king', donohue.singleKing, { line: 'no', odds: 'no', stage: 'asked' }, 'A king alone at the side stands against two.', '15 moves'),
  lawExample('single-king', donohue.singleKing, { line: 'no', odds: 'yes', stage: 'asked' }, 'Drawn games count as won for the weaker player.', '20 moves'),
  lawExample('single-king', donohue.singleKing, { line: 'no', odds: 'no', stage: 'over' }, 'Fifteen moves are made.', 'drawn'),
  lawExample('offer-to-crown', donohue.offer, { answer: 'open' }, 'A king stands against a king and two men, and to crown them is offered.', 'accept'),
  lawExample('offer-to-crown', donohue.offer, { answer: 'refused' }, 'The offer is refused.', 'leave the game as drawn'),
  scoreExample(
    'which-capture',
    donohue.most,
    { 'first-men': '3', 'first-kings': '0', 'second-men': '0', 'second-kings': '2' },
    'Three men one way, two kings the other.',
    'The first capture must be made',
  ),
  scoreExample(
    'which-capture',
    donohue.most,
    { 'first-men': '2', 'first-kings': '0', 'second-men': '0', 'second-kings': '2' },
    'Two men one way, two kings the other.',
    'The second capture must be made',
  ),
  scoreExample(
    'which-capture',
    donohue.most,
    { 'first-men': '1', 'first-kings': '1', 'second-men': '1', 'second-kings': '1' },
    'A man and a king either way.',
    'Either capture may be made',
  ),
  sheetExample(
    'match',
    donohue.singleKing,
    { first: 'Anne', second: 'Ben', odds: 'second' },
    [{ ended: 'first' }, { ended: 'drawn' }, { ended: 'first' }],
    'Anne gives the draw to Ben, wins two games, and one is drawn.',
    { Anne: 2, Ben: 1 },
    'Anne is 1 game ahead',
  ),
  sheetExample(
    'match',
    blue.clause,
    { first: 'Anne', second: 'Ben' },
    [{ ended: 'second' }, { ended: 'drawn' }],
    'Ben wins a game, and one is drawn.',
    { Anne: 0, Ben: 1 },
    'Ben is 1 game ahead',
  ),
  valueExample('moves-single-king', donohue.singleKing, 'A king alone is off the long line.', 15),
  valueExample('moves-single-king-odds', donohue.singleKing, 'Drawn games were given as won.', 20),
];
