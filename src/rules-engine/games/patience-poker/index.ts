import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'patience-poker',
  title: 'Patience poker',
  aliases: ['Poker patience', 'Poker with twenty-five cards'],
  shelf: 'solitaire',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Patience Poker', pages: '395-396' } },
  has: [],
  players: { min: 1, max: 8, say: 'one or more, each with a pack' },
  packs: ['standard-52'],
  glance: {
    Placing: 'touching a card at an edge or a corner; never moved again',
    Counts: 'ten poker hands: five across, five up and down',
    Several: 'one calls the cards; each lays them out in their own way',
    Aim: 'the highest score; alone, as near {points.aim blue-ribbon-1940} as can be',
    Doubtful: 'some figures of the table: by them the book’s example does not add up',
  },
  cites,
  patience,
  ...code,
  diagrams,
  examples,
});
