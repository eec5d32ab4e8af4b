// American skat, where every lost game costs double, from Blue Ribbon (p. 355, and the laws and penalties, p. 356-360).
import { ruling, type WholeGame, type WholeLaw, type WholeRuling } from '../../whole.ts';
import { HOW_WON } from './bidding.ts';
import { ERROR_LAWS, error, LOOK_LAWS, LOST, looking, OFFENDER_LOSES, TRICKS, WHO_ERRED } from './play.ts';

const P355 = 'p. 355';
const DOUBLE = 'lose:lone-player = twice the full value of the game';
const blue = (at: readonly string[], cases: readonly WholeRuling[]): WholeLaw['books'] => ({ 'blue-ribbon-1940': { at: [P355, ...at], cases } });

export const american: WholeGame = {
  'skat/american-skat': {
    absent: { points: ['solo-grand', 'turned-grand', 'gucki-grand', 'tournee-clubs'] },
    laws: {
      'bad-bid': { moment: 'bidding', books: blue([], ruling('act:bidder:make that bid = may not')) },
      announcing: {
        moment: 'making-trump',
        answers: { skat: { yes: 'Yes', no: 'No' } },
        books: blue([], ruling('act:lone-player:announce schneider or schwarz = may')),
      },
      'wrong-discard': { moment: 'discard', books: blue(['law 6, p. 356', 'law 2, p. 358'], ruling(DOUBLE)) },
      overbid: {
        moment: 'hand-over',
        answers: { error: { no: 'No', yes: 'Yes' } },
        books: blue(
          ['p. 351', 'law 17, p. 357'],
          [
            { when: { error: 'no' }, does: ['lose:lone-player = twice the next higher multiple of that game that covers the bid'] },
            { when: { error: 'yes' }, does: ['score:lone-player = the full value of the game', OFFENDER_LOSES] },
          ],
        ),
      },
      'announced-not-made': {
        moment: 'hand-over',
        answers: { announced: { schneider: 'Schneider', schwarz: 'Schwarz' }, took: HOW_WON },
        books: blue([], ruling(LOST, DOUBLE)),
      },
      'out-of-turn': { moment: 'lead', answers: { who: WHO_ERRED }, books: blue(ERROR_LAWS, error(DOUBLE)) },
      revoke: { moment: 'play', answers: { who: WHO_ERRED }, books: blue(ERROR_LAWS, error(DOUBLE)) },
      'looking-back': { moment: 'trick-turned', answers: { who: WHO_ERRED, what: TRICKS }, books: blue(LOOK_LAWS, looking(DOUBLE)) },
      'claimed-won': { moment: 'play', books: blue(['law 8, p. 359'], ruling(LOST, DOUBLE)) },
      'given-up': {
        moment: 'play',
        answers: { when: { first: 'After the first trick', other: 'another time' } },
        books: blue(['law 10, p. 359'], ruling('thing:the cards = to others', DOUBLE)),
      },
      'null-trick': { moment: 'play', books: blue([], ruling(LOST, DOUBLE)) },
      'lost-game': {
        moment: 'count',
        answers: { how: { plain: 'In any other way', second: 'passt mir nicht', 'gucki-grand': 'Gucki grand', 'gucki-null': 'Gucki nullo' } },
        books: blue([], ruling(DOUBLE)),
      },
    },
    points: {
      diamonds: { 'blue-ribbon-1940': '9 points a multiplier, p. 355' },
      hearts: { 'blue-ribbon-1940': '10 points a multiplier, p. 355' },
      spades: { 'blue-ribbon-1940': '11 points a multiplier, p. 355' },
      clubs: { 'blue-ribbon-1940': '12 points a multiplier, p. 355' },
      grand: { 'blue-ribbon-1940': '24 points a multiplier, p. 355' },
      null: { 'blue-ribbon-1940': '23 points, p. 355' },
      'open-null': { 'blue-ribbon-1940': '46 points, p. 355' },
      'lowest-bid': { 'blue-ribbon-1940': '18 points, p. 355' },
      highest: { 'blue-ribbon-1940': '504 points, p. 355' },
      'announced-schneider': { 'blue-ribbon-1940': '2 times the value with schneider, p. 355' },
      'schwarz-after-announcement': { 'blue-ribbon-1940': '1 time the unit, p. 355' },
      'announced-schwarz': { 'blue-ribbon-1940': '3 times the value with schneider and schwarz, p. 355' },
    },
  },
};
