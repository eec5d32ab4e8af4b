import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';

const CLAUSE = cite('blue-ribbon-1940', '384', 'Prussian Whist', {
  doubt: 'No clause of its own: one sentence under the page on whist, which changes the trump and nothing else.',
});

export default variant({
  title: 'Prussian whist',
  aliases: ['Prussian'],
  books: { 'blue-ribbon-1940': { heading: 'Prussian Whist', pages: '384', inherits: { from: 'whist', cite: CLAUSE } } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: { Trump: 'cut from the other pack; the last card dealt is not turned', Otherwise: 'as in whist' },
  laws: {},
  points: {},
  scorers: {},
  examples: [],
});
