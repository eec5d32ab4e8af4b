import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';

const CLAUSE = cite('blue-ribbon-1940', '137-138', 'Draw Cassino', {
  doubt: 'No clause of its own: a paragraph inside the chapter that changes the deal only.',
});
const ROUNDS = 'Only one deal of four cards is made.';

export default variant({
  title: 'Draw cassino',
  aliases: ['Draw casino'],
  books: { 'blue-ribbon-1940': { heading: 'Draw Cassino', pages: '137-138', inherits: { from: 'cassino', cite: CLAUSE } } },
  players: { min: 2, max: 4 },
  packs: ['standard-52'],
  glance: { Deal: 'four cards each, once', Draw: 'a card from the stock after each play, until it is gone', 'All else': 'as in cassino' },
  laws: { repeal: { 'faced-card': `${ROUNDS} Of a card found faced in the stock nothing is said.` } },
  points: {},
  scorers: {},
  examples: [],
});
