import { doubted } from '../../laws/cites.ts';
import { lawExample, valueExample } from '../../laws/examples.ts';
import { game } from '../../rulesets/games.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';

const offered: Diagram = {
  title: 'A turn',
  alt: 'Five cards are held out face down to the player on the left, who draws one. It is the seven of clubs, which makes a pair with the seven of hearts in that hand; the pair is laid out face up.',
  width: 16.6,
  height: 5,
  shapes: [
    { kind: 'card', x: 0, y: 0.6, card: 'back' },
    { kind: 'card', x: 1.2, y: 0.3, card: 'back' },
    { kind: 'card', x: 2.4, y: 0.2, card: 'back' },
    { kind: 'card', x: 3.6, y: 0.3, card: 'back' },
    { kind: 'card', x: 4.8, y: 0.6, card: 'back' },
    { kind: 'words', x: 3.4, y: 4.6, text: 'Offered to the left' },
    { kind: 'line', from: [7.2, 2], to: [9, 2] },
    { kind: 'line', from: [8.6, 1.7], to: [9, 2] },
    { kind: 'line', from: [8.6, 2.3], to: [9, 2] },
    { kind: 'card', x: 9.6, y: 0.4, card: '7C' },
    { kind: 'words', x: 10.6, y: 4.6, text: 'Drawn' },
    { kind: 'card', x: 12.6, y: 0.4, card: '7H' },
    { kind: 'card', x: 14.4, y: 0.4, card: '7C' },
    { kind: 'words', x: 14.5, y: 4.6, text: 'Pair out' },
  ],
};

export default game({
  id: 'old-maid',
  title: 'Old maid',
  aliases: ['Oldmaid', 'The old maid', 'Odd queen'],
  shelf: 'family',
  kind: 'card',
  books: { sierra: { heading: 'Old Maid', pages: '88-89' }, 'blue-ribbon-1940': { heading: 'Old Maid', pages: '263-264' } },
  has: ['draw'],
  players: { min: 2, max: 10, say: 'the books give no number' },
  packs: ['without-queen-51', 'one-queen-49'],
  figures: [
    ['51', 'cards, or 49 by Sierra'],
    ['1', 'queen without a partner'],
  ],
  glance: {
    Players: 'the books give no number',
    Pack: 'without one queen (1940); with one queen only (Sierra)',
    Deal: 'the whole pack, one card at a time',
    First: 'everybody lays out all pairs',
    'Your turn': 'draw one card unseen from the player on your right',
    Loses: 'the player left with the odd queen',
  },
  facts: {
    players: 'silent',
    'first-deal': 'silent',
    'next-deal': 'silent',
    rank: 'none',
    bid: 'none',
    trick: 'none',
    target: 'none',
  },
  cites,
  ...code,
  diagrams: { offered },
  examples: [
    lawExample('three-or-four-laid-out', cites.blue.deal, { cards: 'four' }, 'Four sevens are laid out.', 'player may lay out'),
    lawExample('three-or-four-laid-out', cites.sierra.play, { cards: 'four' }, 'Four sevens are laid out.', 'player may not lay out'),
    lawExample('three-or-four-laid-out', cites.sierra.play, { cards: 'three' }, 'Three kings are laid out.', 'player may not lay out'),
    lawExample(
      'drawn-from-the-wrong-side',
      cites.blue.object,
      { from: 'right' },
      'The eldest hand offers, and the player on the left draws.',
      'player may draw',
    ),
    lawExample('drawn-from-the-wrong-side', cites.sierra.play, { from: 'other' }, 'A player draws from the left.', 'player may not draw'),
    lawExample('hand-shown', cites.blue.deal, { drawn: 'no' }, 'A player holds out the cards with their faces to the drawer.', 'hold the cards face down'),
    lawExample('pair-kept-back', cites.blue.deal, {}, 'A drawn card makes a pair, which stays in the hand.', 'lay out the pair'),
    lawExample('left-with-the-old-maid', cites.sierra.play, {}, 'One card is left.', 'holder of the odd card loses the game'),
    lawExample(
      'left-with-the-old-maid',
      doubted(cites.blue.game, 'The book stops at the odd queen and leaves it to the name of the game that her holder has lost.'),
      {},
      'One card is left, the odd queen.',
      'Play stops',
    ),
    lawExample('unequal-hands', cites.blue.deal, {}, 'Four play, and the 51 cards do not come out even.', 'The deal stands'),
    lawExample('pair-kept-back', cites.sierra.play, {}, 'The five drawn finds its fellow and stays hidden.', 'lay out the pair'),
    lawExample('hand-shown', cites.sierra.play, { drawn: 'no' }, 'A child tilts the fan of cards, and the neighbour looks.', 'face down'),
    valueExample('old-maid', cites.sierra.play, 'All pairs are out but one card.', 'Her holder loses'),
    valueExample('old-maid', cites.blue.game, 'The queen of hearts was thrown out before the deal.', 'the odd queen'),
  ],
});
