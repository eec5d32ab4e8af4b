import { variant } from '../code.ts';

export default variant({
  title: 'Biritch',
  aliases: ['Khedive', 'Russian whist', 'Siberia', 'Britch'],
  books: { sierra: { heading: 'Biritch: From Russian with love?', pages: '20-34' } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    Players: 'four, two against two',
    Trump: 'the dealer names it instead of turning up the last card',
    'What came later': 'leaving the choice to the partner, no trumps, and dummy: then it was bridge',
  },
  laws: {},
  points: {},
  scorers: {},
  examples: [],
});
