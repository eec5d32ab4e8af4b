import { lawExample, scoreExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { GoFish } from './code.ts';

const ruling = (law: LawKey<GoFish>, answers: Record<string, string>, story: string, says: string) => lawExample(law, cites.sierra.play, answers, story, says);

export const examples: readonly ExampleOf<GoFish>[] = [
  ruling('asked-for-a-rank', { holds: 'yes' }, 'You are asked for sevens and have one.', 'give up the cards asked for'),
  ruling('asked-for-a-rank', { holds: 'no' }, 'You are asked for sevens and have none.', 'draw one card'),
  ruling('false-go-fish', { drawn: 'no' }, 'A player says "go fish", looks again and finds a seven.', 'give up the cards asked for'),
  ruling('false-go-fish', { drawn: 'yes' }, 'The seven comes to light two turns later.', 'does not cover'),
  ruling('rank-not-held', { holds: 'no' }, 'A player without a nine asks for nines.', 'may not ask'),
  ruling('another-turn', { got: 'player' }, 'You asked for sevens and got one.', 'may take another turn'),
  ruling('another-turn', { got: 'pile' }, 'You asked for sevens, had to fish, and drew a seven.', 'does not cover'),
  ruling('out-of-cards', { pile: 'five' }, 'Your last cards went out as a set.', 'take five cards'),
  ruling('out-of-cards', { pile: 'fewer' }, 'Three cards are left in the pile.', 'does not cover'),
  ruling('four-kept-back', {}, 'A player was dealt four kings and still holds them.', 'lay out the set'),
  ruling('tie-at-the-end', {}, 'Two players have made five sets each.', 'does not cover'),
  scoreExample(
    'winner',
    cites.sierra.play,
    { sets: '6.4.3' },
    'Three players made six, four and three sets.',
    { 'First player': 6, 'Second player': 4, 'Third player': 3 },
    'First player wins with 6',
  ),
  sheetExample(
    'sets',
    cites.sierra.play,
    { players: 'two' },
    [
      { who: 'second', rank: 'kings' },
      { who: 'first', rank: 'sevens' },
      { who: 'second', rank: 'aces' },
    ],
    'Two players: kings to the second, then sevens to the first and aces to the second.',
    { 'First player': 1, 'Second player': 2 },
    'Second player leads with 2',
  ),
];
