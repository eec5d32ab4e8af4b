import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { LOO, PART } from './words.ts';

const POOL = 'The pool';
const LOOED = 'Who is looed';
const FORFEITS = 'Forfeits';
const { blue, donohue } = cites;
const counters = { unit: 'counter' } as const;

/** Whom a flush looes: everyone who stood, everybody at the table, as agreed beforehand, or not said. */
type Looes = 'stood' | 'board' | 'agreed-first' | 'open';

export const points = {
  price: item({
    title: 'Price of the deal',
    gist: 'What the dealer puts into the pool before each deal.',
    aka: ['ante', 'what does the dealer put in', 'pay for the deal', 'stake'],
    group: POOL,
    books: { 'blue-ribbon-1940': bookValue(3, [blue.simple, blue.double], counters), donohue: bookValue(3, donohue.deal, counters) },
  }),
  trick: item({
    title: 'A trick',
    gist: 'The pool is divided into as many parts as there are tricks, and each trick takes one.',
    aka: ['what is a trick worth', 'third of the pool', 'share of the pool'],
    group: POOL,
    books: {
      'blue-ribbon-1940': bookValue(3, [blue.shares, blue.play], { unit: PART, says: 'A trick takes a third of the pool.' }),
      donohue: bookValue(3, [donohue.force, donohue.play], { unit: PART, says: 'A trick takes a third of the pool.' }),
    },
  }),
  simple: item({
    title: 'Simple pool',
    gist: 'The pool holds the price of the deal and nothing else.',
    aka: ['force', 'bold stand', 'single pool', 'single or double'],
    group: POOL,
    books: {
      'blue-ribbon-1940': ruled('Everybody plays, and no trump is turned until somebody cannot follow suit.', blue.simple),
      donohue: ruled('Called force: everybody plays, and no trump is turned until different suits have been played.', donohue.force),
    },
  }),
  given: item({
    title: 'Pool left to the dealer',
    gist: 'Nobody stands against the dealer.',
    aka: ['all pass', 'nobody plays', 'dealer takes the pool'],
    group: POOL,
    books: {
      'blue-ribbon-1940': ruled(
        'If all the others have passed, the player on the dealer’s right may give the pool to the dealer instead of playing.',
        blue.double,
      ),
      donohue: ruled('The dealer takes all of it.', donohue.nobody),
    },
  }),
  defence: item({
    title: 'Dealer who plays the widow for the table',
    gist: 'One player alone stands on their own cards, and the dealer plays the widow for the table.',
    aka: ['defend the pool', 'play for the pool', 'dealer takes the widow'],
    group: POOL,
    needs: ['widow'],
    books: {
      'blue-ribbon-1940': ruled('What the dealer wins stays in the pool, and a dealer without a trick pays nothing.', blue.alone),
      donohue: unscored('Nobody has to defend the pool.'),
    },
  }),
  looed: item<'players' | 'everybody'>({
    title: 'Looed',
    gist: 'A player who plays wins no trick: into the next pool, in a limited game.',
    aka: ['no trick', 'what does a loo cost', 'limited loo', 'a loo'],
    group: LOOED,
    books: {
      'blue-ribbon-1940': bookValue(3, [blue.shares, blue.play], { ...counters, way: 'players' }),
      donohue: bookValue(3, [donohue.limits, donohue.force], { ...counters, way: 'players' }),
    },
  }),
  unlimited: item({
    title: 'Looed in an unlimited game',
    gist: 'Where no limit is agreed on, a loo is as much as the pool.',
    aka: ['unlimited loo', 'the whole pool', 'match the pool', 'double the pool'],
    group: LOOED,
    books: {
      'blue-ribbon-1940': ruled(
        'As much as is in the pool.',
        doubted(
          blue.unlimited,
          'It says that everyone who is looed must double the amount in the pool; that is read as putting up as much, and not twice as much.',
        ),
      ),
      donohue: ruled('The whole amount in the pool at the time.', donohue.limits),
    },
  }),
  'double-maximum': item({
    title: 'Maximum of twice the deal',
    gist: 'A loo is as much as the pool, but no more than so many times the price of the deal.',
    aka: ['limit the loo', 'cap', 'maximum loo'],
    group: LOOED,
    books: {
      'blue-ribbon-1940': unscored('Between three counters and the whole pool nothing is named.'),
      donohue: bookValue(2, donohue.limits, { unit: 'multiple', says: 'The price of the deal, and never more than the pool.' }),
    },
  }),
  'fourfold-maximum': item({
    title: 'Maximum of four times the deal',
    gist: 'The same with a higher limit.',
    aka: ['four times the deal', 'cap of twelve'],
    group: LOOED,
    books: {
      'blue-ribbon-1940': unscored('Between three counters and the whole pool nothing is named.'),
      donohue: bookValue(4, donohue.limits, { unit: 'multiple', says: 'The price of the deal, and never more than the pool.' }),
    },
  }),
  flush: item<Looes>({
    title: 'Flush of trumps',
    gist: 'A player holds nothing but trumps.',
    aka: ['three trumps', 'all trumps', 'loo the board'],
    group: LOOED,
    books: {
      'blue-ribbon-1940': ruled('If agreed, in a double pool: it takes the pool without play, and the others who declared to play are looed.', blue.flush, {
        way: 'stood',
      }),
      donohue: ruled(
        'It takes the pool, and looes the board: everybody pays the price of a deal. Some companies loo those alone who stood, for the pool or the maximum.',
        donohue.flush,
        { way: 'agreed-first' },
      ),
    },
  }),
  'two-flushes': item({
    title: 'Two flushes',
    gist: 'Two players hold nothing but trumps.',
    aka: ['both have a flush', 'second flush'],
    group: LOOED,
    books: {
      'blue-ribbon-1940': ruled('The one nearer to the dealer’s left wins, whatever its cards; the other is not looed.', blue.flush),
      donohue: ruled('The elder hand wins, though its cards are lower; the other is not looed.', donohue.flush),
    },
  }),
  breach: item({
    title: 'A law broken',
    gist: 'What most faults cost, paid into the present pool.',
    aka: ['forfeit a loo', 'penalty', 'fine'],
    group: FORFEITS,
    books: {
      'blue-ribbon-1940': unscored('It has a forfeit for a misdeal and one for a revoke, and none for the rest.'),
      donohue: bookValue(1, donohue.law(2, 3, 4, 5, 6, 7, 8), { unit: LOO }),
    },
  }),
  misdeal: item({
    title: 'Misdeal',
    gist: 'What the dealer forfeits, besides the deal.',
    aka: ['wrong number of cards', 'bad deal'],
    group: FORFEITS,
    books: {
      'blue-ribbon-1940': bookValue(3, blue.penalties, { ...counters, way: 'counters' }),
      donohue: bookValue(1, donohue.law(1), { unit: LOO, way: 'loos' }),
    },
  }),
  revoke: item({
    title: 'Revoke, or a trick not headed',
    gist: 'What the offender puts into the next pool, besides losing a share in this one.',
    aka: ['renege', 'did not head the trick', 'double loo'],
    group: FORFEITS,
    books: {
      'blue-ribbon-1940': bookValue(6, blue.penalties, { ...counters, way: 'pool-divided' }),
      donohue: bookValue(
        2,
        doubted(
          donohue.law(9),
          'It opens a bracket with what other companies take and does not close it; the double loo is taken, with the share lost in any case.',
        ),
        { unit: LOO, way: 'share-divided' },
      ),
    },
  }),
};
