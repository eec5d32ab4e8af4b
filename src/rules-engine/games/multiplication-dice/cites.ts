import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Multiplication with dice, each under a name. */
export const cites = citesOf({
  blue: { Multiplication: { game: '203' }, 'Going to Boston': { throws: '203' } },
  donohue: { Multiplication: { game: '393', example: '393' }, Dice: { highest: '391' } },
});
