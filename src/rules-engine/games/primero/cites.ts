import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Primero: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: { 'Poker: How the game evolved': { history: '107-114' } },
});
