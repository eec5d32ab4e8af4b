import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Panguingue, each under a name. The manual names it in a few lines of its chapter on gin; our copy does not show
 * where each page ends.
 */
export const cites = citesOf({
  blue: {
    Panguingue: {
      object: '63',
      pack: '63',
      chips: '63',
      deal: '63',
      wrongHand: '63',
      starter: '63',
      turn: '64',
      out: '64',
      valle: '64',
      nonValle: '64',
      valleSet: '64-65',
      sequences: '65',
      extend: '65',
      forced: '65',
      holding: '65',
      adding: '65-66',
      borrow: '66',
      newSet: '66',
      game: '66',
      again: '66',
      reshuffle: '66',
      feeding: '66',
      foulTriplet: '67',
      wrongNumber: '67',
      foulSpread: '67',
    },
  },
  sierra: { Panguingue: { family: '68-76' } },
});

export const FAMILY_ONLY = 'The manual names the packs and the number of players, and gives no rules for this game.';
