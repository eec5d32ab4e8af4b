// Cushion caroms and bank-shot billiards, from Blue Ribbon (p. 39 and 49-50, with the fouls of p. 41-43 and the three-ball game, p. 47).
import { ruling, type WholeGame } from '../../whole.ts';

const FOUL = ['thing:the count = void'];
const STANDS = ['thing:the stroke = stands'];
const COUNTS = ['thing:the count = stands'];
const OTHERS_CHOOSE = ['choice of others: act:others:play the balls as they lie = must, or act:others:have the balls put back where they were = must'];
const WARN = ['act:player:warn the opponent that the balls do not touch and give time to look = must', 'cost = not named'];
const CROTCHED = ['act:player:end the inning = must', 'act:others:play the balls as they lie = must'];
const EXCHANGE = ['choice of player: act:player:play on = must, or act:player:have the two white balls change places = must'];

export const cushions: WholeGame = {
  'billiards/cushion-caroms': {
    laws: {
      frozen: {
        moment: 'stroke',
        answers: { played: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 4, p. 50', 'law 10, p. 43'],
            cases: [
              { when: { played: 'yes' }, does: FOUL, claim: 'opponent until next-stroke' },
              {
                when: { played: 'no' },
                does: [
                  'choice of player: act:player:play on a ball that does not touch the cue ball = must, or act:player:play to a cushion first = must, or act:player:have the balls spotted and play as for the opening stroke = must',
                ],
              },
            ],
          },
        },
      },
      'very-near': { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['p. 49', 'law 10, p. 47'], cases: ruling(...WARN) } } },
      crotch: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['p. 49', 'law 11, p. 47'], cases: ruling(...CROTCHED) } } },
      doubt: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 2, p. 49'], cases: ruling(...FOUL) } } },
      'against-cushion': {
        moment: 'stroke',
        books: { 'blue-ribbon-1940': { at: ['law 5, p. 50'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
      },
    },
  },
  'billiards/bank-shot': {
    laws: {
      'wrong-ball': {
        moment: 'stroke',
        answers: {
          when: {
            first: 'Claimed before',
            second: 'Claimed after',
            'left-exchanged': 'The whites',
            'both-off': 'Both whites',
            self: 'The claimant',
            missed: 'It hit nothing',
          },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['law 6, p. 41'],
            cases: [
              { when: { when: 'first' }, does: FOUL, claim: 'opponent until next-stroke' },
              { when: { when: 'second' }, does: [...COUNTS, ...EXCHANGE] },
              { when: { when: 'left-exchanged' }, does: FOUL, claim: 'opponent until next-stroke' },
              { when: { when: 'both-off' }, does: STANDS },
              { when: { when: 'self' }, does: ['act:others:claim a penalty = may not'] },
              { when: { when: 'missed' }, does: [] },
            ],
          },
        },
      },
      'ball-touched': {
        moment: 'stroke',
        answers: {
          when: { stroke: 'A ball, other', moving: 'The cue ball, before', rest: 'The cue ball, too', early: 'The player’s', second: 'A ball a second' },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['law 7, p. 41-42', 'law 8, p. 42'],
            cases: [
              { when: { when: 'stroke' }, does: [...FOUL, ...OTHERS_CHOOSE], claim: 'opponent until next-stroke' },
              { when: { when: 'moving' }, does: ['thing:the stroke = void'], claim: 'opponent until next-stroke' },
              { when: { when: 'rest' }, does: ['act:player:count on the next stroke = may not'] },
              { when: { when: 'early' }, does: ['act:player:count on the next stroke = may not', 'act:player:make the safety play = may not'] },
              { when: { when: 'second' }, does: [...FOUL, 'act:player:make the safety play = may not', ...OTHERS_CHOOSE], claim: 'opponent until next-stroke' },
            ],
          },
        },
      },
      frozen: {
        moment: 'stroke',
        answers: { played: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 10, p. 43'],
            cases: [
              { when: { played: 'yes' }, does: FOUL, claim: 'opponent until next-stroke' },
              {
                when: { played: 'no' },
                does: [
                  'choice of player: act:player:play to a cushion first = must, or act:player:have the balls spotted and play as for the opening stroke = must',
                ],
              },
            ],
          },
        },
      },
      'no-cushion': {
        moment: 'stroke',
        books: { 'blue-ribbon-1940': { at: ['p. 39'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
      },
    },
  },
};
