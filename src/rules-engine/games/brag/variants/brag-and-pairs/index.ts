import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { added } from './laws.ts';
import { own } from './points.ts';
import { account } from './scorers.ts';

const { twoStakes: stakes, twoSight: sight, twoBrag: brag } = cites.donohue;

export default variant({
  title: 'Brag and pairs',
  aliases: ['Brag with pairs'],
  books: { donohue: { heading: 'Brag and Pairs', pages: '88', inherits: { from: 'brag', cite: brag } } },
  players: { min: 2, max: 17, say: 'not told; the pack has cards for 17' },
  packs: ['standard-52'],
  glance: {
    'What changes': 'the dealer puts down two stakes',
    'First stake': 'for natural pairs and pairs-royal',
    'Second stake': 'for the brag, as at single brag',
    'Who may answer': 'anyone, either stake or both',
    Sight: 'between players on the same stake',
  },
  laws: { add: added },
  points: { add: own, repeal: { stakes: 'There are two stakes, each described separately.', won: 'Each of the two stakes is won by itself.' } },
  scorers: { account },
  examples: [
    lawExample('which-stake', stakes, {}, 'A player holds two kings and a nine, and wants to go for both.', 'answer either stake or both'),
    lawExample('sight-across-stakes', sight, { same: 'yes' }, 'Both have answered the stake for pairs alone.', 'may ask for a sight'),
    lawExample('sight-across-stakes', sight, { same: 'no' }, 'One brags on the pairs, the other on the brag.', 'does not cover'),
    lawExample('wild-pair-on-the-pairs-stake', stakes, {}, 'An ace and a nine are shown for the pairs.', 'does not cover'),
    valueExample('pairs-stake', stakes, 'A player holds two queens.', 'tens or eights'),
    valueExample('brag-stake', brag, 'A player answers the second stake with a nine and a king.', 'single brag'),
    valueExample('pairs-won', stakes, 'Two aces and two tens are shown.', 'natural pairs'),
    valueExample('brag-won', brag, 'The last two on the brag see each other.', 'best brag hand'),
    sheetExample(
      'account',
      stakes,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { dealer: 'first', stake: '2', pairs: '2.4.4', pairsWinner: 'second', brag: '2.0.6', bragWinner: 'third' },
        { dealer: 'second', stake: '1', pairs: '1.1.0', pairsWinner: 'first', brag: '3.2.3', bragWinner: 'first' },
      ],
      'Two deals: Ben has the pairs and Cora the brag, then Ann has both.',
      { Ann: 2, Ben: 3, Cora: -5 },
    ),
    sheetExample(
      'account',
      stakes,
      { players: 'two', names: 'Ann.Ben' },
      [{ dealer: 'second', stake: '5', pairs: '5.5', pairsWinner: 'first', brag: '10.10', bragWinner: 'second' }],
      'Each takes one of the two stakes.',
      { Ann: -5, Ben: 5 },
    ),
  ],
});
