import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  win: item({
    title: 'Who wins',
    gist: 'What a player must do to win the game.',
    aka: ['how do you win', 'who won', 'first out'],
    bookValue: ruled('The first to be rid of stock and hand, wherever the cards went.', cites.blue.end),
  }),
  out: item({
    title: 'First to be rid of all cards',
    gist: 'For the winner.',
    aka: ['thirty points', 'won the game', 'going out'],
    bookValue: bookValue(30, cites.blue.end),
  }),
  'stock-card': item({
    title: 'Card left in the loser’s stock',
    gist: 'For the winner, each card in the other stock.',
    aka: ['stock cards left', 'two points a card'],
    bookValue: bookValue(2, cites.blue.end, { per: 'a card' }),
  }),
  'other-card': item({
    title: 'Card left in the loser’s hand or trash pile',
    gist: 'For the winner, each card in the other hand and trash pile.',
    aka: ['hand cards left', 'trash cards left', 'one point a card'],
    bookValue: bookValue(1, cites.blue.end, { per: 'a card' }),
  }),
} as const;
