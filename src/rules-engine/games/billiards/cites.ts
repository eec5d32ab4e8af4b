import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

/** The one book that has billiards. */
export const BOOK = 'blue-ribbon-1940';

/** The passages of the books on Billiards, each under a name. */
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
      fouls: numbered,
      foulPlay: '40',
      foulWrongWhite: '40-41',
      foulWrongBall: '41',
      foulClaiming: '44',
    },
    'Three-Ball Carom Game': {
      threeBall: numbered,
      threeBallPack: '44',
      threeBallPlay: '45',
      threeBallEtiquette: '47',
    },
    'Special Balk-Line Rules': { specialBalkLine: numbered, specialPack: '48', specialPlay: '49' },
    'Cushion Carom Game': { cushionCarom: numbered, cushionCaromPlay: '49' },
    'Three-Cushion Carom Billiards': {
      threeCushion: numbered,
      threeCushionCount: '50',
      threeCushionPlay: '51',
      threeCushionScoring: '52',
      threeCushionEtiquette: '52-53',
      threeCushionDefects: '53',
    },
    'English Billiards': { englishPack: '53', englishPlay: '53-55', englishCut: '54', englishHazards: '54-55', englishScoring: '55' },
  },
});
