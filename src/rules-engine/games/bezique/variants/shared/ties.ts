import type { Citation } from '../../../../books.ts';
import { caseByCase } from '../../../../laws/laws.ts';
import { notDecided, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';

const { brisques, tie } = cites.uspc;

/** With more than two players, the last trick may be won by a player who is not in the tie. */
export const bothReachGame = (clause: Citation) => ({
  leads: {
    'uspc-1898':
      'If aces and tens are scored after the last trick, the higher score wins. In a tie, the winner of the last trick wins. The book covers nothing else.',
  },
  readings: () => ({
    'uspc-1898': caseByCase(
      [
        {
          when: { equal: 'yes' },
          then: [wins('last-trick-winner', 'game')],
          note: 'The book does not say what follows if neither of those who tie took that trick.',
        },
        {
          when: { equal: 'no', brisques: 'after' },
          then: [wins('higher-score', 'game')],
          note: 'They are not counted at all where declarations have already made somebody out.',
        },
        { when: { equal: 'no', brisques: 'taken' }, then: [notDecided], note: 'The rule of the higher score is given for aces and tens counted at the end.' },
      ],
      [clause, brisques, tie],
    ),
  }),
});
