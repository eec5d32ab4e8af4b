import { doubted } from '../../laws/cites.ts';
import { item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { printed } from './reckoning/odds.ts';

const NO_PAIRS = 'The total of nine dice decides; a pair or a triplet brings nothing by itself.';
const NO_ODDS = 'This book gives no odds.';

export const points = {
  'nine-dice': item({
    title: 'Total of three throws',
    gist: 'The faces of nine dice are added.',
    aka: ['nine dice', 'total of the raffle', 'average throw'],
    group: 'The throws',
    books: {
      'blue-ribbon-1940': ruled('One for each spot: from 9 to 54, on the average about 32.', cites.blue.game),
      donohue: ruled('One for each spot, where goods are raffled; this book calls it throwing dice.', cites.donohue.throwingDice),
    },
  }),
  'pair-throw': item({
    title: 'First throw with a pair',
    gist: 'The first throw in which two dice agree counts all its spots.',
    aka: ['pair', 'two alike', 'doublet'],
    group: 'The throws',
    books: { donohue: ruled('One for each spot of the three dice.', cites.donohue.game), 'blue-ribbon-1940': unscored(NO_PAIRS) },
  }),
  triplet: item({
    title: 'Triplet',
    gist: 'All three dice agree.',
    aka: ['three of a kind', 'three alike', 'raffle'],
    group: 'The throws',
    books: { donohue: ruled('Above every pair, the lowest triplet included.', cites.donohue.game), 'blue-ribbon-1940': unscored(NO_PAIRS) },
  }),
  'triplet-as-pair': item({
    title: 'Triplet counted as a pair',
    gist: 'It is agreed beforehand that triplets have no precedence.',
    aka: ['triplets only count as pairs'],
    group: 'The throws',
    books: {
      donohue: ruled('One for each spot: three fives are 15 and lose to two fives and a six.', cites.donohue.game),
      'blue-ribbon-1940': unscored(NO_PAIRS),
    },
  }),
  'odds-54-51': item({
    title: 'Odds against 54 to 51',
    gist: 'The odds against one player who throws nine dice.',
    aka: ['raffle odds', 'odds of 54'],
    group: 'The odds',
    books: {
      'blue-ribbon-1940': ruled(
        printed(54, 51),
        doubted(
          cites.blue.game,
          'The text speaks of one particular number; the figures are for that number or a higher one. For 51 the table prints 45,809; worked out it is 45,806.7.',
        ),
      ),
      donohue: unscored(NO_ODDS),
    },
  }),
  'odds-50-46': item({
    title: 'Odds against 50 to 46',
    gist: 'The odds against one player who throws nine dice.',
    aka: ['raffle odds', 'odds of 50'],
    group: 'The odds',
    books: {
      'blue-ribbon-1940': ruled(
        printed(50, 46),
        doubted(cites.blue.game, 'The text speaks of one particular number; worked out, the figures are the odds against that number or any higher one.'),
      ),
      donohue: unscored(NO_ODDS),
    },
  }),
  'odds-45-41': item({
    title: 'Odds against 45 to 41',
    gist: 'The odds against one player who throws nine dice.',
    aka: ['raffle odds', 'odds of 45'],
    group: 'The odds',
    books: {
      'blue-ribbon-1940': ruled(
        printed(45, 41),
        doubted(cites.blue.game, 'The text speaks of one particular number; worked out, the figures are the odds against that number or any higher one.'),
      ),
      donohue: unscored(NO_ODDS),
    },
  }),
  'odds-40-36': item({
    title: 'Odds against 40 to 36',
    gist: 'The odds against one player who throws nine dice.',
    aka: ['raffle odds', 'odds of 40'],
    group: 'The odds',
    books: {
      'blue-ribbon-1940': ruled(
        printed(40, 36),
        doubted(cites.blue.game, 'The text speaks of one particular number; worked out, the figures are the odds against that number or any higher one.'),
      ),
      donohue: unscored(NO_ODDS),
    },
  }),
  'odds-35-33': item({
    title: 'Odds against 35 to 33',
    gist: 'The odds against one player who throws nine dice.',
    aka: ['raffle odds', 'odds of 35'],
    group: 'The odds',
    books: {
      'blue-ribbon-1940': ruled(
        'Given, but not to be read in our copy.',
        doubted(cites.blue.game, 'The three last lines of the table cannot be read in our copy. Worked out, they are 2.55, 1.85 and 1.36 to 1.'),
      ),
      donohue: unscored(NO_ODDS),
    },
  }),
  'odds-of-tickets': item({
    title: 'Odds with many tickets',
    gist: 'The chance that a throw already made stands against all the others.',
    aka: ['chance to win the raffle', '100 tickets'],
    group: 'The odds',
    books: {
      'blue-ribbon-1940': ruled(
        'The odds against the total, to the number of tickets: for 45 it is 215 to 10 with 10 of them and 215 to 100 with 100.',
        doubted(
          cites.blue.game,
          'Dividing the odds by the tickets is rough: worked out, it is about 21.1 to 1 that none of 10 throws reaches 45, and 1.7 to 1 that none of 100 does.',
        ),
      ),
      donohue: unscored(NO_ODDS),
    },
  }),
} as const;
