// Three-cushion caroms, from Blue Ribbon (p. 50-53, with the fouls of p. 40-44 and the three-ball game, p. 44-47).
import { ruling, type WholeGame } from '../../whole.ts';

const FOUL = ['thing:the count = void'];
const COUNTS = ['thing:the count = stands'];
const OTHERS_CHOOSE = ['choice of others: act:others:play the balls as they lie = must, or act:others:have the balls put back where they were = must'];
const WRONG_BALL = [
  'thing:the stroke = void',
  'thing:the points made before that stroke = stands',
  'thing:a safety = charged to the player',
  'choice of others: act:others:play the balls as they lie = must, or act:others:have the two white balls change places = must',
];
const WARN = ['act:player:warn the opponent that the balls do not touch and give time to look = must', 'cost = not named'];
const LOSES_LEAD = ['thing:the lead = to others'];
const STRING_AGAIN = ['act:all-players:string again = must'];
const SPOT = ['act:player:have the ball put on its spot = must'];
const CROTCHED = ['act:player:end the inning = must', 'act:others:play the balls as they lie = must'];
const SAFETY = [
  'choice of others: thing:the stroke = stands, or act:player:count on that stroke = may not and act:player:hit at least one object ball from the old position = must',
];

export const threeCushion: WholeGame = {
  'billiards/three-cushion': {
    laws: {
      unclaimed: {
        moment: 'next-stroke',
        answers: { when: { first: 'Before the', second: 'After the' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 14, p. 44', 'law 3, p. 40', 'law 17, p. 52', 'p. 52-53'],
            cases: [
              { when: { when: 'first' }, does: FOUL, claim: 'opponent until next-stroke' },
              { when: { when: 'second' }, does: COUNTS },
            ],
          },
        },
      },
      'wrong-ball': {
        moment: 'stroke',
        answers: {
          when: {
            first: 'before a second',
            second: 'after a second',
            'left-exchanged': 'left exchanged',
            'both-off': 'Both whites',
            self: 'The claimant',
            missed: 'hit nothing',
          },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['law 17, p. 52', 'law 18, p. 52'],
            cases: [{ when: {}, does: WRONG_BALL, claim: 'opponent until The run is over' }],
          },
        },
      },
      frozen: {
        moment: 'stroke',
        answers: { played: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 8, p. 51', 'law 10, p. 43'],
            cases: [
              { when: { played: 'yes' }, does: FOUL, claim: 'opponent until next-stroke' },
              {
                when: { played: 'no' },
                does: [
                  'choice of player: act:player:play away from the ball that the cue ball touches = must, or act:player:have the balls spotted and play as for the opening stroke = must',
                ],
              },
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
      safety: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 1, p. 50', 'law 13, p. 44'], cases: ruling(...SAFETY) } } },
      'object-ball-disturbed': {
        moment: 'stroke',
        answers: { when: { act: 'In the act', after: 'After a counting' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 1, p. 50', 'law 6, p. 46'],
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
      'very-near': { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 1, p. 50', 'law 10, p. 47'], cases: ruling(...WARN) } } },
      stringing: {
        moment: 'set-up',
        answers: { fault: { one: 'One ball was', equal: 'Both alike,' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 1, p. 50', 'law 2, p. 44-45'],
            cases: [
              { when: { fault: 'one' }, does: LOSES_LEAD },
              { when: { fault: 'equal' }, does: STRING_AGAIN },
            ],
          },
        },
      },
      opening: {
        moment: 'stroke',
        books: {
          'blue-ribbon-1940': { at: ['law 1, p. 50', 'law 3, p. 45', 'p. 37'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] },
        },
      },
      miss: {
        moment: 'stroke',
        answers: { honest: { yes: 'Yes, honestly', no: 'No, a safety' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 15, p. 52', 'law 12, p. 51'],
            cases: [
              { when: { honest: 'yes' }, does: ['penalty = none'] },
              { when: { honest: 'no' }, does: ['lose:player = 1 point'] },
            ],
          },
        },
      },
      'off-table': {
        moment: 'stroke',
        answers: {
          ball: { 'own-count': 'The player’s, after', 'own-none': 'The player’s, without', white: 'The opponent’s', red: 'The red', both: 'Both whites,' },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['law 1, p. 50', 'law 5, p. 45-46', 'p. 38'],
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
      crotch: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 1, p. 50', 'law 11, p. 47'], cases: ruling(...CROTCHED) } } },
      'safety-play': {
        moment: 'stroke',
        answers: { how: { fair: 'Once, with', faulty: 'With no cushion', again: 'Again, straight' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 9, p. 51', 'law 10, p. 51', 'law 11, p. 51', 'law 16, p. 52'],
            cases: [
              { when: { how: 'fair' }, does: ['penalty = none'] },
              { when: { how: 'faulty' }, does: ['lose:player = 1 point'] },
              { when: { how: 'again' }, does: ['lose:player = 1 point'] },
            ],
          },
        },
      },
      'safety-off-cushion': {
        moment: 'stroke',
        answers: { cushion: { 'cue-ball': 'The cue ball', another: 'The object', same: 'Only the object' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 13, p. 51', 'law 14, p. 51-52', 'law 9, p. 51'],
            cases: [
              { when: { cushion: 'cue-ball' }, does: ['penalty = none'] },
              { when: { cushion: 'another' }, does: ['penalty = none'] },
              { when: { cushion: 'same' }, does: ['lose:player = 1 point'] },
            ],
          },
        },
      },
      'against-cushion': { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['law 7, p. 50-51'], cases: ruling('penalty = none') } } },
      defects: {
        moment: 'any-time',
        books: { 'blue-ribbon-1940': { at: ['p. 53'], cases: ruling('act:all-players:have play stopped and the damaged equipment changed = must') } },
      },
    },
    points: {
      'safety-penalty': { 'blue-ribbon-1940': '-1 point, law 9, p. 51, law 11, p. 51, law 12, p. 51, law 16, p. 52' },
    },
  },
};
