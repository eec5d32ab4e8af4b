import { choiceOf, count } from '../../../scoring/fields.ts';
import type { Deal } from './reckon.ts';
import { TRUMPS, type Trump } from './trumps.ts';

const REVOKED = { field: 'revoke', is: ['dealer', 'opponents'] } as const;

/** The fields of a deal, for the scorer and the sheet. */
export const DEAL_FIELDS = {
  trump: choiceOf('What are trumps?', TRUMPS),
  doubles: count('Doubles and redoubles', 0, 12, { optional: true, hint: '1: doubled; 2: redoubled; and so on.' }),
  tricks: count('Tricks of the dealer’s side, as played', 0, 13, { hint: 'Before any penalty for a revoke.' }),
  'in-dealer': count('Honours dealt to the dealer', 0, 5, {
    optional: true,
    seldom: true,
    hint: 'Ace, king, queen, jack, ten of trumps; at no trumps the aces. Leave all four empty if nobody counts them.',
  }),
  'in-dummy': count('Honours in dummy', 0, 5, { optional: true, seldom: true }),
  'in-eldest': count('Honours of the player on the dealer’s left', 0, 5, { optional: true, seldom: true }),
  'in-right': count('Honours of the player on the dealer’s right', 0, 5, { optional: true, seldom: true }),
  chicane: choiceOf(
    'Who had a hand without trumps?',
    {
      nobody: 'Nobody',
      dealer: 'The dealer’s side',
      opponents: 'The opponents',
      both: 'One player on each side',
    },
    { otherwise: 'nobody', seldom: true },
  ),
  revoke: choiceOf('Who revoked?', { nobody: 'Nobody', dealer: 'The dealer’s side', opponents: 'The opponents' }, { otherwise: 'nobody', seldom: true }),
  revokes: count('How many revokes?', 1, 4, { when: REVOKED, seldom: true }),
  penalty: choiceOf(
    'Which penalty is taken?',
    { tricks: 'Three tricks', 'taken-off': 'The value of three tricks off their score', added: 'The value of three tricks added to the other score' },
    { when: REVOKED, given: 'revoke=choice', seldom: true },
  ),
} as const;

/** The values of the fields above. */
export interface Asked {
  readonly trump: Trump;
  readonly doubles: number | null;
  readonly tricks: number;
  readonly 'in-dealer': number | null;
  readonly 'in-dummy': number | null;
  readonly 'in-eldest': number | null;
  readonly 'in-right': number | null;
  readonly chicane: Deal['chicane'];
  readonly revoke: Deal['revoke'];
  readonly revokes: number | null;
  readonly penalty: Deal['penalty'] | null;
}

/** A deal from its answers; a missing honour count is none if others are given. */
export function dealOf(asked: Asked, before: readonly [number, number]): Deal {
  const { 'in-dealer': dealer, 'in-dummy': dummy, 'in-eldest': eldest, 'in-right': right } = asked;
  return {
    trump: asked.trump,
    doubles: asked.doubles ?? 0,
    tricks: asked.tricks,
    honours: dealer === null && dummy === null && eldest === null && right === null ? null : [dealer ?? 0, dummy ?? 0, eldest ?? 0, right ?? 0],
    chicane: asked.chicane,
    revoke: asked.revoke,
    revokes: asked.revokes ?? 1,
    penalty: asked.penalty ?? 'tricks',
    before,
  };
}
