import { game } from '../../rulesets/games.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

const table: Diagram = {
  title: 'What may be played',
  alt: 'The stock lies face down. Beside it lies the five of diamonds, face up. On the right are three cards that may be played on it: the king of diamonds for its suit, the five of clubs for its rank, and the eight of spades, which goes on anything.',
  width: 16,
  height: 4.6,
  shapes: [
    { kind: 'card', x: 0, y: 0, card: 'back' },
    { kind: 'words', x: 1, y: 4.2, text: 'Stock' },
    { kind: 'card', x: 3.4, y: 0, card: '5D' },
    { kind: 'words', x: 4.4, y: 4.2, text: 'Top card' },
    { kind: 'card', x: 8, y: 0, card: 'KD' },
    { kind: 'words', x: 9, y: 4.2, text: 'Suit' },
    { kind: 'card', x: 11, y: 0, card: '5C' },
    { kind: 'words', x: 12, y: 4.2, text: 'Rank' },
    { kind: 'card', x: 14, y: 0, card: '8S' },
    { kind: 'words', x: 15, y: 4.2, text: 'Eight' },
  ],
};

export default game({
  id: 'crazy-eights',
  title: 'Crazy eights',
  aliases: ['Eights', 'Crazy 8s', 'Swedish rummy'],
  shelf: 'family',
  kind: 'card',
  books: { sierra: { heading: 'Crazy Eights', pages: '35-48' } },
  has: ['draw', 'stock', 'starter'],
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  figures: [
    ['52', 'cards'],
    ['5', 'cards each, 7 for two'],
  ],
  glance: {
    Players: 'two to four; four may be two against two',
    Deal: 'two players seven cards each, three or four players five',
    Play: 'match the top card in suit or rank, or play an eight',
    Eights: 'go on anything, and name the next suit',
    'Cannot play': 'draw until you can; pass when the stock is gone',
    'Cards left': 'eight {points.eight}, face card {points.face}, ace {points.ace}, the rest their number',
  },
  facts: {
    'first-deal': 'silent',
    'next-deal': 'silent',
    lead: 'silent',
    bid: 'none',
    trick: 'none',
    target: 'none',
  },
  cites,
  ...code,
  diagrams: { table },
  examples,
});
