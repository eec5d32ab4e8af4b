import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { item, worth } from '../../../core/points.ts';

const USPC = cite('uspc-1898', '16', 'Railroad Euchre');

export default variant({
  title: 'Railroad euchre',
  aliases: ['Railway euchre'],
  books: {
    'uspc-1898': { heading: 'Railroad Euchre', pages: '16', inherits: { from: 'euchre', cite: USPC } },
    'blue-ribbon-1940': { heading: 'Railroad Euchre', pages: '224-225' },
  },
  players: { min: 4, max: 4 },
  packs: ['piquet-33', 'short-25'],
  glance: { Game: '10 points' },
  laws: {},
  points: {
    add: {
      'lone-euchred-by-lone': item({
        title: 'Lone hand euchred by a lone hand',
        gist: 'An opponent plays alone against the lone hand and euchres it.',
        books: { 'uspc-1898': worth(4, USPC) },
      }),
    },
  },
  scorers: {},
  examples: [],
});
