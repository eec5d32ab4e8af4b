import { citesOf } from '../../laws/cites.ts';

/** The passages on Desperation in the one book that has it, each under a name. */
export const cites = citesOf({
  uspc: {
    Desperation: {
      players: '64',
      leader: '64',
      setUp: '64',
      aces: '64',
      foundations: '64',
      talonTurned: '64',
      nextHand: '64-65',
      noAce: '65',
      piles: '65',
      topCard: '65',
      turn: '65',
      turnEnds: '65',
      missed: '65',
      hints: '65',
      takenBack: '65',
      handGone: '65',
      allAces: '65',
      kings: '65',
      end: '65',
    },
  },
});
