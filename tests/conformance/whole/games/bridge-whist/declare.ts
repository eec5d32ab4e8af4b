// Declaring, doubling and the time before the first lead, from Donohue (The Rules of Bridge, p. 401-404) and U.S. Playing Card (Bridge Whist, p. 32-35).
import { ruling, type WholePlace } from '../../whole.ts';
import { NEW_DEAL } from './deal.ts';
import { clause, NOT_NAMED } from './table.ts';

const NO_MORE_DOUBLING = 'act:all-players:double or redouble = may not';
const STANDS = ['thing:the declaration = stands'];
const NOT_CHANGED = ['act:offender:take back the declaration = may not'];
const FORFEITS_DOUBLE = 'act:partner-of-offender:double or redouble = may not';
const DOUBLING = ['p. 402', 'law 58, p. 402'];

export const declareLaws: NonNullable<WholePlace['laws']> = {
  'declared-without-leave': {
    moment: 'making-trump',
    answers: { spoken: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 401'],
        cases: [
          {
            when: { spoken: 'no' },
            does: ['choice of others: thing:the declaration = stands, or deal = void and dealer = deals again'],
            claim: 'opponents until doubling',
          },
          { when: { spoken: 'yes' }, does: STANDS },
        ],
      },
      'uspc-1898': { at: ['p. 32'], cases: ruling('deal = void') },
    },
  },
  'declaration-passed-back': {
    moment: 'making-trump',
    books: {
      donohue: {
        at: ['p. 402'],
        cases: ruling('choice of left-of-dealer: deal = void and dealer = deals again, or act:partner-of-dealer:make the declaration = must'),
      },
      'uspc-1898': { at: ['p. 32-33'], cases: ruling('act:dealer:play the deal without trumps = must', 'act:others:double or redouble = may not') },
    },
  },
  'opponent-declares': {
    moment: 'making-trump',
    books: { donohue: { at: ['p. 402'], cases: ruling('choice of dealer: deal = void and dealer = deals again, or thing:the declaration = void') } },
  },
  'declaration-changed': {
    moment: 'making-trump',
    books: { donohue: { at: ['p. 402', 'p. 403'], cases: ruling(...NOT_CHANGED) }, 'uspc-1898': { at: ['p. 32'], cases: ruling(...NOT_CHANGED) } },
  },
  'double-out-of-turn': {
    moment: 'doubling',
    books: { donohue: { at: DOUBLING, cases: ruling(`choice of maker: thing:the double = stands, or ${NO_MORE_DOUBLING} and thing:the double = void`) } },
  },
  'redouble-wrong': {
    moment: 'doubling',
    books: {
      donohue: {
        at: ['law 58, p. 402'],
        cases: ruling(`choice of the opponent who doubled last: thing:the redouble = stands, or ${NO_MORE_DOUBLING} and thing:the redouble = void`),
      },
    },
  },
  'doubling-consulted': {
    moment: 'doubling',
    answers: { who: { makers: 'made the trump', opponents: 'The opponents' } },
    books: {
      donohue: {
        at: ['law 58, p. 402'],
        cases: [
          { when: { who: 'makers' }, does: [...NEW_DEAL, 'right = left-of-dealer'] },
          { when: { who: 'opponents' }, does: [...NEW_DEAL, 'right = maker'] },
        ],
      },
    },
  },
  'lead-before-doubling-ends': {
    moment: 'opening-lead',
    answers: { who: { partner: 'to redouble', 'partner-first': 'for the first time', opponent: 'opponent' } },
    books: {
      donohue: {
        at: ['p. 403'],
        cases: [
          { when: { who: 'partner-first' }, does: [] },
          { when: { who: 'partner' }, does: ['choice of the opponent who doubled last: thing:the redouble = stands, or thing:the redouble = void'] },
          { when: { who: 'opponent' }, does: ['act:others:double or redouble = may'] },
        ],
      },
    },
  },
  'double-not-allowed': {
    moment: 'doubling',
    books: { 'uspc-1898': { at: ['p. 33'], cases: ruling('thing:the double = void', 'act:others:double or redouble = may not', NOT_NAMED) } },
  },
  'exposed-before-lead': {
    moment: 'opening-lead',
    answers: {
      who: { 'dealers-side': 'The dealer', eldest: 'first lead', 'leaders-partner': 'leader’s partner' },
      when: { 'before-declaration': 'Before', after: 'After' },
      how: { faced: 'face up', seen: 'partner saw', named: 'named it', separated: 'separated it' },
    },
    books: {
      donohue: {
        at: ['p. 404'],
        cases: [
          { when: { who: 'dealers-side', when: 'before-declaration' }, does: [...NEW_DEAL, 'right = left-of-dealer', FORFEITS_DOUBLE] },
          { when: { who: 'dealers-side', when: 'after' }, does: [FORFEITS_DOUBLE] },
          { when: { who: 'eldest' }, does: [FORFEITS_DOUBLE, 'card = exposed', 'right = dealer'] },
          {
            when: { who: 'leaders-partner' },
            does: [
              FORFEITS_DOUBLE,
              'choice of dealer: card = exposed and right = dealer, or command:left-of-dealer = lead another suit than that of the exposed card and right = dealer',
            ],
          },
        ],
      },
      'uspc-1898': {
        at: clause('35', 20, 21),
        cases: [
          ...['faced', 'seen', 'named'].map((how) => ({ when: { how }, does: ['card = exposed', 'right = others'] })),
          { when: { how: 'separated' }, does: [] },
        ],
      },
    },
  },
  'chicane-early': {
    moment: 'play',
    answers: { when: { early: 'Before', after: 'After' } },
    books: {
      'uspc-1898': {
        at: ['p. 33'],
        cases: [
          { when: { when: 'early' }, does: ['act:offender:score it any more = may not'] },
          { when: { when: 'after' }, does: ['penalty = none'] },
        ],
      },
    },
  },
};
