// The play of solo and its payment, from Blue Ribbon (p. 362-363) and U.S. Playing Card (p. 90-92).
import { ruling, type WholePlace } from '../../whole.ts';

const KEEP = ['act:player:keep the matador back = may'];
const KEEP_NOT = ['act:player:keep the matador back = may not'];
const STAMM = ['score:lone-player = all that the pool holds, and at most 16'];
const BETE = ['pay:lone-player = a bête: as much as the pool holds, and at most 16 to pool'];
const PAYS_ALL = ['pay:bidder = the value of the game, and the matadors to others'];
const PARTNERS_PAY = ['pay:each of the two partners = the value of the game, and the matadors to a different adversary'];
const LOST = ['game = won by others'];
const LOST_AND_BETE = ['game = won by others', 'pay:offender = a bête: as much as the pool holds, and at most 16 to pool'];
const CORRECTED = ['thing:the play = corrected'];

export const play: WholePlace['laws'] = {
  'no-trump-named': { moment: 'lead', books: { 'uspc-1898': { at: ['p. 92'], cases: ruling('thing:the suit led = made trumps') } } },
  'lead-out-of-turn': {
    moment: 'lead',
    answers: { who: { lone: 'The player', against: 'An opponent', partners: 'Anybody, where' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 363'],
        cases: [
          { when: { who: 'against' }, does: LOST },
          { when: { who: 'lone' }, does: [] },
          { when: { who: 'partners' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: ['p. 92'],
        cases: [
          { when: { who: 'lone' }, does: CORRECTED },
          { when: { who: 'against' }, does: LOST },
          { when: { who: 'partners' }, does: LOST_AND_BETE },
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
          { when: { who: 'partners' }, does: LOST_AND_BETE },
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
          { when: { who: 'partners' }, does: LOST_AND_BETE },
        ],
      },
    },
  },
  revoke: { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 363'], cases: ruling(...LOST) } } },
  'no-card-of-the-suit': { moment: 'play', books: { 'uspc-1898': { at: ['p. 92'], cases: ruling('act:player:trump or throw another suit = may') } } },
  'called-ace-held-back': { moment: 'play', books: { 'uspc-1898': { at: ['p. 92'], cases: ruling('act:offender:play the ace when its suit is led = must') } } },
  'matador-kept-back': {
    moment: 'play',
    answers: { led: { natural: 'One of the', other: 'Another trump' }, custom: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: ['p. 90'],
        cases: [
          { when: { led: 'natural' }, does: KEEP_NOT },
          { when: { led: 'other', custom: 'yes' }, does: KEEP },
          { when: { led: 'other', custom: 'no' }, does: KEEP_NOT },
        ],
      },
    },
  },
  'played-on': {
    moment: 'play',
    answers: { made: { all: 'All eight', fewer: 'Fewer than eight' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 362'],
        cases: [
          { when: { made: 'all' }, does: ['score:bidder = the price of a tout'] },
          { when: { made: 'fewer' }, does: ['lose:bidder = the price of a tout'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 91-92', 'p. 91'],
        cases: [
          { when: { made: 'all' }, does: ['pay:others = twice the value of the game in suit, four times in color, and the matadors to bidder'] },
          { when: { made: 'fewer' }, does: ['lose:bidder = the price of a tout'] },
        ],
      },
    },
  },
  'game-lost': {
    moment: 'hand-over',
    answers: { side: { alone: 'Alone', ace: 'With a called' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 362', 'p. 362-363'],
        cases: [
          { when: { side: 'alone' }, does: PAYS_ALL },
          { when: { side: 'ace' }, does: PARTNERS_PAY },
        ],
      },
      'uspc-1898': {
        at: ['p. 91'],
        cases: [
          { when: { side: 'alone' }, does: PAYS_ALL },
          { when: { side: 'ace' }, does: PARTNERS_PAY },
        ],
      },
    },
  },
  'pool-in-color': {
    moment: 'hand-over',
    answers: { game: { solo: 'A solo', tout: 'A tout, alone', ace: 'One with a' }, made: { won: 'Won', lost: 'Lost' }, agreed: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 363'],
        cases: [
          { when: { game: 'solo', made: 'won' }, does: STAMM },
          { when: { game: 'tout', made: 'won' }, does: STAMM },
          { when: { game: 'solo', made: 'lost' }, does: BETE },
          { when: { game: 'tout', made: 'lost' }, does: BETE },
          { when: { game: 'ace' }, does: ['thing:the pool = left as it is'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 91'],
        cases: [
          { when: { game: 'solo', made: 'won' }, does: STAMM },
          { when: { game: 'solo', made: 'lost' }, does: BETE },
          { when: { game: 'tout', made: 'won', agreed: 'yes' }, does: STAMM },
          { when: { game: 'tout', made: 'lost', agreed: 'yes' }, does: BETE },
          { when: { game: 'tout', agreed: 'no' }, does: ['thing:the pool = left as it is'] },
          { when: { game: 'ace' }, does: ['thing:the pool = left as it is'] },
        ],
      },
    },
  },
};
