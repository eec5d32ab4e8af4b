import { game } from '../../rulesets/games.ts';
import type { Card } from '../../vocabulary/cards.ts';
import { column, type Diagram, pile, type Shape } from '../../vocabulary/diagrams.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

// The book's plate is missing from the scan; the cards are our choice and include those played in its text.
const TOPS: readonly Card[] = ['5S', '6H', 'KC', 'QD', '2H', '9C', '8D'];
const FILES: readonly Shape[] = TOPS.flatMap((card, n) => column(n * 2.4, 4.4, [...Array.from({ length: n }, () => 'back' as const), card], 0.6));
const PACK = pile(0, 0, 'back', 52 - FILES.length);
const ACES: readonly Shape[] = [0, 1, 2, 3].map((n) => ({ kind: 'card', x: 7.2 + n * 2.4, y: 0, card: 'empty' }));
const layout: Diagram = {
  title: 'The layout',
  alt: 'Seven files. The first is one face-up card; each next one has one more card face down under its face-up card, to six in the seventh. The face-up cards are the five of spades, six of hearts, king of clubs, queen of diamonds, two of hearts, nine of clubs and eight of diamonds. Above them are four empty places for the aces, and the other 24 cards, the pack, lie face down on the left.',
  width: 16.4,
  height: 11.6,
  shapes: [PACK, ...ACES, ...FILES],
};
const moved: Diagram = {
  title: 'After three moves',
  alt: 'The black five has gone on the red six. The black king stands in the space that it left, and the red queen on the king. The cards that lay under the king and the queen are turned: ten of spades and three of clubs.',
  width: 16.4,
  height: 11.6,
  shapes: [
    PACK,
    ...ACES,
    ...column(0, 4.4, ['KC', 'QD'], 1.2),
    ...column(2.4, 4.4, ['back'], 0.6),
    ...column(2.4, 5, ['6H', '5S'], 1.2),
    ...column(4.8, 4.4, ['back', '10S'], 0.6),
    ...column(7.2, 4.4, ['back', 'back', '3C'], 0.6),
    ...FILES.filter((shape) => shape.kind === 'card' && shape.x > 9),
  ],
};

export default game({
  id: 'klondike',
  title: 'Klondike',
  aliases: ['Seven-Card Klondike', 'Solitaire', 'Canfield (in Britain)', 'Patience'],
  shelf: 'solitaire',
  kind: 'card',
  books: {
    sierra: { heading: 'Solitaire: Klondike', pages: '115-125' },
    'blue-ribbon-1940': { heading: 'Seven-Card Klondike', pages: '251-252' },
  },
  has: [],
  players: { min: 1, max: 1, say: 'one, alone or against a banker' },
  packs: ['standard-52'],
  figures: [
    ['52', 'cards'],
    ['7', 'columns'],
    ['4', 'foundations'],
  ],
  glance: {
    Redeals: 'by threes as long as it helps; one by one, none',
    Name: 'the 1940 book calls it Seven-Card Klondike; its plain Klondike is Canfield',
  },
  facts: {
    layout: 'rule.layout one to seven',
    goal: 'rule.object bring out',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout, moved },
  examples,
});
