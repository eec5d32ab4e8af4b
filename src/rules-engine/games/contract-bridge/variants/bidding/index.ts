import { variant } from '../code.ts';

export default variant({
  title: 'Bidding values and conventions',
  aliases: ['Quick tricks', 'Point count', 'Biddable suits', 'Takeout double', 'Informatory double'],
  books: {
    'blue-ribbon-1940': { heading: 'Contract Bridge: Influence on the Bidding', pages: '434-455' },
    sierra: { heading: 'Bridge: Strategies', pages: '20-34' },
  },
  players: { min: 4, max: 4, say: 'four, two against two' },
  packs: ['standard-52'],
  glance: {
    'Quick tricks': 'ace and king 2, ace and queen 1½, ace 1, guarded king ½ (1940)',
    'High cards': 'ace 4, king 3, queen 2, jack 1 (both books)',
    'To open': '2½ quick tricks, 3 when vulnerable (1940); 13 points (Sierra)',
    'Forcing bid': 'two in a suit (1940)',
  },
  laws: {},
  points: {},
  scorers: {},
  examples: [],
});
