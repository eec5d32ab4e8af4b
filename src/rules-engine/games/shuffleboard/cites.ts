import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on shuffleboard, each under a name. */
export const cites = citesOf({
  blue: {
    'Shuffle Board': {
      table: '342',
      play: '342',
      scoring: '342',
      one: doubtful('342', 'It is printed beside the sentence that all pieces past the line score two each; the book does not say how the two agree.'),
      next: '342',
    },
    'Ship Shuffle Board': {
      ship: '342',
      minus: doubtful('342', 'That the square takes off its own number is our reading; the book says only that points are lost on it.'),
    },
  },
  donohue: {
    'Shuffle-Board': {
      history: '395-396',
      board: '396',
      play: '396',
      scoring: '396',
      game: doubtful('396', 'Our copy shows "twentj- fme", read as twenty-five; twenty-one is possible.'),
      ends: '396',
    },
  },
});
export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';
