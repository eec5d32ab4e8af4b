import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const { four } = cites.donohue;

export default variant({
  title: 'Four-handed put',
  aliases: ['Put in partnership'],
  books: { donohue: { heading: 'Put', pages: '333', inherits: { from: 'put', cite: four } } },
  has: { 'two-handed': false, 'each-for-himself': false, partners: true },
  players: { min: 4, max: 4, usual: 4 },
  packs: ['standard-52'],
  glance: { Players: 'four, two against two', Exchange: 'one of each pair gives his best card to his partner, who lays one out; these two play' },
  laws: {},
  points: {},
  scorers: {},
  examples: [],
});
