import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints, PointReasons } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Loo } from '../../code.ts';
import { PART } from '../../words.ts';

const { five: blue } = cites.blue;
const { five, fivePrice, fivePlay, fiveFlush } = cites.donohue;
const counters = { unit: 'counter' } as const;
const ONE_PRICE = 'A loo is five counters, and nothing else is named.';
const OWN_LAWS = 'Donohue has no laws for this game but its own two, and the 1940 book names no fault of it.';
const NO_RISK = 'One who keeps the cards dealt plays by Donohue without risk; the 1940 book says nothing of it.';

/** What five cards change in the schedule. */
export const amended = {
  price: { books: { 'blue-ribbon-1940': bookValue(5, blue, counters), donohue: bookValue(5, fivePrice, counters) } },
  trick: {
    books: {
      'blue-ribbon-1940': bookValue(5, doubted(blue, 'The book does not give the share again: five tricks are taken to have a fifth each.'), {
        unit: PART,
        says: 'A trick takes a fifth of the pool.',
      }),
      donohue: bookValue(5, fivePlay, { unit: PART, says: 'A trick takes a fifth of the pool.' }),
    },
  },
  looed: {
    gist: 'What is put into the next pool for taking no trick.',
    books: {
      'blue-ribbon-1940': bookValue(5, blue, { ...counters, way: 'everybody', says: 'From everybody at the table without a trick, playing or not.' }),
      donohue: bookValue(5, five, { ...counters, way: 'players', says: 'From those without a trick who exchanged any of their cards.' }),
    },
  },
  flush: {
    title: 'Flush of five trumps',
    books: {
      'blue-ribbon-1940': ruled('It wins the pool without play.', blue, { way: 'open' }),
      donohue: ruled('Five trumps, or four and pam, take the pool; all the others pay five, except the holder of pam.', fiveFlush, { way: 'board' }),
    },
  },
  'two-flushes': {
    title: 'Pam against a flush',
    gist: 'One player shows a flush, and another holds pam.',
    aka: ['second flush', 'holder of pam', 'is pam looed'],
    books: {
      'blue-ribbon-1940': unscored('It tells of one flush, and not of pam beside it.'),
      donohue: ruled('The holder of pam alone is not looed; the book says nothing of two flushes.', fiveFlush),
    },
  },
} satisfies AmendedPoints<Loo>;

/** The items of three-card loo that are not counted, with the reasons. */
export const left = {
  unlimited: ONE_PRICE,
  'double-maximum': ONE_PRICE,
  'fourfold-maximum': ONE_PRICE,
  simple: 'The books say nothing of simple pools.',
  given: NO_RISK,
  breach: OWN_LAWS,
  misdeal: OWN_LAWS,
  revoke: OWN_LAWS,
} satisfies PointReasons<Loo>;

export const own = {
  pam: item({
    title: 'Pam',
    gist: 'The card that beats every other.',
    aka: ['jack of clubs', 'knave of clubs', 'best card'],
    group: 'The pool',
    books: {
      'blue-ribbon-1940': unscored('It tells of pam after this game, for all forms of loo.'),
      donohue: ruled('The jack of clubs beats every trump.', fivePlay),
    },
  }),
};
