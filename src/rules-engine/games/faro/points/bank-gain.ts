import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { percent } from '../words.ts';

const group = 'The bank’s gain';
const none = unscored('No advantage is put in figures.');

/** The bank's average gain on a stake; only Donohue prints it. */
export const bankGain = {
  'gain-once': item({
    title: 'The card is in once',
    gist: 'The bank’s gain on a card that is once among those undealt.',
    aka: ['faro odds', 'house edge', 'banker advantage'],
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: ruled('One part of the stake in as many as there are cards left: 1 in 48 with 48, 1 in 20 with 20, 1 in 8 with 8.', [
        cites.donohue.table,
        cites.donohue.odds,
      ]),
    },
  }),
  'gain-twice': item({
    title: 'The card is in twice',
    gist: 'The bank’s gain on a card that is twice among those undealt.',
    aka: ['best bet at faro', 'least house edge'],
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: ruled('The least of all: 1 in 94 with 50 cards left, 1 in 34 with 20, 1 in 11 with 8.', [cites.donohue.table, cites.donohue.odds]),
    },
  }),
  'gain-thrice': item({
    title: 'The card is in three times',
    gist: 'The bank’s gain on a card that is three times among those undealt.',
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: ruled('1 in 65 with 50 cards left, 1 in 25 with 20, 1 in 9 with 8.', [cites.donohue.table, cites.donohue.odds]),
    },
  }),
  'gain-four': item({
    title: 'The card is in four times',
    gist: 'The bank’s gain on a card of which none is dealt yet.',
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: ruled('The greatest: 1 in 50 with all 52 cards, 1 in 18 with 20, 1 in 6 with 8.', [cites.donohue.table, cites.donohue.odds]),
    },
  }),
  'end-odds': item({
    title: 'Towards the end',
    gist: 'The odds in favour of the bank when few cards are left.',
    aka: ['odds with eight cards left', 'hocly odds'],
    group,
    books: {
      'blue-ribbon-1940': none,
      donohue: ruled(
        '5 to 3 with 8 cards left, 2 to 1 with 6, 3 to 1 with 4.',
        doubted(
          cites.donohue.odds,
          'These odds give the very last card to the bank; by the rule that it neither wins nor loses, which the table keeps, they would be 4 to 3, 3 to 2 and 2 to 1.',
        ),
      ),
    },
  }),
  profit: item({
    title: 'Over all',
    gist: 'What the bank gains on everything that is staked, if punters leave off with six cards to come.',
    aka: ['bank profit', 'hold percentage'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(3, cites.donohue.profit, { unit: percent }) },
  }),
  'profit-hocly': item({
    title: 'Over all, with hocly',
    gist: 'What the bank gains on everything that is staked, if it is played to the end.',
    aka: ['bank profit with hocly'],
    group,
    books: { 'blue-ribbon-1940': none, donohue: bookValue(5, cites.donohue.profit, { unit: percent, says: 'Fully so much.' }) },
  }),
} as const;
