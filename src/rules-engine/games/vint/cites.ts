import { citesOf } from '../../core/cites.ts';

/** Where the books tell of Vint: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Vint: {
      bidding: '379',
      object: '379-380',
      players: '379, 381',
      play: '380',
      playedOut: '380-381',
      game: '380, 382',
      slams: '381',
      failed: '381-382',
      honors: '382',
      setOff: '382-383',
      scoring: '383',
    },
  },
});
