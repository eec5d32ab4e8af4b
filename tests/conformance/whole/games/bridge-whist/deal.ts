// The deal at bridge whist, from Donohue (A New Deal, p. 400-401) and U.S. Playing Card (Bridge Whist, p. 32, with the laws of whist, p. 22-26).
import { ruling, type WholePlace } from '../../whole.ts';
import { clause } from './table.ts';

export const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const MAY_HAVE_NEW_DEAL = ['deal = void', 'right = others'];
export const WHICHEVER = 'choice of others: deal = void, or deal = stands';
const NOT_CALLED = 'act:anyone:call the card = may not';

export const dealLaws: WholePlace['laws'] = {
  'pack-not-cut': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the last card', late: 'Later' } },
    books: {
      donohue: {
        at: ['p. 400'],
        cases: [
          { when: { noticed: 'in-time' }, does: NEW_DEAL, claim: 'opponents until deal-done' },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
      'uspc-1898': {
        at: clause('32', 17),
        cases: [
          { when: { noticed: 'in-time' }, does: NEW_DEAL, claim: 'opponents until deal-done' },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  misdeal: {
    moment: 'deal',
    answers: { what: { order: 'in turn', last: 'The last card', two: 'Two cards' }, corrected: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['p. 400'],
        cases: [
          { when: { what: 'order' }, does: NEW_DEAL },
          { when: { what: 'last' }, does: NEW_DEAL },
          { when: { what: 'two', corrected: 'yes' }, does: ['deal = corrected', 'deal = stands'] },
          { when: { what: 'two', corrected: 'no' }, does: NEW_DEAL },
        ],
      },
      'uspc-1898': {
        at: clause('32', 17),
        cases: [
          { when: { corrected: 'yes' }, does: ['deal = stands'] },
          { when: { corrected: 'no' }, does: NEW_DEAL },
        ],
      },
    },
  },
  'wrong-number-of-cards': {
    moment: 'deal',
    answers: {
      noticed: { early: 'Before', later: 'After' },
      others: { right: 'All the others', partner: 'partner’s number is wrong', opponent: 'opponent’s number is wrong' },
    },
    books: {
      donohue: {
        at: ['p. 400'],
        cases: [
          { when: { others: 'right' }, does: [] },
          { when: { others: 'partner' }, does: NEW_DEAL },
          { when: { others: 'opponent' }, does: NEW_DEAL },
        ],
      },
      'uspc-1898': {
        at: clause('32', 17, 19),
        cases: [
          { when: { noticed: 'early' }, does: NEW_DEAL },
          { when: { noticed: 'later', others: 'right' }, does: [WHICHEVER] },
          { when: { noticed: 'later', others: 'partner' }, does: [WHICHEVER] },
          { when: { noticed: 'later', others: 'opponent' }, does: ['deal = void'] },
        ],
      },
    },
  },
  'card-missing-from-hand': {
    moment: 'play',
    answers: { found: { 'before-playing': 'Before', after: 'After' } },
    books: {
      donohue: {
        at: ['p. 401'],
        cases: [
          { when: { found: 'before-playing' }, does: [] },
          {
            when: { found: 'after' },
            does: [
              'deal = stands',
              'act:short-player:answer for any revoke made while the card was away = must',
              'act:short-player:search the other pack for the missing card = may',
            ],
          },
        ],
      },
      'uspc-1898': { at: clause('32', 14), cases: ruling(...NEW_DEAL) },
    },
  },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { who: { dealer: 'The dealer', partner: 'partner', opponent: 'opponent' }, looked: { yes: 'Yes', no: 'No' }, touched: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 401'],
        cases: [
          { when: { who: 'dealer', looked: 'no' }, does: [...NEW_DEAL, 'right = others'] },
          { when: { who: 'partner', looked: 'no' }, does: [...NEW_DEAL, 'right = others'] },
          { when: { who: 'opponent', looked: 'no' }, does: [...NEW_DEAL, 'right = dealer'] },
          { when: { looked: 'yes' }, does: ['act:looker:ask for a new deal = may not'] },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 15),
        cases: [
          { when: { touched: 'no' }, does: [...MAY_HAVE_NEW_DEAL, NOT_CALLED] },
          { when: { touched: 'yes' }, does: ['deal = stands', NOT_CALLED] },
        ],
      },
    },
  },
  'cards-touched-early': {
    moment: 'deal',
    answers: {
      who: { dealer: 'The dealer', partner: 'partner', opponent: 'opponent' },
      result: { nothing: 'went on well', misdeal: 'misdeal', exposed: 'turned up' },
      dealt: { 'under-51': 'Fewer', more: 'Fifty-one' },
    },
    books: {
      donohue: {
        at: ['p. 401'],
        cases: [
          { when: { who: 'dealer', dealt: 'under-51' }, does: ['act:others:see the card that the dealer looked at = may', ...NEW_DEAL, 'right = others'] },
          { when: { who: 'dealer', dealt: 'more' }, does: ['deal = stands'] },
          { when: { who: 'partner' }, does: ['act:looker:ask for a new deal = may not'] },
          { when: { who: 'opponent' }, does: ['act:looker:ask for a new deal = may not'] },
        ],
      },
      'uspc-1898': {
        at: clause('32', 15, 17),
        cases: [
          { when: { who: 'dealer' }, does: [] },
          ...['partner', 'opponent'].flatMap((who) => [
            { when: { who, result: 'nothing' }, does: ['penalty = none'] },
            { when: { who, result: 'misdeal' }, does: NEW_DEAL },
          ]),
          { when: { who: 'partner', result: 'exposed' }, does: MAY_HAVE_NEW_DEAL },
          {
            when: { who: 'opponent', result: 'exposed' },
            does: ['act:others:ask for a new deal = may not', 'deal = void', 'right = dealer', 'right = only-if offender-caused-it'],
            claim: 'side-of-dealer until cards-touched',
          },
        ],
      },
    },
  },
  'faced-card': {
    moment: 'deal',
    books: { donohue: { at: ['p. 400'], cases: ruling(...NEW_DEAL) }, 'uspc-1898': { at: clause('32', 14), cases: ruling(...NEW_DEAL) } },
  },
  'imperfect-pack': {
    moment: 'any-time',
    answers: { asked: { 'this-deal': 'The deal in which', past: 'already scored' } },
    books: {
      donohue: {
        at: ['p. 400', 'p. 401'],
        cases: [
          { when: { asked: 'this-deal' }, does: [...NEW_DEAL, 'thing:the hand = void'] },
          { when: { asked: 'past' }, does: ['thing:the past score = stands'] },
        ],
      },
      'uspc-1898': { at: clause('32-35', 14), cases: ruling(...NEW_DEAL, 'thing:the past score = stands') },
    },
  },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before', late: 'After' } },
    books: Object.fromEntries(
      [['donohue', ['p. 401']] as const, ['uspc-1898', clause('32', 16)] as const].map(([book, at]) => [
        book,
        {
          at,
          cases: [
            { when: { noticed: 'in-time' }, does: ['deal = void', 'right = anyone'], claim: 'anyone until deal-done' },
            { when: { noticed: 'late' }, does: ['deal = stands'] },
          ],
        },
      ]),
    ),
  },
  'dealing-for-another': {
    moment: 'deal',
    answers: { leave: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['p. 401'],
        cases: [
          { when: { leave: 'yes' }, does: ['act:offender:shuffle, cut or deal for the partner = may'] },
          { when: { leave: 'no' }, does: ['act:offender:shuffle, cut or deal for the partner = may not'] },
        ],
      },
    },
  },
};
