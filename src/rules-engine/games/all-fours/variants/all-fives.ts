import { scoreExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { cites } from '../cites.ts';
import { changed, pegs } from './all-fives-points.ts';
import { deal } from './all-fives-scorer.ts';

export default variant({
  title: 'All fives',
  aliases: ['All-fives'],
  books: { 'blue-ribbon-1940': { heading: 'All Fives', pages: '6', inherits: { from: 'all-fours', cite: cites.blue.fives } } },
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  glance: {
    'Pegged in the play':
      'of trumps: ten {points.trump-ten}, five {points.trump-five}, ace {points.trump-ace}, king {points.trump-king}, queen {points.trump-queen}, jack {points.trump-jack}, to the winner of the trick',
    'After the hand': 'high, low, jack and game as well',
    Board: 'a cribbage board',
    Game: '{points.target}',
  },
  laws: {},
  points: { amend: changed, add: pegs },
  scorers: { deal },
  repealScorers: { game: 'The counts of the cards go to a longer score.', count: 'The cards for game are pegged one by one as they are won.' },
  examples: [
    scoreExample(
      'deal',
      cites.blue.fives,
      { ten: '1', ace: '1', king: '1', queen: '1', jack: '1', five: '1', high: '1', low: '1', game: '1' },
      'One player takes ten, ace, king, queen, jack and five of trumps, and makes all four points.',
      { 'Side 1': 29 },
    ),
  ],
});
