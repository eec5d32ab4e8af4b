import { game } from '../../rulesets/games.ts';
import { type Diagram, pile, row } from '../../vocabulary/diagrams.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

// Half of the book's illustration is lost in the scan: jack of spades, five of hearts, a black six and a black four are from it, the rest are ours.
const layout: Diagram = {
  title: 'The table after the first three cards',
  alt: 'In the top line lies the starter, the jack of spades, with places for three more starters. The stock of thirteen lies face up on the left, the four of clubs on top. The bottom line has four cards: six of spades, nine of hearts, ten of diamonds and eight of clubs. Below lie the pack of 31, face down, and three cards run off it, the five of hearts on top.',
  width: 15,
  height: 15.6,
  shapes: [
    { kind: 'words', x: 0, y: 0.9, text: 'Top line', anchor: 'start' },
    ...row(5.6, 0, ['JS', 'empty', 'empty', 'empty']),
    { kind: 'words', x: 0, y: 5.4, text: 'Stock', anchor: 'start' },
    pile(0.2, 6, '7D', 12),
    { kind: 'card', x: 0, y: 5.8, card: '4C' },
    { kind: 'words', x: 5.6, y: 5.4, text: 'Bottom line', anchor: 'start' },
    ...row(5.6, 5.8, ['6S', '9H', '10D', '8C']),
    { kind: 'words', x: 0, y: 12, text: 'Pack', anchor: 'start' },
    pile(0, 12.4, 'back', 31),
    { kind: 'words', x: 5.6, y: 12, text: 'Run off', anchor: 'start' },
    { kind: 'card', x: 6, y: 12.6, card: 'QH' },
    { kind: 'card', x: 5.8, y: 12.5, card: '2C' },
    { kind: 'card', x: 5.6, y: 12.4, card: '5H' },
  ],
};

export default game({
  id: 'canfield',
  title: 'Canfield',
  aliases: ['Demon', 'Klondike (in 1940)'],
  shelf: 'solitaire',
  kind: 'card',
  books: {
    sierra: { heading: 'Solitaire: Canfield', pages: '115-125' },
    'blue-ribbon-1940': { heading: 'Klondike', pages: '248-251' },
  },
  has: ['stock'],
  players: { min: 1, max: 1, say: 'one, against a banker or alone' },
  packs: ['standard-52'],
  glance: {
    Redeals: 'by threes, again and again while it helps',
    Moving: 'only from piles of one or two cards',
    Pays: '{points.card} dollars a card for a pack of {points.pack}: 11 cards win',
    Name: 'the 1940 book calls it Klondike',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout },
  examples,
});
