import { item, ruled } from '../../core/points.ts';
import { BLUE_END, HOW } from './cites.ts';

export const points = {
  'old-maid': item({
    title: 'The old maid',
    gist: 'Who holds the one card without a partner when all pairs are out.',
    aka: ['odd queen', 'left with the queen', 'the troll', 'loser'],
    books: {
      'blue-ribbon-1940': ruled('The last card left is the odd queen; her holder is the old maid.', BLUE_END),
      sierra: ruled('Her holder loses. There are no points.', HOW),
    },
  }),
} as const;
