// A hand of nothing but trumps.
import { always, fact, law } from '../../../laws/laws.ts';
import { barred, isDone, must, noPenaltyPrinted, notDecided, pays, paysPoints, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { claimFlush, elderFlush, flushHolder, othersAtTable, othersInHand, playFlush, poolOrMaximum, waitForAll, youngerExempt } from '../words.ts';

const { flush } = cites.blue;
const passage = cites.donohue.flush;
const CUSTOM = fact('Whom does a flush loo, as agreed before play?', 'Flush looes', {
  board: { label: 'Everybody at the table', chip: 'Everybody', if: 'if it was agreed that a flush looes everybody' },
  stood: { label: 'Those alone who stood', chip: 'Those who stood', if: 'if it was agreed that a flush looes only those who stood' },
});

export const flushLaws = {
  flush: law({
    question: 'what-counts',
    title: 'What a flush of trumps wins',
    gist: 'Flushes are played for, and a player who holds nothing but trumps shows them.',
    aka: ['three trumps', 'all trumps', 'loo the board', 'does the flush take the pool'],
    moment: 'making-trump',
    facts: {
      pool: fact('What kind of pool is it?', 'Pool', {
        simple: { label: 'A simple one', chip: 'Simple', if: 'if it is a simple pool' },
        double: { label: 'A double one', chip: 'Double', if: 'if it is a double pool' },
      }),
      looes: CUSTOM,
    },
    usual: { pool: 'double' },
    leads: {
      'blue-ribbon-1940':
        'In a double pool, a flush wins the pool, and each of the others who stood pays 3 counters to the next pool. In a simple pool, a flush does not win the pool.',
      donohue:
        'In a double pool, a flush wins the pool, and all others pay 3 counters (if agreed, only those who stood pay: the whole pool or a maximum). In a simple pool, it does not.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on what the others pay to the next pool: by Blue Ribbon each player who stood pays 3 counters; by Donohue, as agreed, all others pay 3 counters, or those who stood pay as much as the pool holds, perhaps up to a limit. By both, a flush wins a double pool but not a simple one.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { pool: 'simple' },
            then: [barred(flushHolder, claimFlush)],
            note: 'Flushes are for double pools. Whether they are played for at all is a matter of agreement.',
          },
          {
            when: { pool: 'double' },
            then: [wins(flushHolder, 'pool'), paysPoints(othersInHand, 3, 'counter', 'next-pool')],
            note: 'It takes the pool without play. Whether flushes are played for at all is a matter of agreement.',
          },
        ],
        [flush, cites.blue.play],
      ),
      donohue: says(
        [
          { when: { pool: 'simple' }, then: [barred(flushHolder, claimFlush)], note: 'There is no trump until a round has been played.' },
          { when: { pool: 'double', looes: 'board' }, then: [wins(flushHolder, 'pool'), paysPoints(othersAtTable, 3, 'counter', 'next-pool')] },
          { when: { pool: 'double', looes: 'stood' }, then: [wins(flushHolder, 'pool'), pays(othersInHand, poolOrMaximum, 'next-pool')] },
        ],
        passage,
      ),
    }),
    see: ['loo.points.flush', 'loo.law.two-flushes'],
  }),
  'flush-announced-early': law({
    offence: 'irregular-meld',
    title: 'Flush announced too soon',
    gist: 'A player shows or announces three trumps before it is known who plays.',
    aka: ['showed the flush early', 'announced the flush', 'lost the flush'],
    moment: 'bidding',
    facts: { looes: CUSTOM },
    leads: {
      donohue: 'If a flush looes only those who stood, one announced too soon wins no pool and is played as a common hand. The book covers nothing else.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books differ on the penalty. By Blue Ribbon the holder must wait until all have declared, and no penalty is named. By Donohue a flush announced too soon does not win the pool and is played as a common hand, if it was agreed that only those who stood pay for a flush.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always([must(flushHolder, waitForAll), noPenaltyPrinted], flush),
      donohue: says(
        [
          { when: { looes: 'stood' }, then: [barred('offender', claimFlush), must('offender', playFlush)] },
          {
            when: { looes: 'board' },
            then: [notDecided],
            note: 'The rule is for companies in which those alone are looed who stood; of others it says nothing.',
          },
        ],
        passage,
      ),
    }),
    see: ['loo.law.flush'],
  }),
  'two-flushes': law({
    question: 'who-wins',
    title: 'Two flushes in one deal',
    gist: 'Two players hold nothing but trumps.',
    aka: ['both have flushes', 'higher flush', 'which flush wins'],
    moment: 'making-trump',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([wins(elderFlush, 'pool'), isDone(youngerExempt)], flush, {
        note: 'Elder is the one nearer to the dealer’s left; the cards do not matter.',
      }),
      donohue: always([wins(elderFlush, 'pool'), isDone(youngerExempt)], passage, { note: 'Even with lower cards.' }),
    }),
    see: ['loo.points.two-flushes', 'loo.law.flush'],
  }),
};
