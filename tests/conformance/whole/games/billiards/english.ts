// English billiards, from Blue Ribbon (p. 54-55).
import { ruling, type WholeGame } from '../../whole.ts';

export const english: WholeGame = {
  'billiards/english': {
    laws: {
      'push-shot': {
        moment: 'stroke',
        books: { 'blue-ribbon-1940': { at: ['p. 55'], cases: ruling('act:player:push the cue ball = may not', 'cost = not named') } },
      },
      miss: { moment: 'stroke', books: { 'blue-ribbon-1940': { at: ['p. 55'], cases: ruling('score:others = 1 point') } } },
      'forced-off': {
        moment: 'stroke',
        answers: {
          ball: {
            pocketed: 'The cue ball, into',
            cue: 'The cue ball, off the table and',
            'cue-hit': 'The cue ball, off the table after',
            object: 'Another ball,',
          },
        },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 55'],
            cases: [
              { when: { ball: 'pocketed' }, does: ['score:others = 3 points'] },
              {
                when: { ball: 'cue' },
                does: [
                  'score:others = 3 points',
                  'choice of others: act:others:play the balls as they lie = must, or act:others:have the red put on its spot and play = must, or act:player:start as at the beginning of the game = must',
                ],
              },
              {
                when: { ball: 'cue-hit' },
                does: [
                  'choice of others: act:others:play the balls as they lie = must, or act:others:have the red put on its spot and play = must, or act:player:start as at the beginning of the game = must',
                ],
              },
              {
                when: { ball: 'object' },
                does: [
                  'score:others = 2 points',
                  'choice of others: act:others:play the balls as they lie = must, or act:others:have the red put on its spot and play = must, or act:player:start as at the beginning of the game = must',
                ],
              },
            ],
          },
        },
      },
      'touching-english': {
        moment: 'stroke',
        books: {
          'blue-ribbon-1940': {
            at: ['p. 55'],
            cases: ruling('act:player:have the red spotted and the other ball in play put on the centre spot, and play from the D = must'),
          },
        },
      },
      'red-twice': {
        moment: 'stroke',
        books: { 'blue-ribbon-1940': { at: ['p. 55'], cases: ruling('act:player:have the red put on the centre spot for the next stroke = must') } },
      },
      'in-balk': {
        moment: 'stroke',
        books: { 'blue-ribbon-1940': { at: ['p. 54'], cases: ruling('act:player:drive the ball out of balk = must', 'cost = not named') } },
      },
    },
    points: {
      cannon: { 'blue-ribbon-1940': '2 points, p. 55' },
      'white-hazard': { 'blue-ribbon-1940': '2 points, p. 55' },
      'red-hazard': { 'blue-ribbon-1940': '3 points, p. 55' },
      'english-miss': { 'blue-ribbon-1940': '1 point, p. 55' },
      coup: { 'blue-ribbon-1940': '3 points, p. 55' },
      'forced-off': { 'blue-ribbon-1940': '2 points, p. 55' },
    },
  },
};
