import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Round the Spot, each under a name. */
export const cites = citesOf({
  blue: { 'Dice games: Round the spot': { game: '203' } },
  donohue: { 'Dice: Round the Spot': { game: '393' }, Dice: { highest: '391' } },
});
