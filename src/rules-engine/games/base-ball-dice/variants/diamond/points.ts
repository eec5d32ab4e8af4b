import { item } from '../../../../laws/one-book.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { outUnit, runUnit } from '../../words.ts';

export const diamondPoints = {
  run: item({
    title: 'Run',
    gist: 'A man comes home, the striker on a four among them.',
    aka: ['runs', 'come home', 'home run'],
    bookValue: bookValue(1, cites.blue.bases, { unit: runUnit }),
  }),
  'side-out': item({
    title: 'Side out',
    gist: 'How many men out retire the side.',
    aka: ['three out', 'inning over', 'change sides'],
    bookValue: bookValue(3, cites.blue.bases, { unit: outUnit }),
  }),
} as const;
export type Points = typeof diamondPoints;
