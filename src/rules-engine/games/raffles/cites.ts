import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Raffles, each under a name. Donohue raffles goods by this game, and not by the one that it calls raffles. */
export const cites = citesOf({
  blue: {
    Raffles: { game: '205' },
  },
  donohue: {
    'Throwing Dice': { throwingDice: '391' },
    Raffles: { game: '392' },
  },
});
