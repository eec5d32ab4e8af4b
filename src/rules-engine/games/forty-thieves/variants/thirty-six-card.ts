import { lawExample } from '../../../core/examples.ts';
import { tableau, tableauCite } from './tableau.ts';

const HERE = tableauCite(9);

export default tableau({
  files: 9,
  examples: [lawExample('wrong-build', HERE, { where: 'layout', how: 'down-color' }, 'A red nine goes on a black ten in the layout.', 'player may build')],
});
