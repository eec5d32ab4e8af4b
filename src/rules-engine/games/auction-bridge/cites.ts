import { citesOf, numbered } from '../../laws/cites.ts';
import { type Law, silent } from '../../laws/laws.ts';

export const BLUE = 'blue-ribbon-1940';

/** Adds a reading to every law: the manual has only the history of the game. */
export function withSierra<T extends Readonly<Record<string, Law>>>(laws: T): T {
  return Object.fromEntries(
    Object.entries(laws).map(([key, row]) => [
      key,
      { ...row, readings: { sierra: silent('The manual tells the history of the game only.'), ...row.readings } },
    ]),
  ) as unknown as T;
}

/** The passages of the books on Auction bridge, each under a name. */
export const cites = citesOf({
  sierra: {
    'Bridge: Auction Bridge': { game: '20-34' },
  },
  blue: {
    'Auction Bridge': {
      revokes: '86',
      gamePages: '83-85',
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
      law: numbered,
    },
  },
  donohue: {
    'The Rules of Bridge: Scoring': { scoring: '397', scoringRubber: '398' },
    'The Rules of Bridge: Formation of Table': { formation: '398' },
    'The Rules of Bridge: Cutting': { cutting: '398' },
    'The Rules of Bridge: Entry and Re-Entry': { entry: '399' },
    'The Rules of Bridge: Doubling and Re-Doubling': { doubling: '402' },
    'The Rules of Bridge: Dummy': { dummy: '403' },
    'The Rules of Bridge: Exposed Cards': { exposedCards: '404' },
    'The Rules of Bridge: Cards Liable to Be Called': { cardsLiable: '404' },
    'The Rules of Bridge: The Revoke': { revoke: '406', tricksMixed: '407' },
    'The Rules of Bridge: General Rules': { generalRules: '407' },
    'How to Play Auction Bridge': { play: '415' },
  },
});

/** Partners may not discuss a penalty; one may leave the choice to the other. */
export const NO_TALK = { [BLUE]: { who: 'innocent-side', may: false, cites: [cites.blue.law(133)] } } as const;
