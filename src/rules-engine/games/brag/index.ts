import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import bragAndPairs from './variants/brag-and-pairs/index.ts';
import threeStake from './variants/three-stake/index.ts';

export default game({
  id: 'brag',
  title: 'Brag',
  aliases: ['Single brag'],
  shelf: 'poker',
  kind: 'card',
  books: { donohue: { heading: 'Brag', pages: '86-87' } },
  has: ['each-for-himself', 'betting', 'pool'],
  players: { min: 2, max: 17, say: 'not told; the pack has cards for 17' },
  packs: ['standard-52'],
  picture: cards('The eight braggers', '9S 9H 9C 9D JS JH JC JD', cites.donohue.braggers),
  glance: {
    Cards: 'three each',
    Braggers: 'all nines and jacks stand for any card',
    'Best hands': 'three braggers, then pairs-royal, then pairs',
    'Of one rank': 'the hand with more braggers is better',
    'To stay in': 'answer the dealer’s stake, and stake again',
    Sight: 'with a pair, at your second brag, of the next player',
  },
  facts: { hands: 'glance.Best hands' },
  cites,
  ...code,
  variants: { 'brag-and-pairs': bragAndPairs, 'three-stake': threeStake },
  examples,
});
