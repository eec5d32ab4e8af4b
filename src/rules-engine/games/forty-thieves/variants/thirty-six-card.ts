import { lawExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { tableau } from './shared/tableau.ts';

export default tableau({
  files: 9,
  examples: [
    lawExample(
      'wrong-build',
      cites.uspc.thirtySixCard,
      { where: 'column', how: 'down-color' },
      'A red nine goes on a black ten in the layout.',
      'player may build',
    ),
  ],
});
