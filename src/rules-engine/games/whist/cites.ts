import { citesOf, numbered } from '../../laws/cites.ts';
import { type Reading, silent } from '../../laws/laws.ts';

/** The page of 1940 and the sketch in the manual print no irregularities of whist. */
export const NO_LAWS: { readonly 'blue-ribbon-1940': Reading; readonly sierra: Reading } = {
  'blue-ribbon-1940': silent(
    'The page on whist prints no irregularities. For a game without a code of its own the book has general laws of card games, and they do not speak of this.',
  ),
  sierra: silent('The manual only sketches whist on the way to bridge.'),
};

/** The passages of the books on Whist, each under a name. The American laws are those of 1893; the laws in Hoyle's text have headings instead of numbers. */
export const cites = citesOf({
  sierra: {
    'Bridge: How the game evolved': { history: '20-34' },
  },
  blue: {
    // The chapter says that they may be applied to any game without a special code; whist has none in this book.
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
    'Hoyle’s General Rules for Beginners': { hoylesGeneralRules: '106' },
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
      law: numbered,
      lawRank: '22-26',
    },
    'Etiquette of Whist': { etiquette: numbered, etiquetteConduct: '27' },
    'Thirteen and the Odd': { thirteenOdd: '36' },
    'Three-handed Whist': { threeHanded: '36' },
  },
});
