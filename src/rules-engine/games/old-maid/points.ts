import { doubted } from '../../laws/cites.ts';
import { item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  'old-maid': item({
    title: 'The old maid',
    gist: 'Who holds the one card without a partner when all pairs are out.',
    aka: ['odd queen', 'left with the queen', 'the troll', 'loser'],
    books: {
      'blue-ribbon-1940': ruled(
        'The last card left is the odd queen; her holder is the old maid.',
        doubted(cites.blue.game, 'The book stops at the odd queen and leaves it to the name of the game that her holder has lost.'),
      ),
      sierra: ruled('Her holder loses. There are no points.', cites.sierra.play),
    },
  }),
} as const;
