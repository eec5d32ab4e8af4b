import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of dice as such: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Dice Games': { fair: '200', box: '200' } },
  donohue: { Dice: { dice: '391', highest: '391' }, 'Throwing Dice': { throwing: '391' } },
});
