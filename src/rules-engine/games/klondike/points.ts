import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  pack: item({
    title: 'Price of the pack',
    gist: 'What the player pays the banker before the game.',
    aka: ['buy the deck', 'cost of the deck', 'vegas solitaire'],
    group: 'Against a banker',
    books: {
      'blue-ribbon-1940': bookValue(
        -52,
        doubted(
          cites.blue.scoring,
          'The figure stands at the head of the chapter, in the form with a stock of thirteen; the seven-card form says only that the cards in the ace line are paid for.',
        ),
        { unit: 'dollar' },
      ),
      sierra: bookValue(-50, doubted(cites.sierra.greatWhiteNorth, 'Told as history of the casino game, not as a rule of play.'), { unit: 'dollar' }),
    },
  }),
  card: item({
    title: 'Each card in the ace line',
    gist: 'An ace, or a card built on it in suit, when the game is at an end.',
    aka: ['card on the foundations', 'cards up', 'five dollars a card', 'vegas scoring'],
    group: 'Against a banker',
    books: {
      'blue-ribbon-1940': bookValue(
        5,
        [
          cites.blue.sevenCardScoring,
          doubted(
            cites.blue.scoring,
            'The figure stands at the head of the chapter, in the form with a stock of thirteen; the seven-card form says only that the cards in the ace line are paid for.',
          ),
        ],
        { unit: 'dollar', per: 'a card' },
      ),
      sierra: bookValue(5, doubted(cites.sierra.greatWhiteNorth, 'Told as history of the casino game, not as a rule of play.'), {
        unit: 'dollar',
        per: 'a card',
        says: 'Paid for cards built on an ace; the average is then told in cards on the foundations.',
      }),
    },
  }),
  won: item({
    title: 'A game that comes out',
    gist: 'Every card stands in the four suits of the ace line.',
    aka: ['won solitaire', 'beat the deck', 'came out'],
    group: 'Alone',
    books: {
      'blue-ribbon-1940': unscored('The cards in the ace line are paid for one by one; nothing is added for all 52.'),
      sierra: ruled('The player mostly wins once the cards hidden under the columns are out. No score is given.', cites.sierra.strategiesOneDeck),
    },
  }),
} as const;
