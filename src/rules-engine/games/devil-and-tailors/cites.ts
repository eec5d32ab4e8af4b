import { citesOf, doubtful } from '../../laws/cites.ts';

/** Where the book tells of Devil and Tailors: each passage once, by a word of its own. */
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
