// Strokes at billiards, from Blue Ribbon (official code, p. 43-44; three-ball game, p. 44-47; French caroms, p. 37-38).
import { ruling, type WholePlace } from '../../whole.ts';

const FOUL = ['thing:the count = void'];
const WARN = ['act:player:warn the opponent that the balls do not touch and give time to look = must', 'cost = not named'];
const LOSES_LEAD = ['thing:the lead = to others'];
const STRING_AGAIN = ['act:all-players:string again = must'];
const SPOT = ['act:player:have the ball put on its spot = must'];
const CROTCHED = ['act:player:end the inning = must', 'act:others:play the balls as they lie = must'];
const SAFETY = [
  'choice of others: thing:the stroke = stands, or act:player:count on that stroke = may not and act:player:hit at least one object ball from the old position = must',
];

export const strokes: WholePlace['laws'] = {
  marks: {
    moment: 'any-time',
    books: { 'blue-ribbon-1940': { at: ['law 11, p. 43'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
  },
  help: {
    moment: 'stroke',
    answers: { who: { other: 'Any other', marker: 'The marker' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 11, p. 43'],
        cases: [
          { when: { who: 'other' }, does: FOUL, claim: 'opponent until next-stroke' },
          { when: { who: 'marker' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'ball-lifted': {
    moment: 'any-time',
    answers: { why: { other: 'Without a', rule: 'A rule moves', hidden: 'Something' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 12, p. 43-44'],
        cases: [
          { when: { why: 'other' }, does: [...FOUL, 'act:player:count on the next stroke = may not'], claim: 'opponent until next-stroke' },
          { when: { why: 'rule' }, does: ['penalty = none'] },
          { when: { why: 'hidden' }, does: ['act:player:play on = must'] },
        ],
      },
    },
  },
  safety: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 13, p. 44'], cases: ruling(...SAFETY) } } },
  'object-ball-disturbed': {
    moment: 'stroke',
    answers: { when: { act: 'In the act', after: 'After a counting' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 6, p. 46'],
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
  'very-near': { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 10, p. 47'], cases: ruling(...WARN) } } },
  stringing: {
    moment: 'set-up',
    answers: { fault: { one: 'One ball was', equal: 'Both alike,' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 2, p. 44-45'],
        cases: [
          { when: { fault: 'one' }, does: LOSES_LEAD },
          { when: { fault: 'equal' }, does: STRING_AGAIN },
        ],
      },
    },
  },
  opening: {
    moment: 'stroke',
    books: { 'blue-ribbon-1940': { at: ['law 3, p. 45', 'p. 37'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
  },
  miss: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 4, p. 45', 'p. 38'], cases: ruling('score:others = 1 point') } } },
  'off-table': {
    moment: 'stroke',
    answers: {
      ball: { 'own-count': 'The player’s, after', 'own-none': 'The player’s, without', white: 'The opponent’s', red: 'The red', both: 'Both whites,' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 5, p. 45-46', 'p. 38'],
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
  crotch: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 11, p. 47'], cases: ruling(...CROTCHED) } } },
};
