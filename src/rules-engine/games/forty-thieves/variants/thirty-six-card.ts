import { tableau, tableauCite } from './tableau.ts';

const HERE = tableauCite(9);

export default tableau({
  files: 9,
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
