import { doubted } from '../../../laws/cites.ts';
import { item } from '../../../laws/one-book.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const BOX = 'The box';
const POOLS = 'The pools';
const { box, pools: kept, caps, payments, law } = cites.donohue;
const FISH = { unit: 'fish' } as const;
const OVER = 'Whether the dealer puts this in for every deal, or when a pool is filled, is not quite clear.';
const CAP =
  'The book says that the limit holds when there are three stakes in the pool, but three first stakes come to less. Our counts pay what there is, up to the limit.';

/** The counters, and what is in the two pools. */
export const pools = {
  counter: item({
    title: 'A counter',
    gist: 'How many fish it is worth.',
    aka: ['counters and fish', 'how many fish'],
    group: BOX,
    bookValue: bookValue(6, doubted(box, 'The table is damaged in our copy; 24 counters come to 144 in it.'), FISH),
  }),
  contract: item({
    title: 'A contract',
    gist: 'How many fish it is worth.',
    aka: ['square'],
    group: BOX,
    bookValue: bookValue(48, doubted(box, 'The table is damaged in our copy; 6 contracts come to 288 in it.'), FISH),
  }),
  'great-pool': item({
    title: 'Great pool',
    gist: 'What is in it when it has been filled.',
    aka: ['great quinola pool'],
    group: POOLS,
    bookValue: bookValue(26, [kept, payments], FISH),
  }),
  'little-pool': item({
    title: 'Little pool',
    gist: 'What is in it when it has been filled.',
    aka: ['little quinola pool'],
    group: POOLS,
    bookValue: bookValue(13, [kept, payments], FISH),
  }),
  'great-stake': item({
    title: 'Each player’s stake in the great pool',
    gist: 'At first, and whenever the pool has been drawn or holds less than it did.',
    group: POOLS,
    bookValue: bookValue(6, payments, FISH),
  }),
  'little-stake': item({
    title: 'Each player’s stake in the little pool',
    gist: 'At first, and whenever the pool has been drawn or holds less than it did.',
    group: POOLS,
    bookValue: bookValue(3, payments, FISH),
  }),
  'great-dealer': item({
    title: 'Dealer’s stake above the others, great pool',
    gist: 'What the dealer adds to the common stake.',
    group: POOLS,
    bookValue: bookValue(2, doubted(payments, OVER), FISH),
  }),
  'little-dealer': item({
    title: 'Dealer’s stake above the others, little pool',
    gist: 'What the dealer adds to the common stake.',
    group: POOLS,
    bookValue: bookValue(1, doubted(payments, OVER), FISH),
  }),
  'great-cap': item({
    title: 'Stake of the great quinola, at most',
    gist: 'What the knave of hearts draws from its pool when it is placed, and pays to it when it is forced or led.',
    aka: ['three remises', 'hundred fish', 'red flag'],
    group: POOLS,
    bookValue: bookValue(100, doubted(caps, CAP), { ...FISH, says: 'All that is in the pool where that is less.' }),
  }),
  'little-cap': item({
    title: 'Stake of the little quinola, at most',
    gist: 'What the queen of hearts draws from its pool when it is placed, and pays to it when it is forced or led.',
    aka: ['three remises', 'fifty fish', 'blue flag'],
    group: POOLS,
    bookValue: bookValue(50, doubted(caps, CAP), { ...FISH, says: 'All that is in the pool where that is less.' }),
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What a player who revokes puts into each of the two pools.',
    aka: ['renege', 'a counter to each pool'],
    group: POOLS,
    bookValue: bookValue(6, law('XII'), { ...FISH, per: 'a pool' }),
  }),
};
