import { lawExample } from '../../../core/examples.ts';
import { ruled } from '../../../core/points.ts';
import { tableau, tableauCite } from './tableau.ts';

const HERE = tableauCite(7);

export default tableau({
  files: 7,
  foundations: 'up-color',
  points: { amend: { won: { books: { 'uspc-1898': ruled('All eight aces are built up to kings in alternate colours, in one deal of the cards.', HERE) } } } },
  examples: [
    lawExample('wrong-build', HERE, { where: 'layout', how: 'down-color' }, 'A red nine goes on a black ten in the layout.', 'player may build'),
    lawExample('wrong-build', HERE, { where: 'foundation', how: 'up-suit' }, 'The two of hearts goes on the ace of hearts.', 'player may not build'),
  ],
});
