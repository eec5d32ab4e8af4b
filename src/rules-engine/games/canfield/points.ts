import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const ADVICE_ONLY = 'The manual prints advice on the game and no score.';

export const points = {
  pack: item({
    title: 'Price of the pack',
    gist: 'What the player pays the banker before the game.',
    aka: ['buy the deck', 'cost of the deck', 'fifty-two dollars'],
    group: 'Against a banker',
    books: { 'blue-ribbon-1940': bookValue(-52, cites.blue.klondikeScoring, { unit: 'dollar' }), sierra: unscored(ADVICE_ONLY) },
  }),
  card: item({
    title: 'Each card in the top line',
    gist: 'A card that stands in the top line when no more can be built.',
    aka: ['five dollars a card', 'card on the foundations', 'cards down'],
    group: 'Against a banker',
    books: {
      'blue-ribbon-1940': bookValue(
        5,
        [
          cites.blue.klondikeScoring,
          doubted(
            cites.blue.klondikeGame,
            'The cards in the top row are counted; that the starter is among them follows from its place, and the book does not say it.',
          ),
        ],
        { unit: 'dollar', per: 'a card' },
      ),
      sierra: unscored(ADVICE_ONLY),
    },
  }),
  'other-cards': item({
    title: 'Cards anywhere else',
    gist: 'What is left in the bottom line, the stock and the pack.',
    group: 'Against a banker',
    books: { 'blue-ribbon-1940': ruled('They count for nothing.', cites.blue.klondikeGame), sierra: unscored(ADVICE_ONLY) },
  }),
  win: item({
    title: 'What wins',
    gist: 'Who is ahead after price and payment.',
    aka: ['how many cards to win', 'eleven cards', 'break even'],
    group: 'Against a banker',
    books: { 'blue-ribbon-1940': ruled('11 cards or more win for the player, 10 or fewer lose.', cites.blue.klondikeScoring), sierra: unscored(ADVICE_ONLY) },
  }),
} as const;
