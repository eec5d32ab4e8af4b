import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Multiplication with dice: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { Multiplication: { game: '203' }, 'Going to Boston': { throws: '203' } },
  donohue: { Multiplication: { game: '393', example: '393' }, Dice: { highest: '391' } },
});
