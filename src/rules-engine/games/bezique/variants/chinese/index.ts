import { doubted } from '../../../../laws/cites.ts';
import { citedBy, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { bookValue, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Bezique } from '../../code.ts';
import type rubicon from '../rubicon/index.ts';
import { rubiconLeads } from '../shared/rubicon-leads.ts';
import { deal, declarations, games, settlement } from './scorers.ts';

const { chinese } = cites.blue;
const variant = variantOf<Bezique & AddedBy<typeof rubicon>>();

/** Aces and tens with a rubicon. */
const AGAINST = bookValue(300, doubted(chinese, 'The figure is that of four packs; the aces and tens of six would make 480.'));

export default variant({
  title: 'Chinese bezique',
  aliases: ['Chinese bézique', 'Six-pack bezique'],
  books: { 'blue-ribbon-1940': { heading: 'Chinese bézique', pages: '35', inherits: { from: 'bezique/rubicon', cite: chinese } } },
  has: { 'turned-card': false },
  players: { min: 2, max: 2 },
  packs: ['bezique-192'],
  glance: {
    Pack: 'six packs of 32 as one',
    'All the rest': 'as at Rubicon bezique',
    Settlement: 'the difference and {points.for-game}; a loser under {points.rubicon-line} is rubiconed',
  },
  laws: { amend: rubiconLeads },
  points: {
    amend: {
      'rubicon-brisques': {
        books: { 'blue-ribbon-1940': AGAINST },
      },
      'brisques-in-all': { books: { 'blue-ribbon-1940': unscored('The 320 of Rubicon are those of four packs.') } },
    },
  },
  scorers: { declarations, deal, settlement, games },
  examples: [
    scoreExample('declarations', chinese, { hand: 'KH-KH-KH-KH-KH-KH-QH-9C', trump: 'H' }, 'Six kings of hearts: four of them and a marriage.', 120),
    scoreExample('deal', chinese, { trump: 'H', declared: 'marriage-H.four-kings', last: 'yes' }, 'A marriage, four kings and the last trick.', 170),
    scoreExample('settlement', chinese, { made: '3100.2050' }, 'As at Rubicon: 3,100 less 2,000, and 500.', { 'First player': 1600 }),
    scoreExample('settlement', citedBy(AGAINST), { made: '3100.850' }, 'A rubicon: 3,100 and 800, 1,000 and 300.', { 'First player': 5200 }),
    sheetExample('games', chinese, { first: 'Ann', second: 'Ben' }, [{ made: '3100.2050' }], 'One game.', { Ann: 1600, Ben: 0 }, 'Ann is 1600 ahead'),
  ],
});
