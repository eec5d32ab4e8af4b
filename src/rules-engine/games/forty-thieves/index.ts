import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layoutOf } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

import thirtySix from './variants/thirty-six-card.ts';
import thirtyTwo from './variants/thirty-two-card.ts';
import twentyEight from './variants/twenty-eight-card.ts';
import twentyFour from './variants/twenty-four-card.ts';

export default game({
  id: 'forty-thieves',
  title: 'Forty thieves',
  aliases: ['Napoleon at St. Helena', 'Big Forty', 'Patience with two packs', '40 thieves'],
  shelf: 'solitaire',
  kind: 'card',
  books: {
    sierra: { heading: 'Solitaire: Forty Thieves', pages: '115-125' },
    'blue-ribbon-1940': { heading: 'Patience Games: With Two Packs', pages: '265' },
    'uspc-1898': { heading: 'Napoleon at St. Helena (Big Forty, or Forty Thieves)', pages: '61' },
  },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    Free: 'only cards with none below them',
    'Cards laid aside': 'the top one may be used (1898); dead (1940)',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout: layoutOf(10) },
  variants: { 'twenty-four-card': twentyFour, 'twenty-eight-card': twentyEight, 'thirty-two-card': thirtyTwo, 'thirty-six-card': thirtySix },
  examples,
});
