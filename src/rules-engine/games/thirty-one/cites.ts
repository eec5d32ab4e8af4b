import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on thirty-one, each under a name. */
export const cites = citesOf({
  blue: {
    'Thirty-One': {
      deal: '375',
      draw: '375',
      object: '375',
      ranks: '375',
      pips: doubtful('375', 'The values of the ace and the court cards are given; that the others count their pips is implied.'),
      knock: '375',
      lastDraw: doubtful(
        '375',
        '“Only one more draw” may mean one for each of the others, or one in all; that the knocker alone is shut out speaks for one each.',
      ),
    },
  },
});
