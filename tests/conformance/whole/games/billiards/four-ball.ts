// Four-ball billiards, from Blue Ribbon (p. 36, with the fouls of p. 41-42).
import type { WholeGame } from '../../whole.ts';

const FOUL = ['thing:the count = void'];
const STANDS = ['thing:the stroke = stands'];
const COUNTS = ['thing:the count = stands'];
const OTHERS_CHOOSE = ['choice of others: act:others:play the balls as they lie = must, or act:others:have the balls put back where they were = must'];
const EXCHANGE = ['choice of player: act:player:play on = must, or act:player:have the two white balls change places = must'];

export const fourBall: WholeGame = {
  'billiards/four-ball': {
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
    },
    points: {
      'off-red': { 'blue-ribbon-1940': '3 points, p. 36' },
      'off-white': { 'blue-ribbon-1940': '2 points, p. 36' },
      game: { 'blue-ribbon-1940': '100 points, p. 36' },
      shot: { 'blue-ribbon-1940': '1 point, p. 36' },
      'later-game': { 'blue-ribbon-1940': '34 points, p. 36' },
    },
  },
};
