import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on dice in general, each under a name. */
export const cites = citesOf({
  blue: { 'Dice Games': { fair: '200', box: '200' } },
  donohue: { Dice: { dice: '391', highest: '391' }, 'Throwing Dice': { throwing: '391' } },
});
