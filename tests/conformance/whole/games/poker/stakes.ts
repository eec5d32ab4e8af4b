// Table stakes and freeze-out: Blue Ribbon (p. 289-290), Donohue (p. 57-59) and U.S. Playing Card (p. 37).
import { ruling, type WholeGame } from '../../whole.ts';

const MEETS = ['act:offender:meet the raise or drop out = must'];
const CALLS_FOR_REST = ['act:the player short of chips:call for the chips they have left = may'];
const NOT_RAISED = ['act:the player short of chips:be raised beyond the chips on the table = may not'];
const NO_CREDIT = ['act:offender:borrow or play on credit = may not'];
const BORROWS_ON = ['act:offender:borrow to call as well = must'];
const ADDS = ['act:anyone:add chips to the stake = may'];
const NOT_ADDS = ['act:offender:add chips to the stake = may not'];
const NOT_OFF = ['act:offender:take chips off the table = may not'];
const NOT_LEAVE = ['act:offender:leave with chips before the agreed end = may not'];
const COVERED = 'thing:the part of the pot that those chips have covered = to the player short of chips';
const CALLS = { when: { borrowed: 'no', show: 'not-shown' }, does: [...CALLS_FOR_REST, 'act:others:raise = may'] };
const BEATEN = { when: { borrowed: 'no', show: 'sight-beaten' }, does: ['thing:the pot = to best-hand'] };
const SIGHT = [
  CALLS,
  { when: { borrowed: 'no', show: 'sight-best' }, does: [COVERED, 'thing:the rest of the pot = to the best hand among the other players'] },
  BEATEN,
];
/** U.S. Playing Card says what the hand keeps, but not where the rest goes. */
const USPC_SIGHT = [CALLS, { when: { borrowed: 'no', show: 'sight-best' }, does: [COVERED] }, BEATEN];
const COVERS = { covers: { yes: 'Yes', no: 'No' } };
const covers = (does: readonly string[]) => [
  { when: { covers: 'yes' }, does: MEETS },
  { when: { covers: 'no' }, does },
];
const SHORT = { borrowed: { no: 'No', yes: 'Yes' }, show: { 'not-shown': 'No', 'sight-best': 'the best hand', 'sight-beaten': 'better' } };

