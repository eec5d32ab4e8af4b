// Duplicate whist, from U.S. Playing Card (The Laws of Duplicate Whist, p. 28-32; Mnemonic Duplicate, p. 32).
import { ruling, type WholeGame } from '../../whole.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { at, FOUND, IN_ORDER, PLAYS, WITH } from './words.ts';

export const whole: WholeGame = {
  'duplicate-whist': {
    laws: { ...dealLaws, ...playLaws },
    points: {
      trick: { 'uspc-1898': '1 point, law a, p. 28-32' },
      revoke: { 'uspc-1898': '2 tricks a revoke, p. 28, law 30, p. 22-26' },
      'two-teams': { 'uspc-1898': 'Won by the tricks above half of all., law a, p. 28-32' },
      'several-teams': { 'uspc-1898': 'Won or lost against the average., law a, p. 28-32' },
      rounding: {
        'uspc-1898': 'A fraction is kept only where it avoids a tie, and the match is then won by that fraction of a trick., law a, p. 28-32',
      },
      'odd-pair': { 'uspc-1898': 'It adds the average of all pairs who sat opposite to its odd pair, as though it had won that., law a, p. 28-32' },
    },
  },
  'duplicate-whist/mnemonic': {
    laws: {
      'wrong-number-of-cards': { moment: 'play', answers: { ...FOUND, ...WITH }, books: { 'uspc-1898': { at: ['p. 32'], cases: ruling('deal = void') } } },
      'no-card-to-trick': { moment: 'trick-turned', answers: { found: PLAYS }, books: { 'uspc-1898': { at: ['p. 32'], cases: ruling('deal = void') } } },
      'wrong-trump-on-overplay': {
        moment: 'trump-turned',
        answers: { tables: { few: 'One or two', more: 'Three' } },
        books: {
          'uspc-1898': {
            at: at('e'),
            cases: [
              { when: { tables: 'few' }, does: ['deal = void'] },
              { when: { tables: 'more' }, does: ['deal = void'] },
            ],
          },
        },
      },
      'cards-out-of-order': {
        moment: 'play',
        answers: { play: PLAYS },
        books: {
          'uspc-1898': {
            at: ['p. 32', ...at('f')],
            cases: [
              { when: { play: 'original' }, does: IN_ORDER },
              { when: { play: 'overplay' }, does: ['penalty = none'] },
            ],
          },
        },
      },
    },
    points: {
      trick: { 'uspc-1898': '1 point, p. 32' },
      'two-teams': { 'uspc-1898': 'Won by the tricks above half of all., p. 32, law a, p. 28-32' },
      revoke: { 'uspc-1898': '2 tricks a revoke, p. 32, p. 28, law 30, p. 22-26' },
    },
  },
};
