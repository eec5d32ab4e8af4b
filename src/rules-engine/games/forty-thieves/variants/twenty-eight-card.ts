import { ruled } from '../../../core/points.ts';
import { tableau, tableauCite } from './tableau.ts';

const HERE = tableauCite(7);

export default tableau({
  files: 7,
  foundations: 'up-color',
  points: { amend: { won: { books: { 'uspc-1898': ruled('All eight aces are built up to kings in alternate colours, in one deal of the cards.', HERE) } } } },
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
