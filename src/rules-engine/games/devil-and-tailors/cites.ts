import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on Devil and Tailors, each under a name. */
export const cites = citesOf({
  blue: {
    'Devil and Tailors': {
      men: '154',
      moves: doubtful(
        '154',
        'The book does not say that the men go slantwise, on squares of one colour; but it prints the game among those of the checkerboard.',
      ),
      play: '154',
      object: '154',
      end: '154',
    },
  },
});
