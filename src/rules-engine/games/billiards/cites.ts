import { type Citation, cite } from '../../books.ts';
import { citesOf, doubtful, laws } from '../../core/cites.ts';

/** The one book that has billiards. */
export const BOOK = 'blue-ribbon-1940';

const FOUL_PAGES = ['40', '40', '40', '41', '41', '41', '41-42', '42', '42-43', '43', '43', '43-44', '44', '44'] as const;
/** A rule of the fouls that the code says govern all games of billiards, p. 40-44, by its number. */
export function foulRule(law: number, doubt?: string): Citation {
  return cite(BOOK, FOUL_PAGES[law - 1] ?? null, 'American Billiard Laws: Foul Strokes Defined', {
    law: `${law}`,
    ...(doubt === undefined ? {} : { doubt }),
  });
}

/** Where the books tell of Billiards: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Billiards: { game: '36' },
    'French Caroms': { frenchScoring: '37-38', frenchPack: '37', frenchPlay: '38' },
    'Balk-Line Billiards': {
      balkScoring: doubtful(
        '38',
        'The clause is no more than this: the lines are added to make the game harder, and the game told before it is that of French caroms.',
      ),
      balkPack: '38-39',
    },
    'Bank-Shot Billiards': { bankShot: '39' },
    'Cushion Caroms': { cushionCaroms: '39' },
    'Man-of-War Game': { manWarPack: '39-40', manWarPlay: '40' },
    'American Billiard Laws: Foul Strokes Defined': {
      fouls: laws({ 40: [1, 2, 3], 41: [4, 5, 6], '41-42': [7], 42: [8], '42-43': [9], 43: [10, 11], '43-44': [12], 44: [13, 14] }),
      foulPlay: '40',
      foulWrongWhite: '40-41',
      foulWrongBall: '41',
      foulClaiming: '44',
    },
    'Three-Ball Carom Game': {
      threeBall: laws({ '44-45': [2], 45: [3, 4], '45-46': [5], 46: [6], 47: [8, 9, 10, 11] }),
      threeBallPack: '44',
      threeBallPlay: '45',
      threeBallEtiquette: '47',
    },
    'Special Balk-Line Rules': { specialBalkLine: laws({ 48: [2, 3, 4, 5], 49: [6] }), specialPack: '48', specialPlay: '49' },
    'Cushion Carom Game': { cushionCarom: laws({ 49: [2, 3], 50: [4, 5] }), cushionCaromPlay: '49' },
    'Three-Cushion Carom Billiards': {
      threeCushion: laws({ 50: [1, 2, 6], '50-51': [7], 51: [8, 9, 10, 11, 12, 13], '51-52': [14], 52: [15, 16, 17, 18] }),
      threeCushionCount: '50',
      threeCushionPlay: '51',
      threeCushionScoring: '52',
      threeCushionEtiquette: '52-53',
      threeCushionDefects: '53',
    },
    'English Billiards': { englishPack: '53', englishPlay: '53-55', englishCut: '54', englishHazards: '54-55', englishScoring: '55' },
  },
});
