import { citesOf, doubtful } from '../../laws/cites.ts';

/** Where the books tell of Lansquenet: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Lansquenet: {
      pack: '252',
      hand: '252',
      first: '252-253',
      play: '253',
      passing: doubtful(
        '252',
        'The deal is said to pass to the left, and the hand cards to decide whether it passes; that it passes when the own card comes first follows from the two.',
      ),
    },
  },
  donohue: {
    Lansquenet: {
      deal: '331',
      cover: '331',
      play: '331',
      handCards: '331',
      atOnce: doubtful('331', 'It is told as the only advantage of dealing again; whether it holds in every deal is not clear.'),
      packs: '331',
      simpler: doubtful('332', 'The simpler form is told in two sentences; what stays of the game is our reading.'),
    },
  },
});
