import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { examples } from './examples.ts';
import { added } from './laws.ts';
import { own } from './points.ts';
import { account } from './scorers/account.ts';
import { stakes } from './scorers/stakes.ts';

export default variant({
  title: 'Three-stake brag',
  aliases: ['Three stake brag', 'Three-card brag with 31'],
  books: {
    'blue-ribbon-1940': { heading: 'Three-Stake Brag', pages: '80' },
    donohue: { heading: 'Three-Stake Brag', pages: '88', inherits: { from: 'brag', cite: cites.donohue.secondOfThree } },
  },
  has: { draw: true },
  players: { min: 2, max: 17, say: 'not told; the pack has cards for 17' },
  packs: ['standard-52'],
  glance: {
    'What changes': 'three stakes; two cards are dealt face down and the third face up',
    'First stake': 'the best card face up',
    'Second stake': 'the brag, with all the bets',
    'Third stake': 'nearest to {points.thirty-one}: the ace {points.ace}, court cards {points.court}',
    'Who puts in': 'all alike in the 1940 book, the dealer in Donohue',
    'Cards drawn to 31': 'in Donohue alone',
  },
  laws: { add: added },
  points: {
    add: own,
    repeal: {
      'dealer-stake': 'Three stakes are put down, and they are described separately.',
      stakes: 'What is bet on the second stake is described separately.',
      won: 'Each of the three stakes is won by itself.',
    },
  },
  scorers: { stakes, account },
  examples,
});
