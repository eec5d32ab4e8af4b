import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue, donohue } = cites;
const POOL = 'The pool';
const SCORE = 'The score';
const HANDS = 'Hands that take the pool';
const counters = { unit: 'counter' } as const;
const NO_POOL = unscored('No pool is played for: a score is wiped out.');
const NO_SCORE = unscored('It is played for a pool, and no score is kept.');

export const points = {
  game: item({
    title: 'Points to wipe out',
    gist: 'Where every score begins; a player who comes down to nothing has won.',
    aka: ['fifteen to go', 'three crosses', 'how many points'],
    group: SCORE,
    books: { 'blue-ribbon-1940': NO_SCORE, donohue: bookValue(15, donohue.score) },
  }),
  trick: item({
    title: 'Trick',
    gist: 'Each trick taken.',
    aka: ['one off', 'rub out'],
    group: SCORE,
    books: { 'blue-ribbon-1940': NO_SCORE, donohue: bookValue(1, donohue.rounced, { says: 'Taken off the score.' }) },
  }),
  rounced: item({
    title: 'Rounced',
    gist: 'A player who entered takes no trick, or breaks a rule.',
    aka: ['sent up', 'five up', 'no trick', 'a cross added'],
    group: SCORE,
    books: { 'blue-ribbon-1940': NO_SCORE, donohue: bookValue(5, [donohue.rounced, donohue.faults], { says: 'Added to the score.' }) },
  }),
  default: item({
    title: 'Instead of playing',
    gist: 'All have passed, and the player on the dealer’s right will not play either: to the dealer.',
    aka: ['all pass', 'give the dealer five', 'pay the dealer'],
    books: {
      'blue-ribbon-1940': bookValue(5, [blue.rounce, blue.declare], counters),
      donohue: bookValue(
        5,
        doubted(donohue.refuse, 'They are given to the dealer; that is read as five off the dealer’s score, and nothing is put on that of the giver.'),
      ),
    },
  }),
  price: item({
    title: 'What the dealer puts in',
    gist: 'Each dealer in turn pays into the pool.',
    aka: ['ante', 'price of the deal'],
    group: POOL,
    books: {
      'blue-ribbon-1940': bookValue(
        5,
        [blue.rounce, doubted(blue.deal, 'The number is given for dealers who make the pool alone; where all put up, it is taken to be the same.')],
        counters,
      ),
      donohue: NO_POOL,
    },
  }),
  stake: item({
    title: 'A pool made up by all',
    gist: 'Instead of the dealers alone the players put up the pool.',
    aka: ['everybody puts in', 'stake of each player'],
    group: POOL,
    books: { 'blue-ribbon-1940': ruled('As the players agree; the dealer adds to it.', [blue.rounce, blue.deal], counters), donohue: NO_POOL },
  }),
  share: item({
    title: 'The shares',
    gist: 'How many tricks divide the pool between them.',
    aka: ['fifth of the pool', 'what is a trick worth'],
    group: POOL,
    books: {
      'blue-ribbon-1940': bookValue(5, [blue.rounce, blue.shares], { unit: 'trick', says: 'Each takes a fifth of the pool.' }),
      donohue: NO_POOL,
    },
  }),
  looed: item({
    title: 'No trick',
    gist: 'A player who plays wins nothing, and pays into the next pool.',
    aka: ['looed', 'no tricks', 'fine'],
    group: POOL,
    books: { 'blue-ribbon-1940': bookValue(5, [blue.rounce, blue.shares], counters), donohue: NO_POOL },
  }),
  rams: item({
    title: 'Rams',
    gist: 'The jack of clubs and any pair.',
    aka: ['jack of clubs and a pair'],
    group: HANDS,
    books: {
      'blue-ribbon-1940': ruled('If agreed: it takes the pool without play, and beats every mistie.', [blue.rounce, blue.rams], counters),
      donohue: NO_POOL,
    },
  }),
  mistie: item({
    title: 'Mistie',
    gist: 'Three cards of one rank.',
    aka: ['three of a kind', 'triplet'],
    group: HANDS,
    books: {
      'blue-ribbon-1940': ruled('If agreed: it takes the pool without play; of two the higher wins.', [blue.rounce, blue.rams], counters),
      donohue: NO_POOL,
    },
  }),
  doubled: item({
    title: 'After rams or mistie',
    gist: 'What is put up for the next pool, compared with the usual.',
    aka: ['double stakes', 'next pool doubled'],
    group: HANDS,
    books: {
      'blue-ribbon-1940': bookValue(
        2,
        [
          blue.rounce,
          doubted(blue.rams, 'The players put up double; it is read as the dealer’s payment where the dealer alone pays, and as everybody’s where all do.'),
        ],
        { unit: 'multiple' },
      ),
      donohue: NO_POOL,
    },
  }),
};
