import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

/** The one book that has American pyramid pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on American pyramid pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Pool Games': {
      tables: doubtful('295', 'The width is printed "414" feet and read as 4 1/2.'),
      handbook: '295',
    },
    'American Pyramid Pool': { game: '295', object: '295' },
    'American Pyramid Pool: The Rules for Play': { pyramid: numbered },
    'American Billiard Laws: Foul Strokes Defined': { fouls: numbered },
    'The Game of Continuous Pool': { setting: '305', penalties: '304' },
  },
});
