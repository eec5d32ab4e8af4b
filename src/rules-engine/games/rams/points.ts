import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { pool, declare, shares, rams } = cites.blue;
const POOL = 'The pool';
const HANDS = 'Hands that take it';
const counters = { unit: 'counter' } as const;

export const points = {
  price: item({
    title: 'What the dealer puts in',
    gist: 'Each dealer in turn pays into the pool.',
    aka: ['ante', 'price of the deal', 'stake'],
    group: POOL,
    bookValue: bookValue(
      5,
      doubted(pool, 'The number is given for dealers who make the pool alone; where all put up, the dealer adds to it, and it is taken to be the same.'),
      counters,
    ),
  }),
  stake: item({
    title: 'A pool made up by all',
    gist: 'Instead of the dealers alone the players put up the pool.',
    aka: ['everybody puts in', 'stake of each player'],
    group: POOL,
    bookValue: ruled('As the players agree; the dealer adds to it.', pool, counters),
  }),
  share: item({
    title: 'The shares',
    gist: 'How many tricks divide the pool between them.',
    aka: ['what is a trick worth', 'fifth of the pool'],
    group: POOL,
    bookValue: bookValue(5, shares, { unit: 'trick', says: 'Each takes a fifth of the pool.' }),
  }),
  looed: item({
    title: 'No trick',
    gist: 'A player who plays wins nothing, and pays into the next pool.',
    aka: ['looed', 'no tricks', 'fine', 'penalty'],
    group: POOL,
    bookValue: bookValue(5, shares, counters),
  }),
  default: item({
    title: 'Instead of playing against the dealer',
    gist: 'All have passed, and the player on the dealer’s right will not play: to the dealer.',
    aka: ['all pass', 'pay the dealer', 'last player'],
    group: POOL,
    bookValue: bookValue(5, declare, counters),
  }),
  rams: item({
    title: 'Rams',
    gist: 'The jack of clubs and any pair.',
    aka: ['jack of clubs and a pair', 'announce rams'],
    group: HANDS,
    bookValue: ruled('If agreed: it takes the pool without play, and beats every mistie.', rams, counters),
  }),
  mistie: item({
    title: 'Mistie',
    gist: 'Three cards of one rank.',
    aka: ['three of a kind', 'triplet', 'mistigris'],
    group: HANDS,
    bookValue: ruled('If agreed: it takes the pool without play; of two the higher wins.', rams, counters),
  }),
  doubled: item({
    title: 'After rams or mistie',
    gist: 'What is put up for the next pool, compared with the usual.',
    aka: ['double stakes', 'next pool doubled'],
    group: HANDS,
    bookValue: bookValue(
      2,
      doubted(rams, 'The players put up double; it is read as the dealer’s payment where the dealer alone pays, and as everybody’s where all do.'),
      {
        unit: 'multiple',
      },
    ),
  }),
};
