import { lawExample, valueExample } from '../../../laws/examples.ts';
import { allowed } from '../../../laws/remedies.ts';
import { ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { redeal } from '../words.ts';
import { tableau } from './shared/tableau.ts';

export default tableau({
  files: 6,
  redeals: 'some',
  laws: {
    amend: {
      redeal: {
        readings: (says) => ({
          'uspc-1898': says(
            [{ then: [allowed('player', redeal)], note: 'The cards laid aside are dealt again; the book does not say how many times.' }],
            cites.uspc.twentyFourCard,
          ),
        }),
      },
    },
    repeal: { 'when-lost': 'The cards laid aside may be dealt again; the book does not say how often.' },
  },
  points: {
    amend: {
      won: {
        books: {
          'uspc-1898': ruled('All eight suits stand on their aces up to the king; the cards laid aside may be dealt again.', cites.uspc.twentyFourCard),
        },
      },
    },
  },
  examples: [
    lawExample(
      'wrong-build',
      cites.uspc.twentyFourCard,
      { where: 'column', how: 'down-color' },
      'A red nine goes on a black ten in the layout.',
      'player may build',
    ),
    lawExample('redeal', cites.uspc.twentyFourCard, {}, 'The stock is gone.', 'may deal the cards again'),
    valueExample('won', cites.uspc.twentyFourCard, 'The talon is turned over and dealt a second time.', 'may be dealt again'),
  ],
});
