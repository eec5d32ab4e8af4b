import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { says } from '../../../core/laws.ts';
import { ruled } from '../../../core/points.ts';
import { allowed } from '../../../core/remedies.ts';
import { builds } from '../builds.ts';
import { layoutOf } from '../layout.ts';

const HERE = cite('uspc-1898', '61-63', 'Solitaire: Twenty-four Card Tableau');

export default variant({
  title: 'Twenty-four card tableau',
  aliases: ['24 card tableau', 'Napoleon with 24 cards'],
  books: {
    'uspc-1898': { heading: 'Solitaire: Twenty-four Card Tableau', pages: '61-63', inherits: { from: 'forty-thieves', cite: HERE } },
  },
  players: { min: 1, max: 1 },
  packs: ['double-104'],
  glance: {
    'Laid out': 'four rows of six cards, face up',
    Foundations: 'up in suit',
    Building: 'down in alternate colours in the layout',
    Deals: 'the cards laid aside may be dealt again',
  },
  laws: {
    amend: {
      'wrong-build': { readings: { 'uspc-1898': says(builds('up-suit', 'down-color'), HERE) } },
      redeal: {
        readings: {
          'uspc-1898': says([{ then: [allowed('player', 'redeal')], note: 'The cards laid aside are dealt again; how many times is not said.' }], HERE),
        },
      },
    },
  },
  points: {
    amend: { won: { books: { 'uspc-1898': ruled('All eight suits stand on their aces up to the king; the cards laid aside may be dealt again.', HERE) } } },
  },
  scorers: {},
  diagrams: { layout: layoutOf(6) },
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
    { kind: 'law', law: 'redeal', book: 'uspc-1898', story: 'The stock is gone.', answers: {}, ruling: 'may deal the cards again', cite: HERE },
  ],
});
