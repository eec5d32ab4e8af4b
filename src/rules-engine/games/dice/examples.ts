import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Dice } from './code.ts';

export const examples: readonly ExampleOf<Dice>[] = [
  lawExample('faces-irregular', cites.blue.fair, {}, 'A player turns the die over and finds a second five.', 'taken for a loaded one'),
  lawExample('without-box', cites.blue.box, { thrown: 'cup' }, 'A leather cup goes round.', 'stands'),
  lawExample('without-box', cites.blue.box, { thrown: 'hand' }, 'A player shakes the dice in his fist.', 'throw the dice from a box'),
  lawExample('who-wins', cites.donohue.highest, { agreed: 'no' }, 'Nothing was said before; the throws are 14 and 9.', 'highest throw'),
  lawExample('who-wins', cites.donohue.highest, { agreed: 'yes' }, 'It was agreed that the lowest wins.', 'abide by what was agreed'),
  lawExample('equal-totals', cites.donohue.throwing, { matters: 'yes' }, 'Two players have 35, and nobody has more.', 'throw again'),
  lawExample('equal-totals', cites.donohue.throwing, { matters: 'no' }, 'Two players have 20, a third 35.', 'stands'),
  scoreExample('fair-die', cites.blue.fair, { up: '1', left: '3', right: '5' }, 'Ace up, three at the left, five at the right.', 'As on a fair die'),
  scoreExample('fair-die', cites.blue.fair, { up: '2', left: '4', right: '6' }, 'Deuce up, four at the left, six at the right.', 'As on a fair die'),
  scoreExample('fair-die', cites.blue.fair, { up: '1', left: '5', right: '3' }, 'Ace up, and five and three have changed places.', 'Not a fair die'),
  scoreExample('fair-die', cites.blue.fair, { up: '5', left: '6', right: '5' }, 'Two fives on one die.', 'Not a fair die'),
  scoreExample('fair-die', cites.donohue.dice, { up: '6', left: '1', right: '2' }, 'Six and ace lie side by side.', 'Not a fair die'),
  scoreExample(
    'fair-die',
    cites.donohue.dice,
    { up: '6', left: '5', right: '4' },
    'Six, five and four, which lie opposite ace, two and three.',
    'Nothing against the die',
  ),
  sheetExample(
    'throwing',
    cites.donohue.throwing,
    { players: 'two', names: 'A.B' },
    [
      { player: 'first', dice: '1.4.6.5.2.3.5.5.4' },
      { player: 'second', dice: '6.6.6.1.1.1.2.2.2' },
    ],
    'A throws 11, then 10, then 14, which make 35; B has 27.',
    { A: 35, B: 27 },
    'A wins with 35',
  ),
  sheetExample(
    'throwing',
    cites.donohue.throwing,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { player: 'first', dice: '6.6.6.5.5.5.1.1.1' },
      { player: 'second', dice: '4.4.4.4.4.4.4.4.4' },
      { player: 'third', dice: '1.1.1.1.1.1.1.1.1' },
      { player: 'second', dice: '3.3.3.3.3.3.3.3.3' },
      { player: 'first', dice: '2.2.2.3.3.3.3.3.3' },
    ],
    'Ann and Ben have 36 each and throw again: 27 for Ben, 24 for Ann.',
    { Ann: 36, Ben: 36, Cay: 9 },
    'Ben wins with 27 in throwing again',
  ),
  valueExample('opposite-faces', cites.blue.fair, 'Ace and six, two and five, three and four.', 7),
  valueExample('opposite-faces', cites.donohue.dice, 'Six lies under the ace.', 7),
  valueExample('faces-around', cites.blue.fair, 'Ace and deuce up, and what is then left and right.', 'three left, five right'),
];
