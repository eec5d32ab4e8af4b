// Variants of auction bridge, from Blue Ribbon (p. 101-108).
import { ruling, type WholeGame } from '../../whole.ts';

const NOT_NAMED = 'cost = not named';
const blue = (value: string, ...pages: string[]) => ({ 'blue-ribbon-1940': [value, ...pages].join(', ') });

export const variants: WholeGame = {
  'auction-bridge/duplicate': {
    points: {
      'game-on-deal': blue('125 points', 'p. 102'),
      'part-score': blue('They count for the deal and never towards a game in another.', 'p. 101', 'p. 102'),
      'net-result': blue(
        'One lump sum of tricks and honours; where both sides score, the difference: a plus for one pair and the same as a minus for the other.',
        'p. 102',
      ),
    },
    absent: { points: ['rubber', 'unfinished-game'] },
  },
  'auction-bridge/compass-game': {
    points: { average: blue('Over the average is a plus, under it a minus; gains and losses of a direction balance.', 'p. 103') },
  },
  'auction-bridge/progressive': {
    points: {
      'game-bonus': blue('125 points above the line', 'p. 104'),
      'net-result': blue('Plus scores less minus scores; the highest plus wins.', 'p. 104'),
    },
    absent: { points: ['rubber'] },
  },
  'auction-bridge/three-handed': {
    laws: {
      'first-bid-wrong': {
        moment: 'bidding',
        books: {
          'blue-ribbon-1940': {
            at: ['p. 105'],
            cases: ruling('act:bidder:make the first bid in no trumps or for more than one trick = may not', NOT_NAMED),
          },
        },
      },
    },
    points: {
      'game-on-deal': blue('200 points', 'p. 105'),
      'lump-sum': blue('Tricks and honours in one sum, plus or minus, in three separate scores.', 'p. 105'),
    },
    absent: { laws: ['partner-doubled'], points: ['rubber', 'partner-doubled'] },
  },
  'auction-bridge/dummy-up': {
    laws: {
      'bid-out-of-range': {
        moment: 'bidding',
        books: {
          'blue-ribbon-1940': { at: ['p. 105-106'], cases: ruling('act:bidder:bid fewer than 6 points or more than 70 = may not', NOT_NAMED) },
        },
      },
    },
    points: {
      'points-bid': blue('From 6 to 70, the grand slam at no trumps; any number, whether or not it fits the value of a trick.', 'p. 105-106'),
      'trick-short-of-points': blue('-50 points a trick short', 'p. 106'),
    },
    absent: { laws: ['partner-doubled', 'first-bid-wrong', 'bid-over-seven'], points: ['rubber', 'undertrick', 'partner-doubled'] },
  },
  'auction-bridge/eight-players': {
    points: {
      'game-bonus': blue('125 points above the line', 'p. 106', 'p. 104'),
      'net-result': blue('Plus scores less minus scores; the highest plus wins.', 'p. 106', 'p. 104'),
    },
    absent: { points: ['rubber'] },
  },
  'auction-bridge/pivot': {
    points: {
      'individual-score': blue(
        'Rubbers are played as in the ordinary game. What each player wins or loses on a rubber is carried on a separate sheet, if not settled at once.',
        'p. 104-105',
        'p. 85',
      ),
    },
  },
  'auction-bridge/slams-mayonnaise-goulash': {
    laws: {
      'all-pass': {
        moment: 'bidding',
        books: {
          'blue-ribbon-1940': {
            at: ['p. 108'],
            cases: ruling(
              'act:dealer:stack the sorted hands and deal them in rounds of five, five and three cards = must',
              'deal = void',
              'dealer = deals again',
            ),
          },
        },
      },
    },
    points: { 'little-slam-bid': blue('250 points above the line', 'p. 107'), 'grand-slam-bid': blue('1000 points above the line', 'p. 107') },
  },
};
