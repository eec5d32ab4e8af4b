import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { FifteenBallPool } from './code.ts';

const { object, sum, rules } = cites.blue;

export const examples: readonly ExampleOf<FifteenBallPool>[] = [
  lawExample('opening', rules(1), { match: 'no' }, 'One ball only touches a cushion.', '3 points'),
  lawExample('opening', rules(1), { match: 'yes' }, 'The same in a match.', '6 points'),
  lawExample('marks', rules(6), {}, 'A chalk mark on the cushion shows him where to aim.', 'Nothing is scored'),
  lawExample('no-cushion', rules(2), {}, 'He rolls up to a ball and nothing reaches a cushion.', '3 points'),
  lawExample('three-running', rules(2), {}, 'He scratches for the third time running.', 'loses the game'),
  lawExample('scratch', rules(4), { made: 'no' }, 'The white drops alone.', '3 points'),
  lawExample('scratch', rules(4), { made: 'yes' }, 'The 12 drops, and the white after it.', 'balls pocketed by the same stroke'),
  lawExample('foul', rules(4), {}, 'He plays while the 3 still rolls.', '3 points'),
  lawExample('out-of-turn', rules(4), { when: 'one' }, 'She has pocketed one ball when they see that it is not her turn.', '3 points'),
  lawExample('out-of-turn', rules(4), { when: 'more' }, 'She has pocketed three.', 'no penalty'),
  lawExample('tie', rules(5), { match: 'yes' }, 'Sixty each in a tournament.', 'The game does not count, and all the players must play the game again'),
  lawExample('tie', rules(5), { match: 'no' }, 'Sixty each among friends.', 'does not cover'),
  lawExample('announced', rules(3), {}, 'Ten is left, and he leads by twelve.', 'say so'),
  sheetExample(
    'game',
    object,
    { names: 'Ann.Ben' },
    [
      { who: 'first', made: '15 3' },
      { who: 'second', made: '12', fault: 'forfeit' },
      { who: 'first', made: '14 13' },
      { who: 'second' },
      { who: 'first', made: '11 8' },
    ],
    'The 15, 3, 14, 13, 11 and 8 against the 12 and a scratch: 64 are more than 12 and the 44 that are left.',
    { Ann: 64, Ben: 9 },
    'Ann wins, 64 to 9',
  ),
  sheetExample(
    'game',
    rules(2),
    { names: 'Ann.Ben' },
    [
      { who: 'first', fault: 'opening' },
      { who: 'second', made: '1' },
      { who: 'first', fault: 'forfeit' },
      { who: 'second' },
      { who: 'first', fault: 'forfeit' },
    ],
    'A weak opening and two scratches, one after the other.',
    { Ann: -9, Ben: 1 },
    'Ann has forfeited 3 times running',
  ),
  sheetExample(
    'game',
    rules(1),
    { names: 'Ann.Ben', match: 'match' },
    [{ who: 'first', fault: 'opening' }, { who: 'first', made: '4' }, { who: 'second' }],
    'In a match the first opening fails; the second is fair, and the 4 falls.',
    { Ann: -2, Ben: 0 },
  ),
  valueExample('ball', object, 'The 12 is pocketed.', 'The number on the ball'),
  valueExample('forfeit', rules(4), 'The white is pocketed.', -3),
  valueExample('match-opening', rules(1), 'A weak opening stroke in a tournament.', -6),
  valueExample('game', sum, 'Two play; all the balls count 120.', 61),
  valueExample('end', rules(3), 'Three play; ten is left, and the lowest is eleven behind the next.', 'too few to tie or beat'),
];
