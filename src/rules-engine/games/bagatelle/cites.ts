import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

/** The passages of the book on Bagatelle, each under a name. */
export const cites = citesOf({
  donohue: {
    'Bagatelle Games': { board: '371' },
    'La Bagatelle': {
      lead: '371',
      balls: doubtful(
        '371',
        'The book does not say whether the black is one of the nine balls; it is read as one, since Sans Égal has four balls of each colour and the black.',
      ),
      black: '371',
      play: '371',
      rounds: '371',
      count: '372',
      marking: '372',
      out: '372',
    },
    'Sans Égal': {
      sansEgal: '372',
      sansEgalBlack: doubtful('372', 'The book says of the chief game that the black counts for double, and does not repeat it here.'),
    },
    Mississippi: { mississippi: '372' },
    'Trou Madame': { trouMadame: '372' },
    'Russian Bagatelle, or Cockamaroo Table': {
      russianBoard: '373',
      pegs: doubtful('373', 'The height of the pins is damaged in our copy, which shows "about U inches"; it is read as one and a half.'),
      bellCup: doubtful('373', 'The figure is damaged in our copy: "e.60" may be read as i. e. 50 or as 60.'),
      centreCup: doubtful('373', 'Our copy shows 26; it is read as 25.'),
    },
    'Russian Bagatelle: Rules of the Game': { russian: numbered },
  },
});
export const BOOK = 'donohue';
