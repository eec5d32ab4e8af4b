import { type Citation, cite } from '../../books.ts';
import { citesOf, laws } from '../../core/cites.ts';
import { type Reading, silent } from '../../core/laws.ts';

/** The American laws of 1893. Our copy of the 1898 book does not show where its pages 22 to 26 end. */
export const US = (law: string, more: { doubt?: string } = {}): Citation => cite('uspc-1898', '22-26', 'The Laws of Whist', { law, ...more });
export const ETIQUETTE = (law: string): Citation => cite('uspc-1898', '26', 'Etiquette of Whist', { law });
/** The laws of Hoyle's text stand under headings, without numbers. */
export const DONOHUE = (page: string, heading: string, more: { doubt?: string } = {}): Citation => cite('donohue', page, `The Laws of Whist: ${heading}`, more);

/** The page of 1940 and the sketch in the manual print no irregularity of whist at all. */
export const NO_LAWS: { readonly 'blue-ribbon-1940': Reading; readonly sierra: Reading } = {
  'blue-ribbon-1940': silent(
    'The page on whist prints no irregularities. For a game without a code of its own the book has general laws of card games, and they do not speak of this.',
  ),
  sierra: silent('The manual only sketches whist on the way to bridge.'),
};

/** Where the books tell of Whist: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Bridge: How the game evolved': { history: '20-34' },
  },
  blue: {
    // They may be applied, the chapter says, to any game without a special code; whist has none in this book.
    'Laws of Card Games': { generalLaws: '253', generalCut: '254', generalDeal: '254', generalMisdeal: '254-255', generalPlay: '255' },
    Mort: { mortDeal: '259-260', mortSeats: '259', mortScoring: '260', mortSettlement: '260-261', mortPlayers: '261' },
    'Prussian Whist': { prussian: '384' },
    Whist: { game: '384' },
    Dummy: { dummy: '385-386' },
    'English Whist': { english: '385' },
    'Bid Whist': { bid: '386' },
    'Double Dummy': { doubleDummy: '386' },
    'Norwegian Whist': { norwegianDeal: '393', norwegianScoring: '394' },
  },
  donohue: {
    'Whist, vulgarly called Whisk': { vulgarlyCalledDeal: '97', vulgarlyCalledPlay: '98' },
    'Whist, vulgarly called "Whisk"': { vulgarlyCalled: '98' },
    'Whist, vulgarly called "Whisk": Fraudulent Modes of Playing': { signs: '99' },
    'Whist, vulgarly called "Whisk": Piping at Whisk': { piping: '101-102' },
    'Whist: from the text of Hoyle': { textScoring: '105', textLurch: '132' },
    "Hoyle's General Rules for Beginners": { hoylesGeneralRules: '106' },
    'The Laws of Whist: Of Dealing': { dealingTrump: '134', dealingDeal: '134-135', dealingExposedInDeal: '135' },
    'The Laws of Whist: Of Playing out of Turn': { outOfTurnLead: '135' },
    'The Laws of Whist: Of Playing out of Turn; Of Separating and Showing the Cards': { outOfTurn: '135-136' },
    'The Laws of Whist: Of Revoking': { revokingScoring: '135', revokingRevoke: '135-136', revokingTricksMixed: '136' },
    'The Laws of Whist: Of Calling Honours': { callingHonours: '136' },
    'The Laws of Whist: Of Separating and Showing the Cards': { separatingShowing: '136' },
    'Technical Terms: Points': { points: '137' },
    'The Laws of Whist: Of Omitting to Play to a Trick': { omittingPlayTrick: '137' },
    'The Laws of Whist: Respecting Who Played Any Particular Card': { respectingWho: '137' },
    'Technical Terms: Slam': { slam: '138' },
  },
  uspc: {
    'Whist: Principles and Theory': { principlesTheory: '17' },
    'The Laws of Whist': {
      law: laws({
        '22-26': [
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
        ],
      }),
      lawRank: '22-26',
    },
    'Etiquette of Whist': { etiquette: laws({ 26: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] }), etiquetteConduct: '26' },
    'Thirteen and the Odd': { thirteenOdd: '36' },
    'Three-handed Whist': { threeHanded: '36' },
  },
});
