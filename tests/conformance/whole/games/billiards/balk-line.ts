// Balk-line billiards, from Blue Ribbon (p. 38-39 and 48-49, with the three-ball game, p. 44-47, and the fouls, p. 41-43).
import { ruling, type WholeGame } from '../../whole.ts';

const FOUL = ['thing:the count = void'];
const STANDS = ['thing:the stroke = stands'];
const OTHERS_CHOOSE = ['choice of others: act:others:play the balls as they lie = must, or act:others:have the balls put back where they were = must'];
const OWN_TOUCHED = ['score:others = 1 point', 'act:player:make the safety play = may not'];
const WARN = ['act:player:warn the opponent that the balls do not touch and give time to look = must', 'cost = not named'];
const LOSES_LEAD = ['thing:the lead = to others'];
const STRING_AGAIN = ['act:all-players:string again = must'];
const SPOT = ['act:player:have the ball put on its spot = must'];
const FROZEN = [
  'choice of player: act:player:play on a ball that does not touch the cue ball = must, or act:player:play away by a massé and hit first the ball that did not touch = must, or act:player:play to a cushion first = must, or act:player:have the balls spotted and play as for the opening stroke = must',
];

export const balkLine: WholeGame = {
  'billiards/balk-line': {
    laws: {
      'ball-touched': {
        moment: 'stroke',
        answers: {
          when: { stroke: 'A ball, other', moving: 'The cue ball, before', rest: 'The cue ball, too', early: 'The player’s', second: 'A ball a second' },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 38', 'law 7, p. 41-42', 'law 8, p. 42', 'law 6, p. 46', 'law 8, p. 47'],
            cases: [
              { when: { when: 'stroke' }, does: [...FOUL, ...OTHERS_CHOOSE], claim: 'opponent until next-stroke' },
              { when: { when: 'moving' }, does: ['thing:the stroke = void'], claim: 'opponent until next-stroke' },
              { when: { when: 'rest' }, does: ['act:player:count on the next stroke = may not'] },
              { when: { when: 'early' }, does: OWN_TOUCHED, claim: 'opponent until next-stroke' },
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
            at: ['law 5, p. 48', 'law 10, p. 43', 'law 9, p. 47'],
            cases: [
              { when: { played: 'yes' }, does: FOUL, claim: 'opponent until next-stroke' },
              { when: { played: 'no' }, does: FROZEN },
            ],
          },
        },
      },
      'object-ball-disturbed': {
        moment: 'stroke',
        answers: { when: { act: 'In the act', after: 'After a counting' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 38', 'law 6, p. 46'],
            cases: [
              { when: { when: 'act' }, does: [...FOUL, 'act:player:make the safety play = may not'], claim: 'opponent until next-stroke' },
              {
                when: { when: 'after' },
                does: [...FOUL, 'act:player:end the inning = must', 'act:player:have the balls put back where they were = must'],
                claim: 'opponent until next-stroke',
              },
            ],
          },
        },
      },
      'very-near': { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['p. 38', 'law 10, p. 47'], cases: ruling(...WARN) } } },
      stringing: {
        moment: 'set-up',
        answers: { fault: { one: 'One ball was', equal: 'Both alike,' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 38', 'law 2, p. 44-45'],
            cases: [
              { when: { fault: 'one' }, does: LOSES_LEAD },
              { when: { fault: 'equal' }, does: STRING_AGAIN },
            ],
          },
        },
      },
      opening: {
        moment: 'stroke',
        books: { 'blue-ribbon-1940': { at: ['p. 38', 'law 3, p. 45', 'p. 37'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
      },
      miss: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['p. 38', 'law 4, p. 45'], cases: ruling('score:others = 1 point') } } },
      'off-table': {
        moment: 'stroke',
        answers: {
          ball: { 'own-count': 'The player’s, after', 'own-none': 'The player’s, without', white: 'The opponent’s', red: 'The red', both: 'Both whites,' },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 38', 'law 5, p. 45-46'],
            cases: [
              { when: { ball: 'own-count' }, does: ['thing:the count = stands', 'act:player:play on = must', ...SPOT] },
              { when: { ball: 'own-none' }, does: ['act:player:end the inning = must', ...SPOT] },
              { when: { ball: 'white' }, does: SPOT },
              { when: { ball: 'red' }, does: SPOT },
              { when: { ball: 'both' }, does: ['act:others:have the ball put on its spot = must', 'act:others:play on = may'] },
            ],
          },
        },
      },
      'in-balk': {
        moment: 'stroke',
        answers: { out: { none: 'No ball left', back: 'A ball left' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 4, p. 48', 'law 6, p. 49', 'p. 38-39'],
            cases: [
              { when: { out: 'none' }, does: ['thing:the stroke = void', 'act:player:end the inning = must', 'act:others:play the balls as they lie = must'] },
              { when: { out: 'back' }, does: STANDS },
            ],
          },
        },
      },
    },
  },
};
