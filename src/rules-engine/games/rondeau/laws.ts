import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, isDone, noPenaltyPrinted, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { ballsPushed, evenBettors, oddBettors, rollFoul, takeTenth } from './words.ts';

const { blue } = cites;

export const laws = {
  'wrong-roll': law({
    offence: 'irregular-ball',
    title: 'The balls are not rolled as they should be',
    gist: 'The balls are thrown by hand, or not across the table.',
    aka: ['no stick', 'rolled by hand', 'wrong pocket', 'straight along the rail'],
    moment: 'delivery',
    cases: [{ then: [isDone(ballsPushed), noPenaltyPrinted], note: 'The book does not say who rolls them.' }],
    cites: blue.game,
  }),
  'foul-roll': law({
    offence: 'irregular-ball',
    title: 'No ball goes down, or none stays up',
    gist: 'After the roll all nine balls are on the table, or all nine in the pocket.',
    aka: ['foul roll', 'no ball in the pocket', 'all balls down', 'nine left', 'none left'],
    moment: 'delivery',
    leads: { 'blue-ribbon-1940': 'The roll is foul. The book does not say whether the balls are rolled again, or what becomes of the bets.' },
    cases: [{ then: [isDone(rollFoul)], note: 'The book does not say whether the balls are rolled again, or what becomes of the bets.' }],
    cites: blue.game,
  }),
  'odd-or-even': law({
    question: 'who-wins',
    title: 'Odd or even',
    gist: 'The balls have come to rest, some in the pocket and some on the table.',
    aka: ['who wins', 'balls left', 'count the balls in the pocket', 'five left'],
    moment: 'count',
    facts: {
      left: fact('How many balls are left on the table?', 'Balls on the table', {
        odd: { label: 'An odd number', chip: 'Odd', if: 'if the number of balls left on the table is odd' },
        even: { label: 'An even number', chip: 'Even', if: 'if the number of balls left on the table is even' },
      }),
    },
    cases: [
      { when: { left: 'odd' }, then: [wins(oddBettors, 'stakes')], note: 'An even number is then in the pocket; those on the table count.' },
      { when: { left: 'even' }, then: [wins(evenBettors, 'stakes')], note: 'An odd number is then in the pocket; those on the table count.' },
    ],
    cites: blue.game,
    see: ['rondeau.points.right', 'rondeau.points.balls'],
  }),
  commission: law({
    question: 'who-pays',
    title: 'Ten per cent',
    gist: 'The bank keeps a part back.',
    aka: ['house cut', 'rake', 'commission', 'ten percent of what'],
    moment: 'hand-over',
    leads: { 'blue-ribbon-1940': 'The banker may take out ten per cent. The book does not say of what.' },
    cases: [{ then: [allowed('banker', takeTenth)] }],
    cites: blue.commission,
    see: ['rondeau.points.commission'],
  }),
};
