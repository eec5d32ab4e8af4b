import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import conquian from './variants/conquian/index.ts';
import rumPoker from './variants/rum-poker/index.ts';

// Rum and Rhum are one game in two books, shown side by side as columns.
export default game({
  id: 'rummy',
  title: 'Rummy',
  aliases: ['Rum', 'Rhum', 'Rhummy'],
  shelf: 'rummy',
  kind: 'card',
  books: {
    sierra: { heading: 'Gin Rummy: How the game evolved', pages: '68-76' },
    'blue-ribbon-1940': { heading: 'Rum', pages: '396-397' },
    donohue: { heading: 'Rules for Game of Rhum (or Rhummy)', pages: '416-417' },
  },
  has: ['discard', 'draw', 'stock', 'melds'],
  players: { min: 2, max: 6 },
  packs: ['rum-106', 'standard-52'],
  picture: cards('Three of a kind, and a sequence of one suit', ['7S 7H 7D', '4C 5C 6C'], cites.blue.rumObject),
  figures: [
    ['106', 'cards, or 52'],
    ['7–10', 'cards each'],
    ['3', 'cards or more in a meld'],
  ],
  glance: {
    Players: 'three to five (1940); two to six (Donohue)',
    Pack: '106 cards, two packs and two jokers, or 52 (1940); 52 (Donohue)',
    Deal: 'ten each, or seven where three play (1940); nine for two, eight for three, seven for more (Donohue)',
    Meld: 'three or more of a kind, or of a suit in sequence',
    'In a turn': 'as much as you like (1940); one combination, one card added (Donohue)',
    'Left in the hand':
      'ace {points.ace-left blue-ribbon-1940}, court cards {points.king-left blue-ribbon-1940} (1940); ace {points.ace-left donohue}, jack {points.jack-left donohue}, queen {points.queen-left donohue}, king {points.king-left donohue} (Donohue)',
    'To win': 'get rid of all the cards first',
  },
  facts: {
    'next-deal': 'silent',
    lead: [
      { at: 'blue.rumObject', says: 'The player on the dealer’s left begins.' },
      { at: 'donohue.rulesDeal', says: 'The player on the dealer’s left begins.' },
    ],
    bid: 'none',
    trick: 'none',
    target: 'none',
  },
  cites,
  ...code,
  variants: { conquian, 'rum-poker': rumPoker },
  examples,
});
