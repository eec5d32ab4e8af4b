import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { says } from '../../../core/laws.ts';
import { builds } from '../builds.ts';
import { layoutOf } from '../layout.ts';

const HERE = cite('uspc-1898', '61-63', 'Solitaire: Thirty-six Card Tableau');

export default variant({
  title: 'Thirty-six card tableau',
  aliases: ['36 card tableau', 'Napoleon with 36 cards'],
  books: {
    'uspc-1898': { heading: 'Solitaire: Thirty-six Card Tableau', pages: '61-63', inherits: { from: 'forty-thieves', cite: HERE } },
  },
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    'Laid out': 'four rows of nine cards, face up',
    Foundations: 'up in suit',
    Building: 'down in alternate colours in the layout',
    Deals: 'one only',
  },
  laws: {
    amend: {
      'wrong-build': { readings: { 'uspc-1898': says(builds('up-suit', 'down-color'), HERE) } },
    },
  },
  points: {},
  scorers: {},
  diagrams: { layout: layoutOf(9) },
  examples: [
    {
      kind: 'law',
      law: 'wrong-build',
      book: 'uspc-1898',
      story: 'A red nine goes on a black ten in the layout.',
      answers: { where: 'layout', how: 'down-color' },
      ruling: 'player may build',
      cite: HERE,
    },
  ],
});
