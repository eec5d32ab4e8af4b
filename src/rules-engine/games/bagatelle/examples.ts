import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Bagatelle } from './code.ts';

const { donohue } = cites;

export const examples: readonly ExampleOf<Bagatelle>[] = [
  lawExample('lead', donohue.lead, { numbers: 'none' }, 'Four sit down to play.', 'one ball each'),
  lawExample('lead', donohue.lead, { numbers: 'one' }, 'The trial balls lie in the two, the nine and the four.', 'wins the lead'),
  lawExample('lead', donohue.lead, { numbers: 'same' }, 'Two trial balls have each found a six.', 'book'),
  lawExample('black-not-struck', donohue.black, { first: 'no' }, 'The first ball goes past the black into the nine.', 'Nothing is scored'),
  lawExample('black-not-struck', donohue.play, { first: 'yes' }, 'The third ball goes into the seven; the first had hit the black.', 'count stands'),
  lawExample(
    'rebound',
    donohue.out,
    { where: 'beyond' },
    'The ball comes off the round end and rolls back past the middle of the board.',
    'Nobody may use that ball again',
  ),
  lawExample('rebound', donohue.out, { where: 'off' }, 'A hard stroke sends the ball over the side.', 'Nobody may use that ball again'),
  lawExample('rebound', donohue.out, { where: 'on' }, 'The ball stops on the centre line that is painted on this board.', 'book'),
  lawExample('rebound', donohue.out, { where: 'short' }, 'The ball comes back a foot and lies before the black.', 'book'),
  lawExample('struck-on-the-way', donohue.out, {}, 'The ball drives the black into the eight and rolls back past the middle.', 'book'),
  lawExample('no-cup', donohue.count, {}, 'Two balls lie against the rim of the nine.', 'may not count'),
  lawExample('tie', donohue.count, {}, 'After five rounds two players have 112.', 'book'),
  scoreExample('round', donohue.black, { cups: '9.7.4', black: '8' }, 'Balls in the 9, the 7 and the 4, and the black in the 8.', 36),
  scoreExample('round', donohue.black, { cups: '6', early: '9' }, 'The 9 was made before the black was struck.', 6),
  scoreExample('round', donohue.count, { cups: '.' }, 'No ball finds a cup.', 0, '0 points'),
  sheetExample(
    'rounds',
    donohue.count,
    { players: 'two', names: 'Ann.Bob', rounds: '1' },
    [
      { who: 'first', cups: '9.7.4', black: '8' },
      { who: 'second', cups: '5.5.3' },
    ],
    'One round: Ann 20 and the black in the 8; Bob 13.',
    { Ann: 36, Bob: 13 },
    'Ann wins with 36',
  ),
  sheetExample(
    'rounds',
    donohue.rounds,
    { players: 'three', rounds: '2' },
    [
      { who: 'second', cups: '9.2' },
      { who: 'first', cups: '1', black: '5' },
      { who: 'third', cups: '', early: '8' },
    ],
    'The second player leads; the third never strikes the black.',
    { 'First player': 11, 'Second player': 11, 'Third player': 0 },
    'Round 2 of 2.',
  ),
  valueExample('length', donohue.rounds, 'They agree on five rounds.', 'agreed on'),
  valueExample('most', donohue.count, 'Three rounds are over; 81, 77 and 90.', 'greatest number'),
];
