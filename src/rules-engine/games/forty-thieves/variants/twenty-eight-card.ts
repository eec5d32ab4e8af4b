import { lawExample, valueExample } from '../../../laws/examples.ts';
import { ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { tableau } from './shared/tableau.ts';

export default tableau({
  files: 7,
  foundations: 'up-color',
  points: {
    amend: {
      won: {
        books: { 'uspc-1898': ruled('All eight aces are built up to kings in alternate colours, in one deal of the cards.', cites.uspc.twentyEightCard) },
      },
    },
  },
  examples: [
    lawExample(
      'wrong-build',
      cites.uspc.twentyEightCard,
      { where: 'column', how: 'down-color' },
      'A red nine goes on a black ten in the layout.',
      'player may build',
    ),
    lawExample(
      'wrong-build',
      cites.uspc.twentyEightCard,
      { where: 'foundation', how: 'up-suit' },
      'The two of hearts goes on the ace of hearts.',
      'player may not build',
    ),
    valueExample('won', cites.uspc.twentyEightCard, 'Red two on black ace, and so on to the kings.', 'in alternate colours'),
  ],
});
