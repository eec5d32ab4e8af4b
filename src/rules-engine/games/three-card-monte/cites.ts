import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on Three-card monte, each under a name. */
export const cites = citesOf({
  blue: {
    'Monte Bank': { name: '257' },
    'Three-Card Monte': {
      cards: '376',
      shifting: '376',
      implied: doubtful('376', 'The book implies, but does not say, that the bet is to pick out the black card and is lost on a red one.'),
      price: doubtful(
        '376',
        'The book says 2 for 1 and 2 to 1 and does not tell them apart; two stakes besides the player’s own are what makes the game even, so it is read that way.',
      ),
    },
  },
});
