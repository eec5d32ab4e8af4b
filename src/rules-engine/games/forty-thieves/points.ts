import { item, ruled, unscored } from '../../core/points.ts';
import { NAPOLEON, TWO_PACKS } from './cites.ts';

export const points = {
  won: item({
    title: 'The game comes out',
    gist: 'What has to be done to win.',
    aka: ['won solitaire', 'game won', 'all eight suits'],
    books: {
      'uspc-1898': ruled('All eight suits stand on their aces up to the king, in one deal of the cards.', NAPOLEON),
      'blue-ribbon-1940': ruled('The eight aces are built up in suit to their kings; there is one deal only.', TWO_PACKS),
      sierra: unscored('The manual calls the game very hard to finish and says no more of it.'),
    },
  }),
} as const;
