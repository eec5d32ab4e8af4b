// The deal and the trump at duplicate whist, from U.S. Playing Card (laws c to e, p. 28-32, with the laws of whist, p. 22-26).
import { ruling, type WholePlace } from '../../whole.ts';
import { at, FOUND, HIGH_OR_LOW_TRUMP, LOWEST, NEW_DEAL, NOT_NAMED, PUT_RIGHT, WITH } from './words.ts';

export const dealLaws: WholePlace['laws'] = {
  'shuffled-after-cut': { moment: 'cut', books: { 'uspc-1898': { at: at('c', 12), cases: ruling() } } },
  'pack-not-cut': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the trump', late: 'Later' } },
    books: {
      'uspc-1898': {
        at: at('c', 17),
        cases: [
          { when: { noticed: 'in-time' }, does: NEW_DEAL, claim: 'opponents until trump-turned' },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  misdeal: { moment: 'deal', books: { 'uspc-1898': { at: at('c'), cases: ruling(...NEW_DEAL) } } },
  'wrong-number-of-cards': {
    moment: 'play',
    answers: { ...FOUND, ...WITH },
    books: {
      'uspc-1898': {
        at: at('e'),
        cases: [
          { when: { found: 'original' }, does: ['deal = void'] },
          { when: { found: 'taken-up' }, does: ['act:all-players:send the hand back to the table it came from, to be put right = must'] },
          { when: { found: 'overplay', tables: 'few' }, does: ['deal = void'] },
          { when: { found: 'overplay', tables: 'more', with: 'opponent' }, does: [PUT_RIGHT, 'score:both-sides = the average score for the deal'] },
          { when: { found: 'overplay', tables: 'more', with: 'partner' }, does: [PUT_RIGHT, LOWEST] },
        ],
      },
    },
  },
  'exposed-in-deal': { moment: 'deal', books: { 'uspc-1898': { at: at('c'), cases: ruling(...NEW_DEAL) } } },
  'cards-touched-early': {
    moment: 'deal',
    answers: { result: { nothing: 'went on well', fault: 'misdeal' } },
    books: {
      'uspc-1898': {
        at: at('c'),
        cases: [
          { when: { result: 'nothing' }, does: ['penalty = none'] },
          { when: { result: 'fault' }, does: NEW_DEAL },
        ],
      },
    },
  },
  'trump-left-on-table': {
    moment: 'trick-turned',
    answers: { when: { 'in-time': 'is not yet', late: 'is turned over' } },
    books: {
      'uspc-1898': {
        at: at('d', 'h'),
        cases: [
          { when: { when: 'in-time' }, does: ['penalty = none'] },
          { when: { when: 'late' }, does: ['card = exposed', 'right = right-of-dealer'] },
        ],
      },
    },
  },
  'trump-named': {
    moment: 'play',
    answers: { what: { named: 'was named', looked: 'looked at', 'asked-suit': 'what suit' }, turn: { no: 'No', yes: 'has played' } },
    books: {
      'uspc-1898': {
        at: at('d', 18),
        cases: [
          ...['named', 'looked'].flatMap((what) => [
            { when: { what, turn: 'no' }, does: HIGH_OR_LOW_TRUMP },
            { when: { what, turn: 'yes' }, does: ['act:the opponent on that player’s right:exact the penalty = may not'] },
          ]),
          { when: { what: 'asked-suit' }, does: ['act:dealer:answer truly = must'] },
        ],
      },
    },
  },
  'trump-turned-early': {
    moment: 'hand-over',
    books: { 'uspc-1898': { at: at('d'), cases: ruling('act:anyone:turn the trump card again before the hands are taken up = may not', NOT_NAMED) } },
  },
  'wrong-trump-on-overplay': {
    moment: 'trump-turned',
    answers: { tables: { few: 'One or two', more: 'Three' } },
    books: {
      'uspc-1898': {
        at: at('e'),
        cases: [
          { when: { tables: 'few' }, does: ['deal = void'] },
          { when: { tables: 'more' }, does: [LOWEST] },
        ],
      },
    },
  },
};
