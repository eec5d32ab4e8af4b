import { lawExample, scoreExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { VingtEtUnDice } from './code.ts';

const { blue, donohue } = cites;

export const examples: readonly ExampleOf<VingtEtUnDice>[] = [
  lawExample('total-not-called', blue.throwing, {}, 'A player throws five times and says nothing.', 'call out the total'),
  lawExample('when-to-stop', blue.custom, {}, 'A player has 17.', 'may stop or throw again'),
  lawExample('when-to-stop', donohue.throwing, {}, 'A player has 16.', 'may stop or throw again'),
  lawExample('over-twenty-one', blue.burst, {}, 'A player has 19 and throws a four.', 'may not win the pool'),
  lawExample('over-twenty-one', donohue.throwing, {}, 'A player has 16 and throws a six.', 'further part in the round'),
  lawExample('who-wins', blue.wins, { for: 'pool' }, 'The totals are 18, 20 and 24.', 'nearest to twenty-one'),
  lawExample('who-wins', blue.wins, { for: 'forfeit' }, 'The loser is to pay for the drinks.', 'book'),
  lawExample('who-wins', donohue.wins, { for: 'pool' }, 'The totals are 21 and 20.', 'nearest to twenty-one'),
  lawExample('who-wins', donohue.forfeit, { for: 'forfeit' }, 'The loser is to pay; the totals are 15, 19 and 20.', 'farthest from twenty-one'),
  lawExample('tie', blue.ties, {}, 'Two players have 20.', 'The players who tie split the pool'),
  lawExample('tie', donohue.wins, {}, 'Two players have 20.', 'book'),
  lawExample('all-burst', blue.wins, {}, 'The totals are 22, 23 and 22.', 'book'),
  lawExample('all-burst', donohue.wins, {}, 'The totals are 22 and 26.', 'book'),
  scoreExample('throws', donohue.throwing, { throws: '6.4.1.5' }, 'Six, four, ace and five.', '16'),
  scoreExample('throws', donohue.throwing, { throws: '6.4.1.5.5' }, 'Six, four, ace and five, and then another five.', '21 exactly'),
  scoreExample('throws', donohue.throwing, { throws: '6.4.1.5.6' }, 'Six, four, ace and five, and then a six.', '22: burst'),
  scoreExample('throws', blue.throwing, { throws: '6.6.5' }, 'Six, six and five.', '17'),
  scoreExample('round', blue.wins, { totals: '18.20.24' }, 'The totals are 18, 20 and 24.', 'Player 2 wins'),
  scoreExample('round', blue.wins, { totals: '20.18.20' }, 'The totals are 20, 18 and 20.', 'Player 1 and player 3 divide the pool'),
  scoreExample(
    'round',
    donohue.forfeit,
    { totals: '15.19.20', for: 'forfeit' },
    'A forfeit is played for; the totals are 15, 19 and 20.',
    'Player 1 is farthest off and loses',
  ),
  scoreExample('round', donohue.wins, { totals: '21.20' }, 'The totals are 21 and 20.', 'Player 1 wins'),
  sheetExample(
    'pool',
    blue.wins,
    { players: 'three', names: 'Ann.Ben.Cay', stake: '5' },
    [{ totals: '18.20.24' }, { totals: '22.23.22' }, { totals: '19.17.19' }],
    'Ben wins 15; then all burst, and the pool stays; Ann and Cay divide 30.',
    { Ann: -5 - 5 - 5 + 15, Ben: -5 + 15 - 5 - 5, Cay: -5 - 5 - 5 + 15, Pool: 0 },
  ),
];
