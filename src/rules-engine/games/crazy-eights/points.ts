import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  eight: item({
    title: 'Each eight left in a hand',
    gist: 'An opponent still holds an eight when someone goes out.',
    aka: ['crazy eight', 'stuck with an eight', 'wild card left'],
    group: 'Cards left in the other hands',
    books: {
      sierra: bookValue(50, doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'), {
        per: 'an eight',
      }),
    },
  }),
  face: item({
    title: 'Each king, queen or jack left',
    gist: 'An opponent still holds a face card.',
    aka: ['court card', 'picture card', 'face card'],
    group: 'Cards left in the other hands',
    books: {
      sierra: bookValue(10, doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'), {
        per: 'a card',
      }),
    },
  }),
  ace: item({
    title: 'Each ace left',
    gist: 'An opponent still holds an ace.',
    group: 'Cards left in the other hands',
    books: {
      sierra: bookValue(1, doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'), {
        per: 'an ace',
      }),
    },
  }),
  pip: item({
    title: 'Each pip of any other card',
    gist: 'Twos to sevens, nines and tens count their number.',
    aka: ['spot cards', 'number cards', 'face value'],
    group: 'Cards left in the other hands',
    books: {
      sierra: bookValue(1, doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'), {
        per: 'a pip',
      }),
    },
  }),
  block: item({
    title: 'A block',
    gist: 'The stock is gone and nobody can play.',
    aka: ['blocked game', 'nobody can go', 'stalemate'],
    group: 'Other endings',
    books: {
      sierra: ruled(
        'Nobody wins the hand.',
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    },
  }),
  tie: item({
    title: 'Two players tie',
    gist: 'In play of three, two of them tie.',
    group: 'Other endings',
    books: {
      sierra: ruled(
        'They divide what is won. How two can tie is not explained.',
        doubted(cites.sierra.play, 'The printed contents leave the game out; the pages are those between its neighbours.'),
      ),
    },
  }),
} as const;
