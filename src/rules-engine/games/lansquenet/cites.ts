import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Lansquenet, each under a name. */
export const cites = citesOf({
  blue: {
    Lansquenet: {
      pack: '252',
      hand: '252',
      first: '252-253',
      play: '253',
      passing: doubtful(
        '252',
        'The book says that the deal passes to the left, and that the hand cards decide whether it passes. That it passes when the dealer’s own card comes first follows from the two.',
      ),
    },
  },
  donohue: {
    Lansquenet: {
      deal: '331',
      cover: '331',
      play: '331',
      handCards: '331',
      atOnce: doubtful('331', 'The book names this as the only advantage of dealing again. Whether it holds in every deal is not clear.'),
      packs: '331',
      simpler: doubtful('332', 'The book gives the simpler form in two sentences. What remains of the game is our reading.'),
    },
  },
});
