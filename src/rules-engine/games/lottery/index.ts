import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import singlePack from './variants/single-pack.ts';
import threePrize from './variants/three-prize/index.ts';

export default game({
  id: 'lottery',
  title: 'Lottery',
  aliases: [],
  shelf: 'stops',
  kind: 'card',
  books: { donohue: { heading: 'Lottery', pages: '334-335' } },
  has: ['each-for-himself', 'draw'],
  players: { min: 4, max: 12, say: 'four or more; ten, twelve or more are best' },
  packs: ['double-104'],
  picture: cards('Five lots turned up', 'JC QH AS 8C 6D', cites.donohue.drawn),
  glance: {
    Packs: 'two, one for the lots and one for the tickets',
    Fund: 'the counters of all the players',
    Lots: 'a card to each, priced by its player, unseen',
    Tickets: 'a card of the other pack to each',
    'To draw a lot': 'have the same card as ticket',
    'Not drawn': 'goes back to the fund, until the fund is empty',
  },
  cites,
  ...code,
  variants: { 'single-pack': singlePack, 'three-prize': threePrize },
  examples,
});
