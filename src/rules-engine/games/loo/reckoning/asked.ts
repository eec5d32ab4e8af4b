// The fields of a deal, for the scorer of one deal and the sheet.

import { SEAT_NAMES } from '../../../mechanics/seats.ts';
import { DID_FIVE, DID_THREE } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, flag, listOf, type Values } from '../../../scoring/fields.ts';

/** The fields for what was agreed on before the first deal. */
export const TERMS = {
  limit: choiceOf(
    'How much is a loo?',
    {
      limited: 'The price of the deal (limited)',
      double: 'The pool, at most twice the price of the deal',
      fourfold: 'The pool, at most four times the price of the deal',
      unlimited: 'As much as is in the pool (unlimited)',
    },
    { given: 'unlimited', if: { limited: 'looed', double: 'double-maximum', fourfold: 'fourfold-maximum', unlimited: 'unlimited' } },
  ),
  board: choiceOf(
    'Whom does a flush of trumps loo?',
    { board: 'Everybody at the table, for the price of a deal', stood: 'Those alone who stood' },
    { given: 'flush=agreed-first', otherwise: 'board' },
  ),
} as const;

const ENDS = {
  tricks: 'The tricks were played',
  flush: 'A flush of trumps took the pool',
  given: 'Nobody stood, and the dealer has the pool',
  revoke: 'Somebody revoked, or did not head a trick',
  misdeal: 'There was a misdeal',
} as const;
const IF = { given: 'given', revoke: 'revoke', misdeal: 'misdeal', flush: 'flush' } as const;
const PLAYED = ['tricks', 'flush', 'revoke'];

const dealOf = <const D extends Readonly<Record<string, string>>>(did: D, second: string) =>
  ({
    end: choiceOf('How did the deal end?', ENDS, { otherwise: 'tricks', if: IF }),
    did: listOf('What did each do, in the order of the seats?', choiceOf('Player', did), 2, 8, {
      when: { field: 'end', is: PLAYED },
      hint: 'At a flush, the players who had declared to play have no trick.',
    }),
    holder: choiceOf('Who held the flush?', SEAT_NAMES, { when: { field: 'end', is: ['flush'] } }),
    second: choiceOf(second, { nobody: 'Nobody', ...SEAT_NAMES }, { when: { field: 'end', is: ['flush'] }, otherwise: 'nobody' }),
    offender: choiceOf('Who revoked?', SEAT_NAMES, { when: { field: 'end', is: ['revoke'] } }),
    defended: flag('Did the dealer play the widow for the table?', { given: 'defence', seldom: true, when: { field: 'end', is: ['tricks'] } }),
    forfeits: listOf('Who forfeited a loo to this pool?', choiceOf('Player', SEAT_NAMES), 1, 16, {
      given: 'breach',
      seldom: true,
      optional: true,
      hint: 'In the order in which they paid; a player who paid twice stands twice.',
    }),
  }) as const;

/** The fields of a deal of three tricks. */
export const THREE_TRICKS = { dealer: choiceOf('Who dealt?', SEAT_NAMES), ...dealOf(DID_THREE, 'Who held a second flush?') } as const;
/** The fields of a deal of five tricks. */
export const FIVE_TRICKS = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  ...dealOf({ ...DID_FIVE, passed: 'No trick, and changed no card', none: 'No trick, and changed cards' }, 'Who else held a flush, or Pam?'),
} as const;

export type Terms = Values<typeof TERMS>;
export type Deal = Values<typeof FIVE_TRICKS>;
