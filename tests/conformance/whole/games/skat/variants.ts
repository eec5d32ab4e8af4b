// Ramsch, revolution, uno and duo, from Blue Ribbon (p. 353-355, and the laws and penalties, p. 356-358).
import { ruling, type WholeGame, type WholeLaw } from '../../whole.ts';
import { GAME_WHEN, OPEN, SKAT_WHO } from './bidding.ts';
import { BROKEN_OFF, LOST, WON } from './play.ts';

const OPEN_NULL: WholeLaw = { moment: 'opening-lead', books: { 'blue-ribbon-1940': { at: ['law 11, p. 357', 'p. 353'], cases: OPEN } } };
const tricks = (at: string, exact: string): WholeLaw => ({
  moment: 'hand-over',
  answers: { took: { fewer: 'Fewer', exact, more: 'More' } },
  books: {
    'blue-ribbon-1940': {
      at: [at],
      cases: [
        { when: { took: 'exact' }, does: [WON] },
        { when: { took: 'fewer' }, does: [LOST] },
        { when: { took: 'more' }, does: [LOST] },
      ],
    },
  },
});
const POINTS = { made: { 'blue-ribbon-1940': '20 points, p. 355' }, open: { 'blue-ribbon-1940': '40 points, p. 355' } };

export const variants: WholeGame = {
  'skat/ramsch': {
    absent: { laws: ['overbid', 'lost-game', 'null-trick', 'sixty', 'claimed-won'], points: ['overbid', 'matador'] },
    laws: {
      'skat-in-hand': {
        moment: 'bidding',
        answers: { when: { before: 'Before ramsch', after: 'Once ramsch' } },
        books: {
          'blue-ribbon-1940': {
            at: ['law 15, p. 357', 'law 5, p. 358'],
            cases: [
              { when: { when: 'before' }, does: ['act:dealer:draw the surplus cards out of that hand = must', 'lose:offender = 25 points'] },
              { when: { when: 'after' }, does: [] },
            ],
          },
        },
      },
      'skat-looked-at': {
        moment: 'play',
        answers: { who: SKAT_WHO, when: GAME_WHEN },
        books: {
          'blue-ribbon-1940': {
            at: ['law 8, p. 356', 'law 3, p. 358', 'law 4, p. 358', 'law 5, p. 358'],
            cases: [
              { when: { who: 'dealer' }, does: ['lose:dealer = 10 points'] },
              { when: { who: 'dealing-player' }, does: [] },
              { when: { who: 'player', when: 'before' }, does: ['lose:offender = 25 points'] },
              { when: { who: 'player', when: 'after' }, does: [] },
            ],
          },
        },
      },
      'broken-off': { moment: 'play', books: { 'blue-ribbon-1940': BROKEN_OFF } },
      'tied-for-most': {
        moment: 'count',
        answers: { tied: { two: 'Two', three: 'All three' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 354'],
            cases: [
              { when: { tied: 'two' }, does: ['lose:tied-players = 20 points'] },
              { when: { tied: 'three' }, does: [] },
            ],
          },
        },
      },
    },
  },
  'skat/revolution': {
    laws: {
      'open-hand': { moment: 'opening-lead', books: { 'blue-ribbon-1940': { at: ['p. 354', 'law 11, p. 357', 'p. 353'], cases: OPEN } } },
      'null-trick': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 354'], cases: ruling(LOST) } } },
      consulting: {
        moment: 'play',
        books: { 'blue-ribbon-1940': { at: ['p. 354'], cases: ruling('act:others:consult = may', 'act:others:exchange cards with each other = may') } },
      },
    },
    points: { revolution: { 'blue-ribbon-1940': '60 points, p. 354' } },
  },
  'skat/uno': { laws: { 'open-hand': OPEN_NULL, 'wrong-tricks': tricks('p. 354-355', 'Exactly one trick') }, points: POINTS },
  'skat/duo': { laws: { 'open-hand': OPEN_NULL, 'wrong-tricks': tricks('p. 355', 'Exactly two tricks') }, points: POINTS },
};
