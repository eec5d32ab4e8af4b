// What the pool changes in the laws of the game, and what it adds.

import { always, fact } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { carriesOver, pays, paysPoints, wins } from '../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../rulesets/games.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Napoleon } from '../../code.ts';
import { points } from '../../points.ts';
import { poolThen } from '../../words.ts';
import { own } from './points.ts';

const { pool, pay } = cites.blue;
const BLUE = 'blue-ribbon-1940';

export const amended = {
  'lead-out-of-turn': {
    readings: () => ({ [BLUE]: always(paysPoints('offender', pointsOf(own['lead-out-of-turn'], BLUE), 'counter', 'pool'), pool) }),
    see: ['napoleon/pool.points.lead-out-of-turn'],
  },
  revoke: {
    readings: () => ({
      [BLUE]: always(paysPoints('offender', pointsOf(own.revoke, BLUE), 'counter', 'pool'), pool, {
        note: 'The book does not say what happens to the tricks.',
      }),
    }),
    see: ['napoleon/pool.points.revoke'],
  },
  'bid-not-made': {
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { size: 'few' }, then: [pays('bidder', 'amount-bid', 'each-opponent')] },
          {
            when: { size: 'nap' },
            then: [pays('bidder', poolThen, 'pool'), paysPoints('bidder', pointsOf(points['nap-failed'], BLUE), 'counter', 'each-opponent')],
          },
        ],
        [pool, pay],
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'The bidder pays each opponent a counter for each trick bid. If nap was bid, the bidder pays each opponent 5 counters, and also pays the pool as much as it holds.',
    },
    see: ['napoleon/pool.points.doubling'],
  },
} satisfies AmendedLaws<Napoleon>;

export const added = {
  'who-takes-the-pool': law({
    question: 'who-wins',
    title: 'Who takes the pool',
    gist: 'A bid has been made, and its bidder reaches for the pool.',
    aka: ['do I win the pool', 'four made', 'pot', 'nothing less than nap'],
    moment: 'count',
    facts: {
      bid: fact('Which bid was made?', 'Bid made', {
        few: { label: 'One trick to four', chip: 'One to four', if: 'if a bid of one to four tricks was made' },
        nap: { label: 'Nap', if: 'if nap was made' },
      }),
    },
    usual: { bid: 'few' },
    cases: [
      { when: { bid: 'few' }, then: [carriesOver('pool')] },
      { when: { bid: 'nap' }, then: [wins('bidder', 'pool')] },
    ],
    cites: pool,
    leads: { 'blue-ribbon-1940': 'The bidder wins the pool only by making nap. After a made bid of one to four tricks, the pool stays for the next deal.' },
    see: ['napoleon/pool.points.pool'],
  }),
};
