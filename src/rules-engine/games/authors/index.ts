import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { asked, wrong } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'authors',
  title: 'Authors',
  aliases: ['Game of authors', 'Literary authors'],
  shelf: 'family',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Authors', pages: '11-12' } },
  has: ['each-for-himself'],
  players: { min: 4, max: 7, say: 'four to seven' },
  packs: ['standard-52'],
  glance: {
    Players: 'four to seven',
    Deal: 'all the cards, one at a time; hands need not be even',
    'Your turn': 'ask one player for one card, by rank and suit',
    'To ask': 'hold another card of that rank',
    'You got it': 'ask again, any player',
    'You did not': 'the player whom you asked has the turn',
    Wins: 'the most sets of four',
  },
  cites,
  ...code,
  diagrams: { asked, wrong },
  examples,
});
