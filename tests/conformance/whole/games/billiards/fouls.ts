// Fouls at billiards, from Blue Ribbon (official code, p. 40-44; French caroms, p. 38; three-ball game, p. 45-47).
import type { WholePlace } from '../../whole.ts';

const FOUL = ['thing:the count = void'];
const REPLAY = ['act:player:have the balls put back where they were = must', 'act:player:repeat the stroke = must'];
const STANDS = ['thing:the stroke = stands'];
const COUNTS = ['thing:the count = stands'];
const OTHERS_CHOOSE = ['choice of others: act:others:play the balls as they lie = must, or act:others:have the balls put back where they were = must'];
const OWN_TOUCHED = ['score:others = 1 point', 'act:player:make the safety play = may not'];
const FROZEN = [
  'choice of player: act:player:play on a ball that does not touch the cue ball = must, or act:player:play away by a massé and hit first the ball that did not touch = must, or act:player:play to a cushion first = must, or act:player:have the balls spotted and play as for the opening stroke = must',
];

export const fouls: WholePlace['laws'] = {
  unclaimed: {
    moment: 'next-stroke',
    answers: { when: { first: 'Before the', second: 'After the' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 14, p. 44', 'law 3, p. 40'],
        cases: [
          { when: { when: 'first' }, does: FOUL, claim: 'opponent until next-stroke' },
          { when: { when: 'second' }, does: COUNTS },
        ],
      },
    },
  },
  'cue-tip': {
    moment: 'stroke',
    books: { 'blue-ribbon-1940': { at: ['law 1, p. 40'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
  },
  'push-shot': {
    moment: 'stroke',
    books: { 'blue-ribbon-1940': { at: ['law 2, p. 40', 'p. 38'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
  },
  'foot-off-floor': {
    moment: 'stroke',
    books: { 'blue-ribbon-1940': { at: ['law 4, p. 41'], cases: [{ when: {}, does: FOUL, claim: 'opponent until next-stroke' }] } },
  },
  'in-hand': {
    moment: 'stroke',
    answers: { warned: { yes: 'Yes, and the player played', asked: 'Yes, and the player asked', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 3, p. 40'],
        cases: [
          { when: { warned: 'yes' }, does: FOUL, claim: 'opponent until stroke' },
          { when: { warned: 'asked' }, does: ['act:all-players:go by what the referee says of the ball before the stroke = must'] },
          { when: { warned: 'no' }, does: STANDS },
        ],
      },
    },
  },
  'ball-in-motion': {
    moment: 'stroke',
    answers: { rest: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 5, p. 41'],
        cases: [
          { when: { rest: 'no' }, does: FOUL, claim: 'opponent until next-stroke' },
          { when: { rest: 'yes' }, does: REPLAY },
        ],
      },
    },
  },
  'ball-touched': {
    moment: 'stroke',
    answers: { when: { stroke: 'A ball, other', moving: 'The cue ball, before', rest: 'The cue ball, too', early: 'The player’s', second: 'A ball a second' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 7, p. 41-42', 'law 8, p. 42', 'law 6, p. 46', 'law 8, p. 47'],
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
        at: ['law 10, p. 43', 'law 9, p. 47'],
        cases: [
          { when: { played: 'yes' }, does: FOUL, claim: 'opponent until next-stroke' },
          { when: { played: 'no' }, does: FROZEN },
        ],
      },
    },
  },
};
