import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'canasta',
  title: 'Canasta',
  aliases: [],
  shelf: 'rummy',
  kind: 'card',
  books: { sierra: { heading: 'Canasta', pages: '35-47' } },
  has: ['partners', 'discard', 'draw', 'stock', 'melds'],
  players: { min: 2, max: 5, usual: 4 },
  packs: ['canasta-108'],
  picture: cards('A canasta, here with two wild cards', '7S 7H 7C 7D 7H 2S JOKER', cites.sierra.makingMelds),
  glance: {
    Players: 'four, two against two; two, three and five are said to be possible',
    Pack: '108 cards, two packs with four jokers; jokers and twos are wild',
    Deal: 'eleven cards each',
    Canasta: 'seven or more of a rank, with at most three wild cards',
    'Initial meld':
      '{points.meld-from-nothing}; {points.meld-from-fifteen-hundred} from 1,500; {points.meld-from-three-thousand} from 3,000; {points.meld-in-debt} below zero',
    'To go out': 'one canasta for the side',
    Game: '{points.game} points',
  },
  facts: {
    'first-deal': 'silent',
    'next-deal': 'silent',
    lead: 'silent',
    rank: 'none',
    bid: 'none',
    trick: 'none',
  },
  cites,
  ...code,
  examples,
});
