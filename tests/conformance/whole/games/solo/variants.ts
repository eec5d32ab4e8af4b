// Heart solo and six-handed solo, from Blue Ribbon (p. 363) and U.S. Playing Card (p. 91-92).
import { ruling, type WholeGame } from '../../whole.ts';

const STAMM = ['score:lone-player = all that the pool holds, and at most 16'];
const BETE = ['pay:lone-player = a bête: as much as the pool holds, and at most 16 to pool'];
const PAYS_ALL = ['pay:bidder = the value of the game, and the matadors to others'];
const LOST = ['game = won by others'];
const CORRECTED = ['thing:the play = corrected'];

export const variants: WholeGame = {
  'solo/heart-solo': {
    laws: {
      'all-passed': {
        moment: 'bidding',
        books: {
          'blue-ribbon-1940': { at: ['p. 363'], cases: ruling('lose:last-trick-winner = the price of a solo in color') },
          'uspc-1898': { at: ['p. 92'], cases: ruling('lose:last-trick-winner = the price of a solo') },
        },
      },
    },
    points: {
      'last-trick': { 'blue-ribbon-1940': 'as much as a solo in color, p. 363', 'uspc-1898': 'as much as a solo, p. 92' },
    },
    absent: { laws: ['forcee-not-played', 'who-is-partner', 'own-ace-called', 'four-aces'] },
  },
  'solo/six-handed': {
    laws: {
      'lead-out-of-turn': {
        moment: 'lead',
        answers: { who: { lone: 'The player', against: 'An opponent', partners: 'Anybody, where' } },
        books: {
          'uspc-1898': {
            at: ['p. 92'],
            cases: [
              { when: { who: 'lone' }, does: CORRECTED },
              { when: { who: 'against' }, does: LOST },
              { when: { who: 'partners' }, does: [] },
            ],
          },
        },
      },
      'play-out-of-turn': {
        moment: 'play',
        answers: { who: { lone: 'The player', against: 'An opponent', partners: 'Anybody, where' } },
        books: {
          'uspc-1898': {
            at: ['p. 92'],
            cases: [
              { when: { who: 'lone' }, does: CORRECTED },
              { when: { who: 'against' }, does: LOST },
              { when: { who: 'partners' }, does: [] },
            ],
          },
        },
      },
      'exposed-card': {
        moment: 'play',
        answers: { who: { lone: 'The player', against: 'An opponent', partners: 'Anybody, where' } },
        books: {
          'uspc-1898': {
            at: ['p. 92'],
            cases: [
              { when: { who: 'lone' }, does: CORRECTED },
              { when: { who: 'against' }, does: LOST },
              { when: { who: 'partners' }, does: [] },
            ],
          },
        },
      },
      'game-lost': {
        moment: 'hand-over',
        answers: { side: { alone: 'Alone', ace: 'With a called' } },
        books: {
          'uspc-1898': {
            at: ['p. 92', 'p. 91'],
            cases: [
              { when: { side: 'alone' }, does: PAYS_ALL },
              { when: { side: 'ace' }, does: [] },
            ],
          },
        },
      },
      'pool-after-solo': {
        moment: 'hand-over',
        answers: { suit: { color: 'Color', other: 'Another suit' }, made: { won: 'Won', lost: 'Lost' } },
        books: {
          'uspc-1898': {
            at: ['p. 92', 'p. 91'],
            cases: [
              { when: { suit: 'color', made: 'won' }, does: STAMM },
              { when: { suit: 'color', made: 'lost' }, does: BETE },
              { when: { suit: 'other' }, does: ['thing:the pool = left as it is'] },
            ],
          },
        },
      },
    },
  },
};
