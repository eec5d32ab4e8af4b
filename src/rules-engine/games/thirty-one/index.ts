import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { table } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'thirty-one',
  title: 'Thirty-one',
  aliases: ['Schnautz', 'Thirty one', 'Scat', 'Blitz'],
  shelf: 'poker',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Thirty-One, or Schnautz', pages: '375' } },
  has: ['draw', 'pool', 'each-for-himself'],
  players: { min: 2, max: 16, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Players: 'any number',
    Deal: 'three cards each, three face up on the table',
    'Your turn': 'take one from the table, leave one face up',
    Wins: '{points.thirty-one} in one suit, then triplets, then the most in one suit',
    Count: 'ace {points.ace}; king, queen, jack {points.court}',
    Knock: 'one more draw, and none for the knocker',
  },
  cites,
  ...code,
  diagrams: { table },
  examples,
});
