import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { three } = cites.blue;

/** Points that the game for three adds: the dealer's part. */
export const own = {
  'dealer-share': item({
    title: 'The dealer’s part',
    gist: 'What the dealer, who takes no cards, scores on their deal.',
    aka: ['what does the dealer get', 'dealer sits out'],
    group: 'The game',
    books: { 'blue-ribbon-1940': ruled('whatever is made on the hand', three) },
  }),
  'dealer-most': item({
    title: 'The most that a dealer can stand at',
    gist: 'A dealer does not go out on the deal: from here on the dealer waits for a hand of their own.',
    aka: ['dealer stops at nine', 'nine points'],
    group: 'The game',
    books: { 'blue-ribbon-1940': bookValue(9, three) },
  }),
};
