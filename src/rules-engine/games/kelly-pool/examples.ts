import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { KellyPool } from './code.ts';

const { opening, lowest, own, killed, dead, undecided, missed, first, frozen, foul, inHand, otherwise, fouls } = cites.blue;

export const examples: readonly ExampleOf<KellyPool>[] = [
  lawExample('opening', opening, {}, 'He breaks into the side of the triangle and never touches the 1.', 'must forfeit'),
  lawExample('lowest-not-hit', first, {}, 'The 2 is the lowest; her ball brushes the 9 and then hits the 2.', 'what is forfeited'),
  lawExample('other-ball', lowest, {}, 'He hits the 2, and the 14 drops.', 'stands'),
  lawExample(
    'foul-pocketed',
    foul,
    { which: 'lowest' },
    'The 3, the lowest, drops with the 11, and the white follows.',
    'line from that spot to the foot rail',
  ),
  lawExample('foul-pocketed', foul, { which: 'others' }, 'The 11 drops by a push, and the 3 is still there.', 'does not cover'),
  lawExample('own-number', own, { stroke: 'fair' }, 'He holds the 9, hits the 2, and the 9 falls.', 'wins the game'),
  lawExample('own-number', foul, { stroke: 'lowest' }, 'She holds the 2; it drops, and so does the white.', 'put back on the table'),
  lawExample('own-number', foul, { stroke: 'other' }, 'He holds the 9; it drops with the white, and the 2 does not.', 'does not cover'),
  lawExample('killed', killed, { said: 'yes' }, 'The 7 falls, and its holder says so.', 'give up their small ball'),
  lawExample(
    'killed',
    killed,
    { said: 'no' },
    'The 7 fell two strokes ago, and only now does he show it.',
    'The player who holds that number must say at once that they are dead, give up their small ball and forfeit',
  ),
  lawExample('dead-player', dead, { what: 'turn' }, 'Her number was pocketed in the first round.', 'go on playing in their turn'),
  lawExample('dead-player', dead, { what: 'kills' }, 'A dead player pockets the 12 of another.', 'holds that number must forfeit'),
  lawExample('no-winner', undecided, { agreed: 'yes' }, 'They had agreed on it.', 'double header'),
  lawExample('no-winner', undecided, { agreed: 'no' }, 'Nobody had thought of it.', 'as though there had been no game'),
  lawExample('frozen-to-lowest', frozen, { at: 'other' }, 'The white lies against the 4, the lowest.', 'any other ball'),
  lawExample('frozen-to-lowest', fouls(10), { at: 'itself' }, 'He plays straight at the 4 that it touches.', 'Nothing is scored'),
  lawExample('marks', otherwise, {}, 'A chalk mark on the cushion shows him where to bank.', 'Nothing is scored'),
  lawExample('lowest-inside', inHand, {}, 'The white was pocketed, and the 3 lies behind the line.', 'bank outside the string'),
  lawExample('touched', fouls(7), { when: 'stroke' }, 'His sleeve moves the 8 while he strikes.', 'Nothing is scored'),
  lawExample('touched', fouls(7), { when: 'rest' }, 'Everything lies still, and the butt of the cue moves the white.', 'may not count on the stroke after it'),
  lawExample('disturbed', otherwise, {}, 'A child picks up the 5.', 'put back where they were'),
  sheetExample(
    'game',
    own,
    { names: 'Ann.Ben.Cy', numbers: '7.12.3' },
    [
      { who: 'first', made: '1 12' },
      { who: 'second', fault: 'yes' },
      { who: 'third', made: '2 3' },
    ],
    'Ann makes the 1 and the 12, which kills Ben; Ben misses the 2; Cy makes the 2 and the 3, his own.',
    { Ann: 0, Ben: 2, Cy: 0 },
    'Cy has pocketed their own number, the 3',
  ),
  sheetExample(
    'game',
    undecided,
    { names: 'Ann.Ben', numbers: '4.5', double: 'yes' },
    [
      { who: 'first', made: '1 2 3 5 6 7' },
      { who: 'second', made: '4 8 9 10 11 12 13 14 15' },
    ],
    'Ann pockets the 5 of Ben, and he, dead, pockets her 4 and clears the table.',
    { Ann: 1, Ben: 1 },
    'The next game is a double header',
  ),
  valueExample('own', own, 'She holds the 9 and pockets it.', 'Wins the game'),
  valueExample('killed', killed, 'He pockets the 7, and the player who holds it says so.', 'is dead, forfeits'),
  valueExample('forfeit', missed, 'The lowest ball is not hit.', 'One forfeit'),
  valueExample('again', undecided, 'The fifteenth ball falls, and nobody has won.', 'begins again'),
];
