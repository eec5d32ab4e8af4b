import { type Citation, cite } from '../../books.ts';
import { citesOf, laws } from '../../core/cites.ts';
import { type Law, silent } from '../../core/laws.ts';

export const BLUE = 'blue-ribbon-1940';

/** Last law that begins on each page of the code, from page 110 on. */
const LAST_ON_PAGE = [5, 12, 19, 27, 33, 44, 49, 56, 59, 65, 73, 79, 86, 94, 101, 109, 119, 126, 132, 137, 144, 147];

/** A law of the 1926 code by its number; the page is where it begins. */
export function code(number: number, doubt?: string): Citation {
  const page = 110 + LAST_ON_PAGE.findIndex((last) => number <= last);
  return cite(BLUE, String(page), 'Laws of Auction Bridge', { law: String(number), ...(doubt === undefined ? {} : { doubt }) });
}
/** Its scoring section sends the reader to the code of Bridge, whose schedule this is. */
export const donohueBridge = (doubt?: string): Citation => cite('donohue', '397', 'The Rules of Bridge: Scoring', doubt === undefined ? {} : { doubt });

/** The manual tells how the game arose and has no laws: every row says so. */
export function withSierra<T extends Readonly<Record<string, Law>>>(laws: T): T {
  return Object.fromEntries(
    Object.entries(laws).map(([key, row]) => [
      key,
      { ...row, readings: { sierra: silent('The manual tells the history of the game only.'), ...row.readings } },
    ]),
  ) as unknown as T;
}

/** Partners on a side may not talk over a penalty; one may leave the choice to the other. */
export const NO_TALK = { [BLUE]: { who: 'innocent-side', may: false, cites: [code(133)] } } as const;

/** Where the books tell of Auction bridge: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Bridge: Auction Bridge': { game: '20-34' },
  },
  blue: {
    'Auction Bridge': {
      revokes: '86',
      gameTold: '83-85',
      rank: '81',
      object: '81-83',
      deal: '82',
      overcalling: '82-83',
      bidding: '83',
      game: '83-86',
      auctionBridge: '83-84',
      play: '84',
      above: '84-86',
      scoring: '85',
      revoke: '87',
      revokeAndContract: '87-88',
      wrongNumberOfCards: '88',
    },
    'Duplicate Auction Bridge': { duplicateObject: '101', duplicatePack: '101-102', duplicateScoring: '102' },
    'Compass Game': { compass: '103' },
    'Individual Progressive Bridge': { individual: '104' },
    'Pivot Auction Bridge': { pivotGame: '104-105', pivotPlayers: '104' },
    'Dummy Up': { dummyBidding: '105-106', dummyDeal: '105', dummyScoring: '106' },
    'Three Hand Auction Bridge': { threeHand: '105' },
    'Eight Individual Players': { eightScoring: '106-107', eightScore: '106', eightPlayers: '107' },
    'Slams, Mayonnaise, and Goulash': { slamsScoring: '107', slams: '107-108', slamsDeal: '108', slamsCut: '108-109' },
    'Laws of Auction Bridge': {
      law: laws({
        110: [1, 2, 3, 4, 5],
        111: [6, 7, 8, 9, 10, 11, 12],
        112: [13, 14, 15, 16, 17, 18, 19],
        113: [20, 21, 22, 23, 24, 25, 26, 27],
        114: [28, 29, 30, 31, 32, 33],
        115: [34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44],
        116: [45, 46, 47, 48, 49],
        117: [50, 51, 52, 53, 54, 55, 56],
        118: [57, 58, 59],
        119: [60, 61, 62, 63, 64, 65],
        120: [66, 67, 68, 69, 70, 71, 72, 73],
        121: [74, 75, 76, 77, 78, 79],
        122: [80, 81, 82, 83, 84, 85, 86],
        123: [87, 88, 89, 90, 91, 92, 93, 94],
        124: [95, 96, 97, 98, 99, 100, 101],
        125: [102, 103, 104, 105, 106, 107, 108, 109],
        126: [110, 111, 112, 113, 114, 115, 116, 117, 118, 119],
        127: [120, 121, 122, 123, 124, 125, 126],
        128: [127, 128, 129, 130, 131, 132],
        129: [133, 134, 135, 136, 137],
        130: [138, 139, 140, 141, 142, 143, 144],
        131: [145, 146, 147],
      }),
    },
  },
  donohue: {
    'The Rules of Bridge: Scoring': { scoring: '397', scoringRubber: '398' },
    'The Rules of Bridge: Doubling and Re-Doubling': { doubling: '402' },
    'The Rules of Bridge: Dummy': { dummy: '403' },
    'The Rules of Bridge: Exposed Cards': { exposedCards: '404' },
    'The Rules of Bridge: Cards Liable to Be Called': { cardsLiable: '404' },
    'The Rules of Bridge: The Revoke': { revoke: '406', tricksMixed: '407' },
    'The Rules of Bridge: General Rules': { generalRules: '407' },
    'How to Play Auction Bridge': { play: '415' },
  },
});
