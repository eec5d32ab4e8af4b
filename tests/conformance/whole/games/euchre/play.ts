// The play at euchre, from U.S. Playing Card (Rules, p. 10), Donohue (laws 25 to 31 and 39, p. 13-15) and Blue Ribbon (p. 224).
import { ruling, type WholePlace } from '../../whole.ts';
import { revoke } from './revoke.ts';

const CALLED_BY_THEM = ['card = exposed', 'right = others'];
const COST_NOT_NAMED = 'cost = not named';

export const playLaws: WholePlace['laws'] = {
  'exposed-card': {
    moment: 'play',
    answers: { how: { shown: 'Dropped face up', two: 'Two or more', named: 'only let out' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { how: 'shown' }, does: CALLED_BY_THEM },
          { when: { how: 'two' }, does: CALLED_BY_THEM },
          { when: { how: 'named' }, does: [] },
        ],
      },
      donohue: { at: ['law 25, p. 13'], cases: ruling(...CALLED_BY_THEM) },
    },
  },
  'hand-thrown-down': { moment: 'play', books: { donohue: { at: ['law 31, p. 14'], cases: ruling('hand:offender = exposed', 'right = others') } } },
  'called-card-refused': {
    moment: 'play',
    answers: { legal: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { legal: 'yes' }, does: ['act:offender:play the card = must', COST_NOT_NAMED] },
          { when: { legal: 'no' }, does: ['penalty = none'] },
        ],
      },
      donohue: {
        at: ['law 39, p. 15', 'law 25, p. 13'],
        cases: [
          { when: { legal: 'yes' }, does: ['score:others = 2 points'] },
          { when: { legal: 'no' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'lead-out-of-turn': {
    moment: 'lead',
    answers: {
      lone: { no: 'No', yes: 'Yes' },
      whose: { partner: 'partner', opponent: 'opponent' },
      followed: { none: 'Nobody', some: 'Some', all: 'All the others' },
    },
    books: {
      'uspc-1898': {
        at: ['p. 10'],
        cases: [
          { when: { followed: 'none' }, does: ['thing:the lead = taken back', ...CALLED_BY_THEM] },
          { when: { followed: 'some' }, does: ['thing:the lead = taken back', ...CALLED_BY_THEM] },
          { when: { followed: 'all' }, does: ['thing:the lead = stands'] },
        ],
      },
      donohue: {
        at: ['law 26, p. 13', 'law 27, p. 13'],
        cases: [
          { when: { followed: 'none' }, does: ['thing:the lead = taken back', 'act:proper-leader:lead = must', ...CALLED_BY_THEM] },
          {
            when: { followed: 'some' },
            does: ['thing:the cards = taken back', 'thing:the lead = taken back', 'act:proper-leader:lead = must', ...CALLED_BY_THEM],
          },
          { when: { followed: 'all' }, does: ['thing:the trick = stands'] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 224'],
        cases: [
          { when: { lone: 'yes' }, does: ['play = stops', 'score:lone-player = 4 points'] },
          {
            when: { lone: 'no', whose: 'partner', followed: 'none' },
            does: ['command:partner-of-offender = suit named', 'right = the opponent on the partner’s right'],
          },
          { when: { lone: 'no', whose: 'partner', followed: 'some' }, does: [] },
          { when: { lone: 'no', whose: 'partner', followed: 'all' }, does: [] },
          { when: { lone: 'no', whose: 'opponent' }, does: [] },
        ],
      },
    },
  },
  'play-out-of-turn': { moment: 'play', books: { donohue: { at: ['law 28, p. 14'], cases: ruling('thing:the card = taken back', ...CALLED_BY_THEM) } } },
  'trumped-by-mistake': {
    moment: 'play',
    answers: { misled: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['law 29, p. 14'],
        cases: [
          {
            when: { misled: 'yes' },
            does: ['act:others:take back the card = may', 'command:offender = play that trump at any point of the hand', 'right = others'],
          },
          { when: { misled: 'no' }, does: [] },
        ],
      },
    },
  },
  'two-cards-to-a-trick': {
    moment: 'play',
    answers: { turned: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['law 30, p. 14'],
        cases: [
          { when: { turned: 'no' }, does: ['thing:the card = chosen by others'] },
          { when: { turned: 'yes' }, does: ['deal = void', 'right = others'] },
        ],
      },
    },
  },
  revoke,
};
