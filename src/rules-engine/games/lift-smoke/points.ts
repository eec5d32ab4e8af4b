import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { game } = cites.blue;

export const points = {
  stake: item({
    title: 'Into the pool',
    gist: 'What each player puts in before the deal.',
    aka: ['ante', 'how much do we put in', 'stake'],
    bookValue: bookValue(1, game, { unit: 'counter', per: 'from each player' }),
  }),
  trick: item({
    title: 'A trick',
    gist: 'A player has won a trick.',
    aka: ['what is a trick worth', 'who draws'],
    bookValue: ruled('Its winner draws the top card of the stock and leads; nobody else draws.', game),
  }),
  pool: item({
    title: 'The pool',
    gist: 'All the players but one are without cards.',
    aka: ['who wins', 'last with cards', 'takes the pot'],
    bookValue: ruled('The last player who has cards takes it.', game),
  }),
  'last-trick': item({
    title: 'Two left with a card each',
    gist: 'Two players have one card each, and the others none.',
    aka: ['last two', 'final trick', 'one card each'],
    bookValue: ruled('The player who has the lead plays first, and the pool goes with that trick.', game),
  }),
} as const;
