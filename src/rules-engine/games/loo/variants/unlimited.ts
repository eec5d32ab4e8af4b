import { citedBy, lawExample, scoreExample, sheetExample } from '../../../laws/examples.ts';
import { barred, noPenalty, pays, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { points } from '../points.ts';
import { claimFlush, flushHolder, othersInHand, poolOrMaximum, wholePool } from '../words.ts';

const { limits } = cites.donohue;
const blue = citedBy(points.unlimited.books['blue-ribbon-1940']);

export default variant({
  title: 'Unlimited loo',
  aliases: ['Unlimited three-card loo'],
  books: {
    'blue-ribbon-1940': { heading: 'Division Loo', pages: '208', inherits: { from: 'loo', cite: blue } },
    donohue: { heading: 'Unlimited Loo', pages: '73', inherits: { from: 'loo', cite: limits } },
  },
  players: { min: 2, max: 16, usual: 6, say: 'up to 16; 5 to 8 are best' },
  packs: ['standard-52'],
  glance: {
    Looed: 'as much as is in the pool',
    Between: 'Donohue: a maximum of {points.double-maximum} or {points.fourfold-maximum} times the price of the deal',
    'The rest': 'as in three-card loo',
  },
  laws: {
    amend: {
      flush: {
        leads: {
          'blue-ribbon-1940':
            'In a double pool, a flush wins the pool, and each of the others who stood pays as much to the next pool. In a simple pool, a flush does not win the pool.',
          donohue:
            'In a double pool, a flush wins the pool, and all others pay 3 counters (if agreed, only those who stood pay: the whole pool or a maximum). In a simple pool, it does not.',
        },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree on what the others pay to the next pool: by Blue Ribbon each of those who stood pays as much as the pool held; by Donohue, as agreed, all others pay 3 counters, or those who stood pay the whole pool or the maximum. By both, a flush wins a double pool but not a simple one.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { pool: 'simple' }, then: [barred(flushHolder, claimFlush)], note: 'Flushes are for double pools.' },
              {
                when: { pool: 'double' },
                then: [wins(flushHolder, 'pool'), pays(othersInHand, wholePool, 'next-pool')],
                note: 'It takes the pool without play. Whether flushes are played for at all is a matter of agreement.',
              },
            ],
            [blue, cites.blue.flush],
          ),
        }),
      },
      'takes-no-trick': {
        leads: {
          'blue-ribbon-1940': 'A player who played and took no trick puts as much as was in this pool into the next one. A player who passed pays nothing.',
          donohue:
            'A player who played and took no trick puts as much as the whole pool into the next pool, or the agreed maximum. A player who passed pays nothing.',
        },
        verdict: {
          kind: 'adds',
          say: 'The books agree: a player who has not passed and takes no trick pays the next pool as much as the pool holds. Only Donohue adds that there may be a maximum agreed on.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { did: ['stood', 'simple'] }, then: [pays('trickless-player', wholePool, 'next-pool')] },
              { when: { did: 'passed' }, then: [noPenalty] },
            ],
            [blue, cites.blue.double],
          ),
          donohue: says(
            [
              {
                when: { did: ['stood', 'simple'] },
                then: [pays('trickless-player', poolOrMaximum, 'next-pool')],
              },
              { when: { did: 'passed' }, then: [noPenalty] },
            ],
            [limits, cites.donohue.looed],
          ),
        }),
      },
    },
  },
  points: { repeal: { looed: 'Here a loo is as much as the pool, and no fixed number.' } },
  scorers: {},
  examples: [
    lawExample('flush', cites.blue.flush, { pool: 'simple' }, 'Three spades in a simple pool.', 'may not claim the pool'),
    lawExample('flush', blue, { pool: 'double' }, 'Three trumps are shown when all have declared.', 'amount in the pool'),
    lawExample('takes-no-trick', blue, { did: 'stood' }, 'Nine are in the pool, and one who stood wins nothing.', 'amount in the pool'),
    lawExample('takes-no-trick', blue, { did: 'passed' }, 'He passed in the same deal.', 'no penalty'),
    lawExample('takes-no-trick', limits, { did: 'simple' }, 'In a simple pool of three a player wins nothing.', 'whole pool'),
    lawExample('takes-no-trick', limits, { did: 'passed' }, 'He declined Miss and his own cards.', 'no penalty'),
    scoreExample(
      'deal',
      limits,
      { limit: 'unlimited', pool: '9', dealer: 'first', did: 'two.none.one.none' },
      'Twelve are in the pool; each of two who win nothing pays twelve.',
      { 'First player': 5, 'Second player': -12, 'Third player': 4, 'Fourth player': -12, Pool: 15 },
    ),
    scoreExample(
      'deal',
      limits,
      { limit: 'double', pool: '9', dealer: 'first', did: 'two.none.one.none' },
      'The same with a maximum of twice the deal: six each.',
      { 'First player': 5, 'Second player': -6, 'Third player': 4, 'Fourth player': -6, Pool: 3 },
    ),
    scoreExample(
      'deal',
      limits,
      { limit: 'fourfold', pool: '3', dealer: 'first', did: 'two.none.one' },
      'Six are in the pool, and four times the deal would be more: the loo is six.',
      { 'First player': 1, 'Second player': -6, 'Third player': 2, Pool: 3 },
    ),
    sheetExample(
      'pool',
      blue,
      { players: 'three', names: 'Ann.Ben.Cora', limit: 'unlimited' },
      [
        { dealer: 'first', did: 'one.two.none' },
        { dealer: 'second', did: 'three.none.passed' },
      ],
      'Cora is looed in a simple pool and pays three; with the dealer’s three that makes six, and Ben, who wins nothing, pays six.',
      { Ann: 4, Ben: -7, Cora: -3, Pool: 6 },
      'a double',
    ),
  ],
});
