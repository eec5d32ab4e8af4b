// Revokes at contract bridge, from Blue Ribbon (p. 432 and 434, and Contract Bridge Laws, p. 458-459).
import type { WholePlace } from '../../whole.ts';

const CORRECT = ['act:offender:play a correct card to the trick instead = must'];
const BY_DECLARER = ['act:declarer:play a correct card to the trick instead = must'];
const TRICK_STANDS = ['thing:the trick = stands'];
const WITHDRAW = 'act:others:take back the card = may';

export const revokeLaws: WholePlace['laws'] = {
  revoke: {
    moment: 'play',
    answers: {
      from: { closed: 'held by a player', dummy: 'lies face up' },
      which: { first: 'Its first', later: 'A later' },
      tricks: { two: 'Two or more', one: 'One', none: 'None' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 459', 'p. 432', 'p. 434'],
        cases: [
          { when: { from: 'dummy' }, does: TRICK_STANDS },
          { when: { from: 'closed', which: 'first', tricks: 'two' }, does: [...TRICK_STANDS, 'tricks:others = 2 tricks'] },
          { when: { from: 'closed', which: 'first', tricks: 'one' }, does: [...TRICK_STANDS, 'tricks:others = 1 trick'] },
          { when: { from: 'closed', which: 'later', tricks: 'two' }, does: [...TRICK_STANDS, 'tricks:others = 1 trick'] },
          { when: { from: 'closed', which: 'later', tricks: 'one' }, does: [...TRICK_STANDS, 'tricks:others = 1 trick'] },
          { when: { from: 'closed', tricks: 'none' }, does: TRICK_STANDS },
        ],
      },
    },
  },
  'revoke-established': {
    moment: 'play',
    answers: {
      trick: { leading: 'In leading', following: 'lead of another', twelfth: 'twelfth trick', last: 'last trick' },
      since: { nothing: 'has not yet played', 'partner-played': 'The partner has played', 'next-trick': 'next trick' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 459', 'p. 458'],
        cases: [
          { when: { trick: 'leading', since: 'nothing' }, does: CORRECT },
          { when: { trick: 'leading', since: 'partner-played' }, does: ['act:offender:take back the card = may not'] },
          { when: { trick: 'leading', since: 'next-trick' }, does: ['act:offender:take back the card = may not'] },
          { when: { trick: 'following', since: 'nothing' }, does: CORRECT },
          { when: { trick: 'following', since: 'partner-played' }, does: CORRECT },
          { when: { trick: 'following', since: 'next-trick' }, does: ['act:offender:take back the card = may not'] },
          { when: { trick: 'twelfth' }, does: CORRECT },
          { when: { trick: 'last' }, does: [] },
        ],
      },
    },
  },
  'revoke-corrected': {
    moment: 'play',
    answers: { who: { defender: 'A defender', declarer: 'own hand', dummy: 'Dummy' }, left: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 458'],
        cases: [
          {
            when: { who: 'defender' },
            does: [
              ...CORRECT,
              WITHDRAW,
              'choice of declarer: card = penalty card, or command:offender = play the highest or the lowest card that is correct and right = declarer',
            ],
          },
          {
            when: { who: 'declarer', left: 'yes' },
            does: [...BY_DECLARER, WITHDRAW, 'command:declarer = play the highest or the lowest card that is correct', 'right = the player on declarer’s left'],
          },
          { when: { who: 'declarer', left: 'no' }, does: BY_DECLARER },
          { when: { who: 'dummy' }, does: [...BY_DECLARER, WITHDRAW] },
        ],
      },
    },
  },
};
