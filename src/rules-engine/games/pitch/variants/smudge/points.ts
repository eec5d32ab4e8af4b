import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { bidMade } from '../shared/bid-made.ts';

export const added = {
  'bid-made': bidMade,
  'wins-game': item({
    title: 'Smudge',
    gist: 'Four points made on a bid of four by a player who is not in the hole.',
    aka: ['smudge wins the game'],
    group: 'The bid',
    books: { 'blue-ribbon-1940': ruled('The whole game is won at once.', cites.blue.smudge) },
  }),
} as const;
