import { citesOf, laws } from '../../core/cites.ts';

/** Why the code of another game is cited here. */
export const THE_CODE =
  'The clause names whist and bridge, "almost" alike, and leaves out what concerns dummy; the one full code of the book is that of auction bridge.';

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
    // The code that the clause on p. 383 leads to.
    'Laws of Auction Bridge': {
      code: laws({
        114: [29, 33],
        116: [46],
        122: [86],
        123: [92, 93, 94],
        125: [105, 106, 107, 108],
        126: [110, 111, 112, 114, 115, 119],
        127: [120, 122, 123, 124, 125, 126],
        128: [127, 132],
        129: [133],
      }),
    },
  },
});
