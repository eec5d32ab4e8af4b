import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  jack: item({
    title: 'Jack of trumps',
    gist: 'The side takes the jack of trumps in a trick.',
    aka: ['knave of trumps', 'catching the jack'],
    group: 'Trumps taken in',
    books: {
      'blue-ribbon-1940': bookValue(11, cites.blue.scoring),
      donohue: bookValue(11, cites.donohue.modePlaying),
    },
  }),
  ten: item({
    title: 'Ten of trumps',
    gist: 'The side takes the ten of trumps in a trick.',
    aka: ['catch the ten', 'caught the ten'],
    group: 'Trumps taken in',
    books: {
      'blue-ribbon-1940': bookValue(10, doubted(cites.blue.scoring, 'The figure is damaged in our copy ("Io") and is read as 10.')),
      donohue: bookValue(10, cites.donohue.modePlaying),
    },
  }),
  ace: item({
    title: 'Ace of trumps',
    gist: 'The side takes the ace of trumps in a trick.',
    group: 'Trumps taken in',
    books: {
      'blue-ribbon-1940': bookValue(4, cites.blue.scoring),
      donohue: bookValue(4, cites.donohue.modePlaying),
    },
  }),
  king: item({
    title: 'King of trumps',
    gist: 'The side takes the king of trumps in a trick.',
    group: 'Trumps taken in',
    books: {
      'blue-ribbon-1940': bookValue(3, cites.blue.scoring),
      donohue: bookValue(3, cites.donohue.modePlaying),
    },
  }),
  queen: item({
    title: 'Queen of trumps',
    gist: 'The side takes the queen of trumps in a trick.',
    group: 'Trumps taken in',
    books: {
      'blue-ribbon-1940': bookValue(2, cites.blue.scoring),
      donohue: bookValue(2, cites.donohue.modePlaying),
    },
  }),
  card: item({
    title: 'Each card above the share',
    gist: 'The side takes in more cards than it was dealt.',
    aka: ['counting cards', 'extra cards', 'over the share'],
    group: 'Cards',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring, { per: 'a card' }),
      donohue: bookValue(1, cites.donohue.modePlaying, { per: 'a card' }),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['forty-one'],
    group: 'Game',
    books: {
      'blue-ribbon-1940': bookValue(41, cites.blue.scoring),
      donohue: bookValue(41, cites.donohue.modePlaying),
    },
  }),
  'order-of-count': item({
    title: 'Who counts out first',
    gist: 'Two sides reach the game on one deal.',
    aka: ['tie', 'both out', 'counting out'],
    group: 'Game',
    books: {
      'blue-ribbon-1940': ruled('The ten of trumps counts first, then the cards, then the ace, king, queen and jack of trumps.', cites.blue.scoring, {
        way: 'by-card',
      }),
      donohue: unscored('No order of counting is given.'),
    },
  }),
} as const;
