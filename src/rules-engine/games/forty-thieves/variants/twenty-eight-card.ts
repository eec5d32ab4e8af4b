import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { says } from '../../../core/laws.ts';
import { ruled } from '../../../core/points.ts';
import { builds } from '../builds.ts';
import { layoutOf } from '../layout.ts';

const HERE = cite('uspc-1898', '61-63', 'Solitaire: Twenty-eight Card Tableau');

export default variant({
  title: 'Twenty-eight card tableau',
  aliases: ['28 card tableau', 'Napoleon with 28 cards'],
  books: {
    'uspc-1898': { heading: 'Solitaire: Twenty-eight Card Tableau', pages: '61-63', inherits: { from: 'forty-thieves', cite: HERE } },
  },
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    'Laid out': 'four rows of seven cards, face up',
    Foundations: 'up in alternate colours, whatever the suit',
    Building: 'down in alternate colours in the layout',
    Deals: 'one only',
  },
  laws: {
    amend: {
      'wrong-build': { readings: { 'uspc-1898': says(builds('up-color', 'down-color'), HERE) } },
    },
  },
  points: { amend: { won: { books: { 'uspc-1898': ruled('All eight aces are built up to kings in alternate colours, in one deal of the cards.', HERE) } } } },
  scorers: {},
  diagrams: { layout: layoutOf(7) },
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
    {
      kind: 'law',
      law: 'wrong-build',
      book: 'uspc-1898',
      story: 'The two of hearts goes on the ace of hearts.',
      answers: { where: 'foundation', how: 'up-suit' },
      ruling: 'player may not build',
      cite: HERE,
    },
  ],
});
