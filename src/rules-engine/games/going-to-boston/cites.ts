import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Going to Boston, each under a name. */
export const cites = citesOf({
  blue: { 'Dice games: Going to Boston': { game: '203' } },
  donohue: {
    'Dice: Going to Boston': {
      game: '393',
      example: { page: '393', doubt: 'The total and one die are damaged in our copy; the throws are those of the game before, 5, 6 and 3, which make 14.' },
    },
    'Dice: Multiplication': { throws: '393' },
    Dice: { highest: '391' },
  },
});
