import { doubted } from '../../../core/cites.ts';
import { variant } from '../../../core/games.ts';
import { cites } from '../cites.ts';

const ROUNDS = 'Only one deal of four cards is made.';

export default variant({
  title: 'Draw cassino',
  aliases: ['Draw casino'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Draw Cassino',
      pages: '137-138',
      inherits: { from: 'cassino', cite: doubted(cites.blue.draw, 'No clause of its own: a paragraph inside the chapter that changes the deal only.') },
    },
  },
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  glance: { Deal: 'four cards each, once', Draw: 'a card from the stock after each play, until it is gone', 'All else': 'as in cassino' },
  laws: { repeal: { 'faced-card': `${ROUNDS} Of a card found faced in the stock nothing is said.` } },
  points: {},
  scorers: {},
  examples: [],
});
