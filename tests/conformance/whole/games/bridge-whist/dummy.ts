// Dummy and the dealer at bridge whist, from Donohue (The Rules of Bridge: Dummy, p. 403-407) and U.S. Playing Card (Bridge Whist: The Play, p. 34-35).
import { ruling, type WholePlace } from '../../whole.ts';
import { clause, NOT_NAMED } from './table.ts';

const MAY_CHANGE = ['act:dealer:take back the card = may'];
const NO_LOOKING = ['act:dummy:look at another hand or leave the seat to watch = may not', NOT_NAMED];
const TRICK_STANDS = ['thing:the trick = stands'];

export const dummyLaws: WholePlace['laws'] = {
  'dummy-suggests': {
    moment: 'dummy-exposed',
    answers: { revoke: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 403', 'p. 405'],
        cases: [
          {
            when: { revoke: 'no' },
            does: ['choice of either-defender: act:dealer:play the card suggested = must, or act:dealer:leave the card suggested unplayed = must'],
          },
          { when: { revoke: 'yes' }, does: ['act:either-defender:call a card whose play would be a revoke = may not'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 34', ...clause('35', 20, 21)],
        cases: [
          { when: { revoke: 'no' }, does: ['command:dealer = play the card suggested', 'right = others'] },
          { when: { revoke: 'yes' }, does: ['act:others:call a card whose play would be a revoke = may not'] },
        ],
      },
    },
  },
  'dummy-looks': {
    moment: 'dummy-exposed',
    books: { donohue: { at: ['p. 403'], cases: ruling(...NO_LOOKING) }, 'uspc-1898': { at: ['p. 34'], cases: ruling(...NO_LOOKING) } },
  },
  'dummy-revokes': {
    moment: 'play',
    answers: { found: { open: 'Before', turned: 'After' } },
    books: {
      donohue: {
        at: ['p. 403', 'p. 406-407'],
        cases: [
          { when: { found: 'open' }, does: [...MAY_CHANGE, 'act:later-players:take back the card = may'] },
          { when: { found: 'turned' }, does: TRICK_STANDS },
        ],
      },
      'uspc-1898': {
        at: ['p. 34-35'],
        cases: [
          { when: { found: 'open' }, does: MAY_CHANGE },
          { when: { found: 'turned' }, does: TRICK_STANDS },
        ],
      },
    },
  },
  'dealers-card-changed': {
    moment: 'play',
    answers: { how: { drawn: 'Drawn', played: 'named as the card to be played', revoke: 'would be a revoke' } },
    books: {
      donohue: {
        at: ['p. 403'],
        cases: [
          { when: { how: 'drawn' }, does: ['thing:the card = taken back'] },
          { when: { how: 'played' }, does: ['act:dealer:take back the card = may not'] },
          { when: { how: 'revoke' }, does: ['thing:the card = taken back'] },
        ],
      },
    },
  },
  'card-led-from-wrong-hand': {
    moment: 'lead',
    answers: {
      followed: { none: 'Nobody', some: 'One or two', all: 'All three' },
      played: { some: 'Not yet', all: 'Yes' },
      able: { yes: 'Yes', no: 'No' },
    },
    books: {
      donohue: {
        at: ['p. 405'],
        cases: [
          { when: { followed: 'none' }, does: ['thing:the lead = taken back'] },
          { when: { followed: 'some' }, does: ['act:dealer:take back the lead = may not'] },
          { when: { followed: 'all' }, does: TRICK_STANDS },
        ],
      },
      'uspc-1898': {
        at: clause('35', 20, 24),
        cases: [
          {
            when: { played: 'some', able: 'yes' },
            does: [
              'command:the player or the partner, whichever leads first, = suit named',
              'right = the opponent on the right of the player called on',
              'thing:the cards = taken back',
            ],
          },
          { when: { played: 'some', able: 'no' }, does: ['thing:the cards = taken back'] },
          { when: { played: 'all' }, does: ['penalty = none'] },
        ],
      },
    },
  },
};
