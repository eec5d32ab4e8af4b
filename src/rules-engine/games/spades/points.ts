import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  'trick-bid': item({
    title: 'Each trick of a bid that is made',
    gist: 'The side takes at least as many tricks as its two bids add up to.',
    aka: ['made the bid', 'ten a trick', 'contract made'],
    group: 'The bid',
    books: { sierra: bookValue(10, cites.sierra.play, { per: 'a trick of the bid' }) },
  }),
  overtrick: item({
    title: 'Each trick above the bid',
    gist: 'The side takes more tricks than it bid; each of them is also a bag.',
    aka: ['overtrick', 'sandbag', 'bag point'],
    group: 'The bid',
    books: { sierra: bookValue(1, cites.sierra.play, { per: 'a trick' }) },
  }),
  set: item({
    title: 'A bid that fails',
    gist: 'The side takes fewer tricks than it bid.',
    aka: ['set', 'went set', 'missed the bid', 'broke contract'],
    group: 'The bid',
    books: { sierra: unscored('Points are given for a bid that is made; no loss for one that fails is printed.') },
  }),
  bags: item({
    title: 'Ten bags',
    gist: 'The side has collected ten bags.',
    aka: ['bagged out', 'sandbag penalty', 'too many bags'],
    group: 'Bags',
    books: { sierra: bookValue(-100, cites.sierra.play) },
  }),
  'bags-limit': item({
    title: 'Bags that cost the penalty',
    gist: 'How many tricks above the bid bring the penalty for bags.',
    group: 'Bags',
    books: { sierra: bookValue(10, cites.sierra.play, { unit: 'trick' }) },
  }),
  nil: item({
    title: 'Nil made',
    gist: 'A player who bid nil takes no trick.',
    aka: ['zero', 'bid nothing'],
    group: 'Nil',
    books: { sierra: bookValue(100, cites.sierra.play) },
  }),
  'nil-failed': item({
    title: 'Nil failed',
    gist: 'A player who bid nil takes a trick.',
    aka: ['nil busted', 'nil set'],
    group: 'Nil',
    books: { sierra: bookValue(-100, cites.sierra.play) },
  }),
  'double-nil': item({
    title: 'Double nil made',
    gist: 'A player who bid nil before lifting the hand takes no trick.',
    aka: ['blind nil'],
    group: 'Nil',
    books: { sierra: bookValue(200, cites.sierra.play) },
  }),
  'double-nil-failed': item({
    title: 'Double nil failed',
    gist: 'A player who bid nil before lifting the hand takes a trick.',
    aka: ['blind nil busted'],
    group: 'Nil',
    books: { sierra: bookValue(-200, cites.sierra.play) },
  }),
  'nil-and-partner': item({
    title: 'Nil beside a partner’s bid',
    gist: 'One partner or both have bid nil.',
    group: 'Nil',
    books: { sierra: ruled('Each is reckoned by itself, and the results are put together for the side.', cites.sierra.play) },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that ends the game.',
    aka: ['how many points to win', 'playing to 500'],
    group: 'Game',
    books: { sierra: bookValue(500, cites.sierra.play) },
  }),
} as const;
