import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the manual on Memory match, each under a name. */
export const cites = citesOf({
  sierra: {
    'Memory Match: How the game evolved': { history: '85-87' },
    'Memory Match: How the game is played': {
      play: '85-87',
      score: '85-87',
      unpriced: doubtful('85-87', 'How much it counts stands in the program and not in the manual.'),
    },
    'Memory Match: Strategies': { advice: '85-87' },
  },
});
