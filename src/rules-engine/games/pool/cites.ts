import { citesOf, doubtful } from '../../laws/cites.ts';

/** The one book that has the games of pool together. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the book on pool as a whole and on what sort of game each one is, each under a name. */
export const cites = citesOf({
  blue: {
    'Pool Games': { tables: '295', sizes: doubtful('295', 'The width is printed "414" feet and read as 4 1/2.'), handbook: '295' },
    'American Pyramid Pool': { pyramid: '295' },
    'American Pyramid Pool: The Rules for Play': { pyramidElse: '297' },
    'Bottle pool': { bottle: '297-298', bottleOrder: '298' },
    'Chicago Pool': { chicago: '298-300', chicagoElse: '300', chicagoOrder: '299' },
    'Color-Ball Pool; English, or Following Pool': { color: '300-304' },
    'The Game of Continuous Pool': { continuous: '304-305' },
    'Cow-Boy Pool': { cowboy: '305-308', cowboyElse: '308' },
    'English Pyramids': { english: '308-310' },
    'Fifteen-Ball Pool': { fifteen: '311-313', fifteenElse: '313' },
    'Forty-One Pool': { fortyOne: '313-314', fortyOneOrder: '313', fortyOneElse: '314' },
    'High-Low-Jack-Game': { high: '315', highElse: '315' },
    'The Little Corporal': { corporal: '315-316' },
    'Pin Pool': { pin: '316-320' },
    Snooker: { snooker: '320-322' },
    'Spanish Pool': { spanish: '322-323', spanishElse: '323' },
    'Kelly Rotation Pocket Billiards': { kelly: '324-326', kellyOrder: '324-325', kellyElse: '326' },
    'Russian pool': { russian: '56-57' },
  },
});
