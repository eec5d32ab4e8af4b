import { game as declare } from '../../core/games.ts';
import { cites } from './cites.ts';
import { examples } from './examples.ts';
import { meldLaws } from './laws/melds.ts';
import { outLaws } from './laws/out.ts';
import { pileLaws } from './laws/pile.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { initialMeld } from './scorers/initial.ts';

export default declare({
  id: 'canasta',
  title: 'Canasta',
  aliases: [],
  shelf: 'rummy',
  kind: 'card',
  books: { sierra: { heading: 'Canasta', pages: '35-47' } },
  has: ['partners', 'discard', 'draw', 'stock', 'melds'],
  players: { min: 2, max: 5, usual: 4 },
  packs: ['canasta-108'],
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
  cites,
  laws: { ...pileLaws, ...meldLaws, ...outLaws },
  points,
  scorers: { deal, 'initial-meld': initialMeld, game },
  variants: {},
  examples,
});