export const stakes: WholeGame = {
  'poker/table-stakes': {
    laws: {
      'raise-not-met': {
        moment: 'betting',
        answers: COVERS,
        books: {
          'blue-ribbon-1940': { at: ['p. 290', 'p. 286-287'], cases: covers(CALLS_FOR_REST) },
          donohue: { at: ['p. 59', 'law 21, p. 62'], cases: covers(NOT_RAISED) },
          'uspc-1898': { at: ['p. 37', 'p. 40'], cases: covers(CALLS_FOR_REST) },
        },
      },
      'over-limit': {
        moment: 'betting',
        books: {
          'blue-ribbon-1940': { at: ['p. 289-290'], cases: ruling('act:offender:bet more than the chips they have on the table = may not') },
          donohue: { at: ['p. 59'], cases: ruling(...NOT_RAISED) },
          'uspc-1898': { at: ['p. 37', 'p. 37-38', 'p. 40'], cases: ruling('act:offender:bet or raise more than the limit = may not') },
        },
      },
      'short-of-chips': {
        moment: 'betting',
        answers: SHORT,
        books: {
          'blue-ribbon-1940': { at: ['p. 290', 'p. 293'], cases: [...SIGHT, { when: { borrowed: 'yes' }, does: NO_CREDIT }] },
          donohue: { at: ['p. 59'], cases: ruling(...NOT_RAISED) },
          'uspc-1898': { at: ['p. 37', 'p. 41'], cases: [...USPC_SIGHT, { when: { borrowed: 'yes' }, does: BORROWS_ON }] },
        },
      },
      'stake-changed': {
        moment: 'any-time',
        answers: { what: { adds: 'Adds', takes: 'Takes' }, when: { between: 'Between', 'in-hand': 'While' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 290'],
            cases: [
              { when: { what: 'adds', when: 'in-hand' }, does: NOT_ADDS },
              { when: { what: 'takes', when: 'in-hand' }, does: NOT_OFF },
              { when: { when: 'between' }, does: [] },
            ],
          },
          ...Object.fromEntries(
            Object.entries({ donohue: ['p. 59'], 'uspc-1898': ['p. 37'] }).map(([book, at]) => [
              book,
              {
                at,
                cases: [
                  { when: { what: 'adds', when: 'between' }, does: ADDS },
                  { when: { what: 'adds', when: 'in-hand' }, does: NOT_ADDS },
                  { when: { what: 'takes' }, does: [] },
                ],
              },
            ]),
          ),
        },
      },
      'no-stake': {
        moment: 'cards-lifted',
        answers: { lifted: { no: 'No', yes: 'Yes' } },
        books: {
          donohue: {
            at: ['p. 59'],
            cases: [
              { when: { lifted: 'no' }, does: ['act:offender:put up or declare a stake before lifting the hand = must'] },
              { when: { lifted: 'yes' }, does: ['act:offender:stand out of this hand = must'] },
            ],
          },
        },
      },
      'declared-stake': {
        moment: 'betting',
        books: {
          donohue: {
            at: ['p. 59'],
            cases: ruling('act:offender:meet raises up to the largest stake of any other player = must', 'act:offender:make the bet good in cash = must'),
          },
        },
      },
    },
  },
  'poker/freeze-out': {
    laws: {
      'raise-not-met': {
        moment: 'betting',
        answers: COVERS,
        books: {
          'blue-ribbon-1940': { at: ['p. 290', 'p. 286-287'], cases: covers(CALLS_FOR_REST) },
          donohue: { at: ['p. 57-58', 'law 21, p. 62'], cases: covers(CALLS_FOR_REST) },
          'uspc-1898': { at: ['p. 37', 'p. 40'], cases: covers(CALLS_FOR_REST) },
        },
      },
      'short-of-chips': {
        moment: 'betting',
        answers: SHORT,
        books: {
          'blue-ribbon-1940': { at: ['p. 290'], cases: [...SIGHT, { when: { borrowed: 'yes' }, does: NO_CREDIT }] },
          donohue: {
            at: ['p. 57-58'],
            cases: [
              { when: { borrowed: 'no', show: 'not-shown' }, does: CALLS_FOR_REST },
              { when: { borrowed: 'no', show: 'sight-best' }, does: [] },
              { when: { borrowed: 'no', show: 'sight-beaten' }, does: [] },
              { when: { borrowed: 'yes' }, does: NO_CREDIT },
            ],
          },
          'uspc-1898': { at: ['p. 37'], cases: [...USPC_SIGHT, { when: { borrowed: 'yes' }, does: NO_CREDIT }] },
        },
      },
      'stake-changed': {
        moment: 'any-time',
        answers: { source: { winnings: 'Won', elsewhere: 'Bought' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 290'],
            cases: [
              { when: { source: 'winnings' }, does: ADDS },
              { when: { source: 'elsewhere' }, does: [...NOT_ADDS, ...NO_CREDIT] },
            ],
          },
          ...Object.fromEntries(
            Object.entries({ donohue: ['p. 57-58'], 'uspc-1898': ['p. 37'] }).map(([book, at]) => [
              book,
              {
                at,
                cases: [
                  { when: { source: 'winnings' }, does: ADDS },
                  { when: { source: 'elsewhere' }, does: book === 'donohue' ? [...NOT_ADDS, ...NO_CREDIT] : NOT_ADDS },
                ],
              },
            ]),
          ),
        },
      },
      'leaving-early': {
        moment: 'any-time',
        answers: { what: { leave: 'leave', part: 'put chips away' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 290'],
            cases: [
              { when: { what: 'leave' }, does: [] },
              { when: { what: 'part' }, does: NOT_OFF },
            ],
          },
          ...Object.fromEntries(
            Object.entries({ donohue: ['p. 57-58'], 'uspc-1898': ['p. 37'] }).map(([book, at]) => [
              book,
              {
                at,
                cases: [
                  { when: { what: 'leave' }, does: NOT_LEAVE },
                  { when: { what: 'part' }, does: [] },
                ],
              },
            ]),
          ),
        },
      },
      'stake-lost': {
        moment: 'hand-over',
        books: {
          'blue-ribbon-1940': { at: ['p. 290'], cases: ruling('act:offender:leave the game = must') },
          donohue: { at: ['p. 57-58'], cases: ruling(...NO_CREDIT, 'act:offender:leave the game = must') },
        },
      },
    },
  },
};
