import { citesOf, numbered } from '../../laws/cites.ts';

/** The one book that has Kelly pool. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on Kelly pool, each under a name. */
export const cites = citesOf({
  blue: {
    'Kelly Rotation Pocket Billiards': {
      game: '324',
      rack: '324',
      asItLies: '324',
      opening: '324',
      lowest: '324',
      covered: '324',
      order: '324-325',
      numbers: '325',
      own: '325',
      killed: '325',
      dead: '325',
      undecided: '325',
      missed: '325-326',
      first: '326',
      frozen: '326',
      foul: '326',
      spotted: '326',
      inHand: '326',
      otherwise: '326',
    },
    'American Billiard Laws: Foul Strokes Defined': { fouls: numbered },
  },
});
