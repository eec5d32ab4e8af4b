import { item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  won: item({
    title: 'The game comes out',
    gist: 'What has to be done to win.',
    aka: ['won solitaire', 'game won', 'all eight suits'],
    books: {
      'uspc-1898': ruled('All eight suits stand on their aces up to the king, in one deal of the cards.', cites.uspc.napoleon),
      'blue-ribbon-1940': ruled('The eight aces are built up in suit to their kings; there is one deal only.', cites.blue.twoPacks),
      sierra: unscored('The manual calls the game very hard to finish and says no more of it.'),
    },
  }),
} as const;
