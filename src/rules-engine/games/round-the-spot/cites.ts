import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Round the Spot: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Dice games: Round the spot': { game: '203' } },
  donohue: { 'Dice: Round the Spot': { game: '393' }, Dice: { highest: '391' } },
});
