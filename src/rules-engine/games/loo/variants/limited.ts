import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { barred, noPenalty, pays, paysPoints, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { claimFlush, flushHolder, othersAtTable, othersInHand, poolOrMaximum } from '../words.ts';

const { limits, flush } = cites.donohue;

export default variant({
  title: 'Limited loo',
  aliases: ['Limited three-card loo'],
  books: { donohue: { heading: 'Limited Loo', pages: '73', inherits: { from: 'loo', cite: limits } } },
  players: { min: 2, max: 16, usual: 6, say: 'up to 16; 5 to 8 are best' },
  packs: ['standard-52'],
  glance: {
    Looed: '{points.looed} counters, the price of the deal',
    'The rest': 'as in three-card loo',
    'The pool': 'stays low',
  },
  laws: {
    amend: {
      flush: {
        leads: {
          donohue:
            'A flush wins a double pool, but not a simple one. Every other player then pays 3 counters to the next pool. If so agreed, only those who stood pay: the whole pool or the maximum.',
        },
        readings: (says) => ({
          donohue: says(
            [
              { when: { pool: 'simple' }, then: [barred(flushHolder, claimFlush)], note: 'There is no trump until a round has been played.' },
              { when: { pool: 'double', looes: 'board' }, then: [wins(flushHolder, 'pool'), paysPoints(othersAtTable, 3, 'counter', 'next-pool')] },
              {
                when: { pool: 'double', looes: 'stood' },
                then: [wins(flushHolder, 'pool'), pays(othersInHand, poolOrMaximum, 'next-pool')],
                note: 'The book says this of both kinds of loo. It does not say that a limited game asks for no more than the price of the deal.',
              },
            ],
            flush,
          ),
        }),
      },
      'takes-no-trick': {
        leads: { donohue: 'One who played and took no trick pays 3 counters to the next pool. One who passed pays nothing.' },
        readings: (says) => ({
          donohue: says(
            [
              { when: { did: ['stood', 'simple'] }, then: [paysPoints('trickless-player', 3, 'counter', 'next-pool')] },
              { when: { did: 'passed' }, then: [noPenalty] },
            ],
            [limits, cites.donohue.looed],
          ),
        }),
      },
    },
  },
  points: {
    repeal: {
      unlimited: 'Here a loo is the price of the deal, whatever is in the pool.',
      'double-maximum': 'It needs no maximum.',
      'fourfold-maximum': 'It needs no maximum.',
    },
  },
  scorers: {},
  examples: [
    lawExample('flush', flush, { pool: 'simple' }, 'Three hearts at force.', 'may not claim the pool'),
    lawExample('flush', flush, { pool: 'double', looes: 'board' }, 'Three trumps; the board is looed.', '3 counters'),
    lawExample('flush', flush, { pool: 'double', looes: 'stood' }, 'Three trumps; those alone are looed who stood.', 'the maximum'),
    lawExample('takes-no-trick', limits, { did: 'stood' }, 'Twelve are in the pool, and he wins nothing.', '3 counters to the next pool'),
    lawExample('takes-no-trick', limits, { did: 'passed' }, 'He passed.', 'no penalty'),
    scoreExample(
      'deal',
      limits,
      { pool: '9', dealer: 'first', did: 'two.none.one.passed' },
      'Twelve are in the pool when the dealer has paid; one who stood wins nothing, and pays three.',
      { 'First player': 5, 'Second player': -3, 'Third player': 4, Pool: -6 },
    ),
  ],
});
