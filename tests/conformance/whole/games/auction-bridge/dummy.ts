// Dummy and warnings at auction bridge, from Blue Ribbon (laws 52 to 54, p. 117, laws 94 to 97, p. 123-124, laws 117 to 121, p. 126-127, and law 130,
// p. 128) and Donohue (p. 415, by which the rules of bridge on p. 403-411 apply).
import { ruling, type WholePlace } from '../../whole.ts';

const SAME = 'p. 415';
const NOT_NAMED = 'cost = not named';
const YES_NO = { yes: 'Yes', no: 'No' };
const NO_PENALTY = 'act:declarer:exact the penalty = may not';
const ASK = 'act:dummy:ask the partner whether a card of the suit led is left = may';
const POINT_OUT = ['act:dummy:point it out = may'];

export const dummyLaws: WholePlace['laws'] = {
  'dummy-rights': {
    moment: 'play',
    answers: {
      looked: YES_NO,
      what: { irregularity: 'exposed card, a revoke', lead: 'a lead out of turn', renounce: 'none of the suit', trick: 'wrong side' },
      'what-bridge-whist': { asked: 'Asked declarer', other: 'anything else' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 54, p. 117', 'law 96, p. 124', 'law 118, p. 126'],
        cases: [
          { when: { looked: 'no', what: 'irregularity' }, does: POINT_OUT },
          { when: { looked: 'no', what: 'lead' }, does: POINT_OUT },
          { when: { looked: 'no', what: 'renounce' }, does: POINT_OUT },
          { when: { looked: 'no', what: 'trick' }, does: POINT_OUT },
          { when: { looked: 'yes', what: 'irregularity' }, does: [NO_PENALTY] },
          { when: { looked: 'yes', what: 'lead' }, does: [NO_PENALTY, 'act:defenders:agree which of them leads = may'] },
          { when: { looked: 'yes', what: 'renounce' }, does: ['act:declarer:take back the card = may not', NO_PENALTY] },
          { when: { looked: 'yes', what: 'trick' }, does: ['act:dummy:point it out = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 403'],
        cases: [
          { when: { 'what-bridge-whist': 'asked' }, does: [ASK] },
          { when: { 'what-bridge-whist': 'other' }, does: ['act:declarer:claim a penalty = may not'] },
        ],
      },
    },
  },
  'dummy-looks': {
    moment: 'play',
    answers: { purpose: YES_NO, then: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 54, p. 117', 'law 96, p. 124'],
        cases: [
          { when: { purpose: 'yes', then: 'yes' }, does: [NO_PENALTY] },
          { when: { purpose: 'yes', then: 'no' }, does: ['act:dummy:point it out = may not'] },
          { when: { purpose: 'no' }, does: ['penalty = none'] },
        ],
      },
      donohue: { at: [SAME, 'p. 403'], cases: ruling('act:dummy:look at another hand or leave the seat to watch = may not', NOT_NAMED) },
    },
  },
  'dummy-revokes': {
    moment: 'play',
    answers: { lead: YES_NO, found: { open: 'Before the trick', turned: 'After it was' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 53, p. 117', 'law 117, p. 126', 'law 119, p. 126-127'],
        cases: [
          { when: { lead: 'no' }, does: ['thing:the card = taken back'] },
          { when: { lead: 'yes' }, does: ['thing:the trick = stands'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 403', 'p. 406-407'],
        cases: [
          { when: { found: 'open' }, does: ['act:declarer:take back the card = may', 'act:later-players:take back the card = may'] },
          { when: { found: 'turned' }, does: ['thing:the trick = stands'] },
        ],
      },
    },
  },
  'dummy-suggests': {
    moment: 'play',
    answers: { revoke: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 52, p. 117', 'law 95, p. 124'],
        cases: [
          {
            when: { revoke: 'no' },
            does: [
              'choice of either-defender: act:declarer:play the card or the suit suggested = must, or act:declarer:play the card or the suit suggested = may not',
            ],
          },
          { when: { revoke: 'yes' }, does: ['act:defenders:demand that play = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 403', 'p. 405'],
        cases: [
          {
            when: { revoke: 'no' },
            does: ['choice of either-defender: act:declarer:play the card suggested = must, or act:declarer:leave the card suggested unplayed = must'],
          },
          { when: { revoke: 'yes' }, does: ['act:either-defender:call a card whose play would be a revoke = may not'] },
        ],
      },
    },
  },
  'dummy-shown-early': {
    moment: 'opening-lead',
    books: {
      'blue-ribbon-1940': { at: ['law 94, p. 123-124'], cases: ruling('act:declarer:say which suit is led to the first trick = may not') },
    },
  },
  'dummy-in-dispute': {
    moment: 'any-time',
    books: { 'blue-ribbon-1940': { at: ['law 97, p. 124'], cases: ruling('act:dummy:take part in the dispute = may') } },
  },
  'dummy-away': {
    moment: 'play',
    answers: { asked: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 117, p. 126'],
        cases: [
          { when: { asked: 'yes' }, does: ['act:defenders:exact the penalty = may'] },
          { when: { asked: 'no' }, does: ['act:defenders:exact the penalty = may not'] },
        ],
      },
    },
  },
  'warning-partner': {
    moment: 'play',
    answers: { who: { defender: 'A defender', dummy: 'Dummy' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 130, p. 128'],
        cases: [
          { when: { who: 'defender' }, does: ['act:either-defender:warn the partner that it is not the partner’s turn = may'] },
          { when: { who: 'dummy' }, does: ['act:dummy:warn the partner that it is not the partner’s turn = may not', NOT_NAMED] },
        ],
      },
    },
  },
  'table-talk': {
    moment: 'play',
    answers: { who: { declarer: 'Declarer', defender: 'A defender', dummy: 'Dummy' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 132, p. 128-129'],
        cases: [
          { when: { who: 'declarer' }, does: ['penalty = none'] },
          { when: { who: 'defender' }, does: ['command:offender = suit named', 'right = others'] },
          { when: { who: 'dummy' }, does: ['command:offender = suit named', 'right = others'] },
        ],
      },
      donohue: { at: [SAME, 'p. 410-411'], cases: ruling('penalty = none') },
    },
  },
};
