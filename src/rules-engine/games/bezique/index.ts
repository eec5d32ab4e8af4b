import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import chinese from './variants/chinese/index.ts';
import chouette from './variants/chouette/index.ts';
import fourHanded from './variants/four-handed/index.ts';
import polish from './variants/polish/index.ts';
import rubicon from './variants/rubicon/index.ts';
import threeHanded from './variants/three-handed/index.ts';
import withoutTrump from './variants/without-trump/index.ts';

export default game({
  id: 'bezique',
  title: 'Bezique',
  aliases: ['Bézique', 'Besique', 'Two-handed bezique'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Bézique', pages: '27-32' },
    'uspc-1898': { heading: 'Bezique', pages: '73-75' },
    sierra: { heading: 'Bezique (as an ancestor)', pages: '90-102' },
  },
  has: ['two-handed', 'each-for-himself', 'turned-card', 'trump', 'draw', 'stock', 'melds', 'tricks'],
  players: { min: 2, max: 4, usual: 2, say: 'two; three and four as variants' },
  packs: ['pinochle-64'],
  following: 'drawn',
  picture: cards('Bézique: the queen of spades with the jack of diamonds', 'QS JD', cites.uspc.classes),
  glance: {
    Rank: 'ace, ten, king, queen, jack, nine, eight, seven',
    Deal: 'eight cards each; the next is turned for trump, the rest is the stock',
    Declare: 'one combination for each trick won, before drawing',
    Béziques: 'queen of spades and jack of diamonds {points.bezique}, both pairs {points.double-bezique}',
    'Marriage and sequence': '{points.marriage}, in trumps {points.royal-marriage}; ace to jack of trumps {points.sequence}',
    'Aces and tens': '{points.brisque} each in the tricks; last trick {points.last-trick}',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  variants: {
    chinese,
    chouette,
    'four-handed': fourHanded,
    polish,
    rubicon,
    'three-handed': threeHanded,
    'without-trump': withoutTrump,
  },
  examples,
});
