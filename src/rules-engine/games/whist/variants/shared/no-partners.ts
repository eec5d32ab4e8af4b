import type { Citation } from '../../../../books.ts';
import { allowed, callSuit, noPenalty, takesBack } from '../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../rulesets/games.ts';
import type { Party } from '../../../../vocabulary/parties.ts';
import { cites } from '../../cites.ts';
import type { Whist } from '../../code.ts';

/** The parties that replace the sides of whist where each plays for themselves. */
export const EACH_FOR_HIMSELF = {
  'revoking-side': 'offender',
  'offending-side': 'offender',
  'innocent-side': 'other-players',
  'side-of-dealer': 'dealer',
} as const satisfies Readonly<Record<string, Party>>;

/** The same for two players. */
export const ONE_OPPONENT = {
  ...EACH_FOR_HIMSELF,
  'innocent-side': 'opponent',
  opponents: 'opponent',
  'either-opponent': 'opponent',
  'left-of-dealer': 'non-dealer',
  'right-of-dealer': 'non-dealer',
} as const satisfies Readonly<Record<string, Party>>;

/** The two laws whose penalty is a suit called from the offender or the offender's partner: the clause brings them in for the offender alone. */
export function oneOffenderLed(caller: Party, clause: Citation) {
  return {
    'lead-out-of-turn': {
      leads: {
        'uspc-1898':
          caller === 'opponent'
            ? 'Before all have played, the cards are taken back, and the opponent may say which suit the player who led must lead next. Later, there is no penalty.'
            : 'Before all have played, the cards are taken back, and the player on the right of the one who led may say which suit that one must lead next. Later, there is no penalty.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            {
              when: { played: 'some', able: 'yes' },
              then: [takesBack('all-players', 'cards'), callSuit(caller, 'offender')],
              note: 'It is called the first time that the offender has the lead; the cards taken back are not liable.',
            },
            { when: { played: 'some', able: 'no' }, then: [takesBack('all-players', 'cards')], note: 'No penalty is left.' },
            { when: { played: 'all' }, then: [noPenalty] },
          ],
          [clause, cites.uspc.law(24), cites.uspc.law(20)],
          'The card led is not an exposed card.',
        ),
      }),
    },
    'looking-back': {
      leads: {
        'uspc-1898':
          caller === 'opponent'
            ? 'During play, the opponent may say which suit the player who looked must lead next. When the hand is over, the opponent may search the tricks to prove a revoke.'
            : 'During play, the player on the right of the one who looked may say which suit that one must lead next. When the hand is over, the others may search the tricks for a revoke.',
      },
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { when: 'during' }, then: [callSuit(caller, 'offender')], note: 'It is the penalty of a lead out of turn.' },
            { when: { when: 'claim' }, then: [allowed(caller === 'opponent' ? 'opponent' : 'opponents', 'search-tricks')] },
          ],
          [clause, cites.uspc.law(37), cites.uspc.law(32), cites.uspc.law(24)],
        ),
      }),
    },
  } satisfies AmendedLaws<Whist>;
}
