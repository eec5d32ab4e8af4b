import { item, ruled, unscored, worth } from '../../core/points.ts';
import { BLUE_COUNT, BLUE_TEN, DONOHUE_PLAY } from './cites.ts';

export const points = {
  jack: item({
    title: 'Jack of trumps',
    gist: 'The side takes the jack of trumps in a trick.',
    aka: ['knave of trumps', 'catching the jack'],
    group: 'Trumps taken in',
    books: { 'blue-ribbon-1940': worth(11, BLUE_COUNT), donohue: worth(11, DONOHUE_PLAY) },
  }),
  ten: item({
    title: 'Ten of trumps',
    gist: 'The side takes the ten of trumps in a trick.',
    aka: ['catch the ten', 'caught the ten'],
    group: 'Trumps taken in',
    books: { 'blue-ribbon-1940': worth(10, BLUE_TEN), donohue: worth(10, DONOHUE_PLAY) },
  }),
  ace: item({
    title: 'Ace of trumps',
    gist: 'The side takes the ace of trumps in a trick.',
    group: 'Trumps taken in',
    books: { 'blue-ribbon-1940': worth(4, BLUE_COUNT), donohue: worth(4, DONOHUE_PLAY) },
  }),
  king: item({
    title: 'King of trumps',
    gist: 'The side takes the king of trumps in a trick.',
    group: 'Trumps taken in',
    books: { 'blue-ribbon-1940': worth(3, BLUE_COUNT), donohue: worth(3, DONOHUE_PLAY) },
  }),
  queen: item({
    title: 'Queen of trumps',
    gist: 'The side takes the queen of trumps in a trick.',
    group: 'Trumps taken in',
    books: { 'blue-ribbon-1940': worth(2, BLUE_COUNT), donohue: worth(2, DONOHUE_PLAY) },
  }),
  card: item({
    title: 'Each card above the share',
    gist: 'The side takes in more cards than it was dealt.',
    aka: ['counting cards', 'extra cards', 'over the share'],
    group: 'Cards',
    books: { 'blue-ribbon-1940': worth(1, BLUE_COUNT, { per: 'a card' }), donohue: worth(1, DONOHUE_PLAY, { per: 'a card' }) },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['forty-one'],
    group: 'Game',
    books: { 'blue-ribbon-1940': worth(41, BLUE_COUNT), donohue: worth(41, DONOHUE_PLAY) },
  }),
  'order-of-count': item({
    title: 'Who counts out first',
    gist: 'Two sides reach the game on one deal.',
    aka: ['tie', 'both out', 'counting out'],
    group: 'Game',
    books: {
      'blue-ribbon-1940': ruled('The ten of trumps counts first, then the cards, then the ace, king, queen and jack of trumps.', BLUE_COUNT),
      donohue: unscored('No order of counting is given.'),
    },
  }),
} as const;
