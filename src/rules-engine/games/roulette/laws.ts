import type { BookId } from '../../books.ts';
import { fact, law, silent } from '../../laws/laws.ts';
import { allowed, barred, must, notDecided, paysPoints, stands, takesBack, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { imprisonSpin, payInProportion } from './words.ts';

const bankPays = (key: keyof typeof points, book: BookId) => paysPoints('banker', pointsOf(points[key], book), 'stake', 'player');

export const laws = {
  'stake-limits': law({
    offence: 'irregular-bet',
    title: 'Too little or too much staked',
    gist: 'A stake is smaller or larger than the table takes.',
    aka: ['table limit', 'minimum bet', 'maximum bet', 'over the limit', 'can I bet more than the maximum'],
    moment: 'betting',
    facts: {
      size: fact('How large is the stake?', 'Stake', {
        small: { label: 'Under 2 francs', if: 'if the stake is under 2 francs' },
        large: { label: 'Over 12,000 francs', chip: 'Over 12,000', if: 'if the stake is over 12,000 francs' },
        within: { label: 'From 2 to 12,000 francs', chip: 'Within the limits', if: 'if the stake is from 2 to 12,000 francs' },
      }),
      raised: fact('Did the banker agree to more, or does a martingale force it?', 'Exception', {
        no: { label: 'Neither', if: 'if the banker has not agreed and no martingale forces it' },
        yes: { label: 'One of the two', chip: 'Agreed or forced', if: 'if the banker agreed to it or a martingale forces it' },
      }),
    },
    usual: { raised: 'no' },
    leads: {
      donohue: 'A stake must be from 2 to 12,000 francs. More is allowed if the banker agrees, or if a martingale (raising the stake after a loss) forces it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book gives no limit for a stake.'),
      donohue: says(
        [
          { when: { size: 'within' }, then: [stands('stakes')] },
          { when: { size: 'small' }, then: [barred('player', 'lay-such-stake')] },
          { when: { size: 'large', raised: 'no' }, then: [barred('player', 'lay-such-stake')] },
          { when: { size: 'large', raised: 'yes' }, then: [allowed('player', 'lay-such-stake')], note: 'The two exceptions are those of rouge et noir.' },
        ],
        [cites.donohue.stakes, cites.donohue.exceptions],
      ),
    }),
    see: ['roulette.points.least-stake', 'roulette.points.largest-stake'],
  }),
  'late-stake': law({
    offence: 'irregular-bet',
    title: 'A stake laid too late',
    gist: 'Money is put down after the call that no more stakes are taken.',
    aka: ['no more bets', 'rien ne va plus', 'late bet', 'past posting', 'bet after the ball slowed'],
    moment: 'play',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not say when betting ends.'),
      donohue: says(
        [
          {
            then: [takesBack('player', 'stakes')],
            note: 'A croupier takes the money up and returns it. The call is made when the ball has only seconds left to roll.',
          },
        ],
        cites.donohue.late,
      ),
    }),
  }),
  'zero-comes': law({
    question: 'who-wins',
    title: 'Zero comes',
    gist: 'The ball lies in a zero.',
    aka: ['zero on red', 'zero on an even chance', 'does zero lose', 'ball on green', 'double zero', 'en prison', 'do I lose my red bet on zero'],
    moment: 'hand-over',
    facts: {
      bet: fact('Where does the stake lie?', 'Stake lies on', {
        even: { label: 'On an even chance: a colour, odd, even, 1 to 18, 19 to 36', chip: 'An even chance', if: 'if the stake lies on an even chance' },
        zero: { label: 'On that zero', chip: 'That zero', if: 'if the stake lies on that zero' },
        other: { label: 'On other numbers, columns or dozens', chip: 'Another bet', if: 'if the stake lies on other numbers, columns or dozens' },
      }),
    },
    usual: { bet: 'even' },
    leads: {
      'blue-ribbon-1940': 'A stake on an even chance is kept for the next spin (in prison). A stake on that zero wins 35 times as much. Other stakes are lost.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'Both books agree: the zero that comes pays 35 times the stake on it. Only Blue Ribbon rules on the other stakes: one on an even chance goes to prison, where the next spin decides it; all the rest are lost.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { bet: 'even' },
            then: [must('banker', imprisonSpin)],
            note: 'The book calls it the same as if the bank took half and made the player bet the other half again.',
          },
          { when: { bet: 'zero' }, then: [bankPays('zero', 'blue-ribbon-1940')] },
          { when: { bet: 'other' }, then: [wins('banker', 'stakes')] },
        ],
        [cites.blue.zero, cites.blue.inside],
      ),
      donohue: says(
        [
          { when: { bet: 'zero' }, then: [bankPays('zero', 'donohue')], note: 'Zero and double zero are each a bet of their own.' },
          {
            when: { bet: ['even', 'other'] },
            then: [notDecided],
            note: 'Such a bet is paid when its own chance comes. The book does not say what a zero does to it.',
          },
        ],
        [cites.donohue.plein, cites.donohue.chances],
      ),
    }),
    see: ['roulette.points.zero', 'roulette.points.prison'],
  }),
  'out-of-prison': law({
    question: 'who-wins',
    title: 'The spin after zero',
    gist: 'A stake lies in prison, and the next ball has fallen.',
    aka: ['en prison next spin', 'do I win after prison', 'two zeros in a row', 'prison bet comes out'],
    moment: 'hand-over',
    facts: {
      next: fact('Where does the ball lie now?', 'Ball lies', {
        right: { label: 'On the side that was bet on', chip: 'On the side bet on', if: 'if the ball lies on the side that was bet on' },
        wrong: { label: 'On the other side', if: 'if the ball lies on the side that was not bet on' },
        zero: { label: 'In the zero once more', chip: 'In the zero again', if: 'if the ball lies in the zero once more' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the ball lies on the side that was bet on, the player takes back the stake. If not, the banker wins it. The book does not cover a second zero.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { next: 'right' }, then: [takesBack('player', 'stakes')], note: 'The stake comes back and wins nothing.' },
          { when: { next: 'wrong' }, then: [wins('banker', 'stakes')] },
          { when: { next: 'zero' }, then: [notDecided], note: 'A bet that is not right is lost, says the book; it does not say that it means a second zero.' },
        ],
        cites.blue.zero,
      ),
      donohue: silent('The book does not mention a prison.'),
    }),
    see: ['roulette.law.zero-comes'],
  }),
  'fewer-numbers': law({
    question: 'who-pays',
    title: 'A wheel with fewer numbers',
    gist: 'The wheel has 27, 30 or 33 numbers in place of 36.',
    aka: ['27 number wheel', 'American wheel', 'small wheel pays less'],
    moment: 'hand-over',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [{ then: [must('banker', payInProportion)], note: 'Such a wheel may also have two zeros, or a third mark called the eagle bird.' }],
        [cites.blue.smallWheel, cites.blue.wheel],
      ),
      donohue: silent('The book describes one wheel, with 36 numbers and two zeros.'),
    }),
    see: ['roulette.points.small-wheel'],
  }),
};
