import { citesOf } from '../../laws/cites.ts';

/**
 * Where the books tell of Raffles: each passage once, by a word of its own.
 * Donohue has goods raffled by this game, and not by the one that it calls raffles.
 */
export const cites = citesOf({
  blue: {
    Raffles: { game: '205' },
  },
  donohue: {
    'Throwing Dice': { throwingDice: '391' },
    Raffles: { game: '392' },
  },
});
