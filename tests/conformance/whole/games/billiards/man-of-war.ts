// The man-of-war game, from Blue Ribbon (p. 40, with the fouls of p. 40-42).
import type { WholeGame } from '../../whole.ts';

const FOUL = ['thing:the count = void'];
const STANDS = ['thing:the stroke = stands'];
const COUNTS = ['thing:the count = stands'];
const BALLS_BACK = [
  'choice of next-player: act:next-player:play the balls as they lie = must, or act:next-player:have the balls put back where they were = must',
];
const EXCHANGE = ['choice of player: act:player:play on = must, or act:player:have the two white balls change places = must'];
const SELF = ['act:the player who has just done the same:claim a penalty = may not'];

export const manOfWar: WholeGame = {
  'billiards/man-of-war': {
    laws: {
      'in-hand': {
        moment: 'stroke',
        answers: { warned: { yes: 'Yes, and the player played', asked: 'Yes, and the player asked', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 3, p. 40', 'p. 40'],
            cases: [
              { when: { warned: 'yes' }, does: FOUL, claim: 'either-opponent until stroke' },
              { when: { warned: 'asked' }, does: ['act:all-players:go by what the referee says of the ball before the stroke = must'] },
              { when: { warned: 'no' }, does: STANDS },
            ],
          },
        },
      },
      'wrong-ball': {
        moment: 'stroke',
        answers: { when: { first: 'Claimed before', second: 'Claimed after', 'left-exchanged': 'The whites', self: 'The claimant', missed: 'It hit nothing' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 6, p. 41'],
            cases: [
              { when: { when: 'first' }, does: FOUL, claim: 'either-opponent until next-stroke' },
              { when: { when: 'second' }, does: [...COUNTS, ...EXCHANGE] },
              { when: { when: 'left-exchanged' }, does: FOUL, claim: 'either-opponent until next-stroke' },
              { when: { when: 'self' }, does: SELF },
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
              { when: { when: 'stroke' }, does: [...FOUL, ...BALLS_BACK], claim: 'either-opponent until next-stroke' },
              { when: { when: 'moving' }, does: ['thing:the stroke = void'], claim: 'either-opponent until next-stroke' },
              { when: { when: 'rest' }, does: ['act:player:count on the next stroke = may not'] },
              { when: { when: 'early' }, does: ['act:player:count on the next stroke = may not', 'act:player:make the safety play = may not'] },
              {
                when: { when: 'second' },
                does: [...FOUL, 'act:player:make the safety play = may not', ...BALLS_BACK],
                claim: 'either-opponent until next-stroke',
              },
            ],
          },
        },
      },
    },
  },
};
