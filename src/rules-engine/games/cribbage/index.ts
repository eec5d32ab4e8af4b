import { game } from '../../core/games.ts';
import { points } from './points.ts';

export default game({
  id: 'cribbage',
  title: 'Cribbage',
  aliases: ['Crib', 'Six-card cribbage'],
  shelf: 'adding',
  kind: 'card',
  books: {
    sierra: { heading: 'Cribbage', pages: '48-58' },
    'blue-ribbon-1940': { heading: 'Cribbage; Six-Card Cribbage', pages: '194-200' },
    donohue: { heading: 'Cribbage; Six Card Cribbage', pages: '66-71' },
    'uspc-1898': { heading: 'Cribbage', pages: '49-54' },
  },
  players: { min: 2, max: 2, usual: 2, say: '2; 3 or 4 in forms of their own' },
  packs: ['standard-52'],
  glance: {
    Game: '61 holes, once round; 121 in the Sierra manual',
    Cards: '6 each, 2 of them to the dealer’s crib',
    Values: 'court cards and tens 10, ace 1; the count may not pass 31',
    'First to count': 'the non-dealer, then the dealer’s hand, then the crib',
    'Jack turned up': '2 to the dealer, at once',
    'Flush in the crib': 'only with the starter',
  },
  laws: {},
  points,
  scorers: {},
  variants: {},
  examples: [],
});
