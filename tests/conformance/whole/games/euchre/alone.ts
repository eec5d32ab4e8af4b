// Lone hands at euchre, from U.S. Playing Card (p. 9-10), Donohue (laws 22 and 41 to 45, p. 12-16, and p. 21-22) and Blue Ribbon (p. 222).
import { ruling, type WholePlace } from '../../whole.ts';

export const aloneLaws: WholePlace['laws'] = {
  'lone-hand-not-open': {
    moment: 'going-alone',
    answers: { why: { passed: 'has passed this trump', partner: 'partner ordered up', led: 'A card has been led', 'led-early': 'before the discard' } },
    books: {
      'uspc-1898': {
        at: ['p. 9', 'p. 10'],
        cases: [
          { when: { why: 'passed' }, does: ['act:player:play alone = may not'] },
          { when: { why: 'partner' }, does: ['act:player:play alone = may'] },
          { when: { why: 'led-early' }, does: ['act:player:play alone = may'] },
          { when: { why: 'led' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 41, p. 15', 'law 22, p. 12', 'p. 21-22'],
        cases: [
          { when: { why: 'passed' }, does: ['act:player:play alone = may not'] },
          { when: { why: 'led' }, does: ['act:player:play alone = may not'] },
          { when: { why: 'partner' }, does: ['act:player:play alone = may'] },
          { when: { why: 'led-early' }, does: ['act:player:play alone = may'] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 222'],
        cases: [
          { when: { why: 'passed' }, does: ['act:player:play alone = may not'] },
          { when: { why: 'partner' }, does: ['act:player:play alone = may not'] },
          { when: { why: 'led' }, does: [] },
          { when: { why: 'led-early' }, does: [] },
        ],
      },
    },
  },
  'defending-alone': {
    moment: 'going-alone',
    books: {
      'uspc-1898': { at: ['p. 9'], cases: ruling('act:player:play alone against the maker = may not') },
      donohue: { at: ['law 42, p. 15', 'p. 21-22'], cases: ruling('act:player:play alone against the maker = may not') },
      'blue-ribbon-1940': { at: ['p. 222'], cases: ruling('act:player:play alone against the maker = may not') },
    },
  },
  'lone-hand-opposed': {
    moment: 'going-alone',
    answers: { what: { object: 'stop', instead: 'instead' } },
    books: {
      'uspc-1898': {
        at: ['p. 9'],
        cases: [
          { when: { what: 'object' }, does: ['thing:the lone hand = stands'] },
          { when: { what: 'instead' }, does: [] },
        ],
      },
      donohue: { at: ['law 43, p. 15-16', 'p. 21-22'], cases: ruling('thing:the lone hand = stands') },
    },
  },
  'lone-partner-shows': {
    moment: 'going-alone',
    books: {
      donohue: {
        at: ['law 44, p. 16'],
        cases: ruling('choice of others: act:offender:play with the partner = must, or act:offender:take further part in the hand = may not'),
      },
    },
  },
  'lone-hand-unclear': {
    moment: 'going-alone',
    answers: { led: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['law 45, p. 16', 'p. 21-22'],
        cases: [
          { when: { led: 'yes' }, does: ['act:offender:play alone = may not', 'act:offender:play with the partner = must'] },
          { when: { led: 'no' }, does: ['penalty = none'] },
        ],
      },
    },
  },
};
