import { variant } from '../code.ts';

export default variant({
  title: 'The Vanderbilt club',
  aliases: ['Club convention', 'One club convention', 'Artificial club'],
  books: { 'blue-ribbon-1940': { heading: 'The Vanderbilt Club', pages: '448' } },
  players: { min: 4, max: 4, say: 'four, two against two' },
  packs: ['standard-52'],
  glance: {
    'One club': 'three or more sure tricks, whatever the clubs',
    'One diamond in reply': 'fewer than two sure tricks',
    'Any other reply': 'two or more sure tricks, in the suit named',
  },
  laws: {},
  points: {},
  scorers: {},
  examples: [],
});
