import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  win: item({
    title: 'Who wins',
    gist: 'One hand is empty.',
    aka: ['first out', 'no cards left', 'who won'],
    bookValue: ruled('The first player without cards.', cites.blue.pay),
  }),
  'card-left': item({
    title: 'Each card in another hand',
    gist: 'What each other player pays the winner.',
    aka: ['a chip a card', 'pay for the cards', 'cards left over'],
    bookValue: bookValue(1, cites.blue.pay, { unit: 'chip', per: 'a card' }),
  }),
} as const;
