// Pitch, and the two kinds of it in Blue Ribbon: smudge (p. 10) and selling out (p. 7).
import { ruling, type WholeGame } from '../../whole.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

const MUST_PITCH = ruling('act:left-of-dealer:pitch the trump = must');
const ALL_WON = 'All the points that the bidder won., p. 8';

export const whole: WholeGame = {
  pitch: { laws, points },
  'pitch/smudge': {
    laws: {
      'who-smudges': {
        moment: 'count',
        answers: { bid: { four: 'Four', less: 'Less' }, score: { even: 'or better', hole: 'hole' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 10'],
            cases: [
              { when: { bid: 'four', score: 'even' }, does: ['game = won by bidder'] },
              { when: { bid: 'four', score: 'hole' }, does: ['score:bidder = all that they made in the deal'] },
              { when: { bid: 'less', score: 'even' }, does: [] },
              { when: { bid: 'less', score: 'hole' }, does: ['score:bidder = all that they made in the deal'] },
            ],
          },
        },
      },
    },
    points: { 'bid-made': { 'blue-ribbon-1940': ALL_WON }, 'wins-game': { 'blue-ribbon-1940': 'The whole game is won at once., p. 10' } },
    absent: { laws: ['smudge-not-made'], points: ['smudge', 'smudge-failed', 'sold'] },
  },
  'pitch/selling-out': {
    laws: {
      'nobody-bids': { moment: 'bidding', books: { 'blue-ribbon-1940': { at: ['p. 7'], cases: MUST_PITCH } } },
      'refused-bid-not-made': {
        moment: 'count',
        books: { 'blue-ribbon-1940': { at: ['p. 7'], cases: ruling('act:the seller:make at least the number refused = must') } },
      },
      'bid-puts-seller-out': {
        moment: 'bidding',
        books: { 'blue-ribbon-1940': { at: ['p. 7'], cases: ruling('act:others:bid enough to put the seller out = may not') } },
      },
    },
    points: {
      'bid-made': { 'blue-ribbon-1940': ALL_WON },
      sold: { 'blue-ribbon-1940': 'The amount of the bid, added to the score of the eldest hand., p. 7' },
    },
    absent: { laws: ['smudge-not-made', 'seller-out-on-the-bid'], points: ['smudge', 'smudge-failed'] },
  },
};
