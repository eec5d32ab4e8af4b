import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Primero, each under a name. */
export const cites = citesOf({
  sierra: { 'Poker: How the game evolved': { history: '107-114' } },
});
