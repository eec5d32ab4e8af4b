import { says } from '../../../core/laws.ts';
import { ruled } from '../../../core/points.ts';
import { allowed } from '../../../core/remedies.ts';
import { tableau, tableauCite } from './tableau.ts';

const HERE = tableauCite(6);

export default tableau({
  files: 6,
  deals: 'the cards laid aside may be dealt again',
  laws: {
    amend: {
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
