import { cite } from '../../books.ts';
import { citesOf, laws } from '../../core/cites.ts';

/** Places that many laws of poker cite. */
export const USPC_GAME = cite('uspc-1898', '37-38', 'Draw Poker');
export const USPC_LAWS = cite('uspc-1898', '40', 'Draw Poker: Laws and Rules');
export const USPC_LAWS_SHOW = cite('uspc-1898', '41', 'Draw Poker: Laws and Rules');
export const BLUE_LAWS = cite('blue-ribbon-1940', '292', 'Poker Laws and Penalties');
export const BLUE_LAWS_DRAW = cite('blue-ribbon-1940', '293', 'Poker Laws and Penalties');
export const SIERRA = cite('sierra', '107-114', 'Poker: How the game is played');

const PARTS = {
  deal: 'Draw Poker: Cutting and Dealing',
  draw: 'Draw Poker: Discarding and Drawing',
  betting: 'Draw Poker: Betting, Calling and Showing',
} as const;
const part = (law: number) => (law <= 10 ? PARTS.deal : law <= 16 ? PARTS.draw : PARTS.betting);
const page = (law: number) => (law <= 7 ? '59' : law <= 13 ? '60' : law === 14 ? '60-61' : law <= 17 ? '61' : law <= 25 ? '62' : '63');

/** A numbered law of the Donohue code. */
export const donohue = (law: number, more: { doubt?: string } = {}) => cite('donohue', page(law), part(law), { law: String(law), ...more });

/** Where the books tell of Poker: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    Poker: { game: '107-114' },
    'Poker: Face-down versus face-up': { faceDownVersus: '107-114' },
    'Poker: How the game is played': { play: '107-114' },
    'Poker: The Mississippi River': { mississippiRiver: '107-114' },
  },
  blue: {
    Poker: {
      bidding: '283',
      straightFlush: '283-284',
      draw: '283, 286',
      rankOfCards: '283-285',
      rank: '284',
      straight: '284-285',
      scoring: '285',
      goingIn: '285-286',
      discard: '286',
      pass: '286-287',
      betting: '287',
    },
    'Poker: extra hands': { extraHandsRank: '285', extraHandsCustomaryOrder: '285-286', extraHandsScoring: '286' },
    'Poker: extra hands; Glossary': { extraHandsGlossary: '285, 427' },
    'Jack Pots': {
      jackPotsScoring: '287',
      jackPotsBidding: '287-288',
      jackPotsDiscard: '287-289',
      jackPotsBetting: '288',
      jackPotsSplittingOpeners: '288-289',
      jackPotsFreeRide: '289',
    },
    'Jack Pots; Jack Pot Laws': { jackPotLawsMissedOpeners: '288, 294', jackPotLawsOpenedOnTens: '289, 294' },
    'Deuces Wild': { deucesWild: '289' },
    'Deuces Wild; Poker Laws and Penalties': { deucesWildLaws: '289, 293' },
    'Table Stakes': { tableStakesScoring: '289-290', tableStakesBetting: '290' },
    'Freeze Out': { freezeOut: '290' },
    'Stud Poker': { studBetting: '290-291', studPlay: '290', studRank: '291' },
    'Whiskey Poker': { whiskey: '291' },
    'Poker Laws and Penalties': { lawsCut: '292', lawsSixCards: '292-293', lawsDraw: '293' },
    'Jack Pot Laws': { jackPotLaws: '294' },
    'Peek Poker': { peek: '294' },
    'Glossary: Free ride': { freeRide: '425' },
    'Glossary: Little dog': { littleDog: '427' },
    'Glossary: Openers': { openers: '428' },
    Glossary: { glossary: '431' },
  },
  donohue: {
    'Draw Poker': { drawPlayers: '51', drawBidding: '51, 62', drawBetting: '51-52', drawRaiseBeforeDraw: '51-52, 62', drawExposedDealOrDraw: '59, 61' },
    'Draw Poker: Cutting and Dealing': {
      cuttingDeal: '51, 59-60',
      cuttingDealing: laws({ 59: [1, 2, 4, 6, 7], 60: [8, 9] }),
      cuttingCut: '59',
      cuttingSixCards: '60',
    },
    'Draw Poker: Dealing': { dealing: '51' },
    'Draw Poker: Going In on the Original Hand': { goingOriginalHand: '51' },
    'Draw Poker: The Straddle': { straddleGoingInTurn: '51-52', straddleBetting: '52', straddleBidding: '52, 63' },
    'Draw Poker: Discarding and Drawing': {
      discardingDiscard: '52-53, 60',
      discardingDrawing: laws({ 60: [11, 12, 13], '60-61': [14], 61: [15, 16] }),
      discardingHowManyDrawn: '60',
    },
    'Draw Poker: Filling the Hands': { fillingDraw: '52-53', fillingDrawOrder: '53' },
    'Draw Poker: Betting, Calling and Showing': {
      bettingCallingFirstBet: '53, 62',
      bettingCalling: laws({ 61: [17], 62: [18, 19, 20, 21, 22, 23, 24, 25], 63: [26, 27, 28, 29, 30] }),
      bettingCallingBetting: '61',
      bettingCallingShowing: '62',
      bettingCallingAllIn: '63',
    },
    'Draw Poker: Betting, Raising and Calling': { bettingRaisingObject: '53', bettingRaisingCase: '53-54', bettingRaisingBetting: '54' },
    'Draw Poker: The Old-Fashioned Game': { oldBetting: '54-55', oldGame: '55', oldBackIn: '55, 62' },
    'Draw Poker: Value of the Hands': { valueScoring: '55-56', valueRankOfCards: '55', valueRank: '56' },
    'Technical Terms Used in Poker: Blaze': { blaze: '57' },
    'Technical Terms Used in Poker: Freeze Out': { freezeScoring: '57-58', freezeGame: '58' },
    'Draw Poker: Technical Terms': { technicalScoring: '58', technicalBetting: '58, 62' },
    'Technical Terms Used in Poker: Table Stakes': { tableStakes: '59' },
    'Jack-Pots': { jackPotsBidding: '63', jackPotsBetting: '64', jackPotsOpenedOnTens: '64-65', jackPotsFalseOpening: '65' },
    'Jack-Pots: Progressive Jack-Pots': { progressiveJack: '65' },
  },
  uspc: {
    'Draw Poker': {
      drawScoring: '37-38',
      drawPlayers: '37',
      drawBidding: '37-40',
      drawBlind: '37, 40',
      drawPass: '37, 41',
      drawRank: '38-39',
      drawBetting: '38',
      drawDiscard: '38, 40',
      drawDeal: '38-40',
      drawShowing: '38, 41',
      drawFlush: '39, 41',
      drawFullHouse: '39',
    },
    'Draw Poker; Laws and Rules': { drawLawsRulesBidding: '37, 41', drawLawsRulesGame: '37, 40' },
    'Draw Poker: Freeze-out': { freezeOut: '37' },
    'Draw Poker: Table stakes': { tableStakes: '37' },
    Mistigris: { mistigrisFiveOfAKind: '39, 43', mistigrisRank: '43' },
    'Draw Poker: Laws and Rules': {
      lawsRulesBetting: '40',
      lawsRulesFoulPack: '40-42',
      lawsRulesSixCards: '40-41',
      lawsRulesScoring: '41',
      lawsRulesOpenedOnTens: '41-42',
      lawsRulesFalseOpener: '42',
    },
    'Draw Poker: Laws and Rules, Jack Pots': { lawsRulesJackBetting: '41', lawsRulesJackFalse: '41-42', lawsRulesJackUncalledBet: '42' },
    'Straight Poker; Draw Poker: Laws and Rules': { lawsRules: '41-42' },
    'Straight Poker': { straight: '42' },
    'Whiskey Poker': { whiskeyPlay: '42', whiskeyBetting: '42-43' },
    'Stud Poker': { stud: '43' },
    'Royal Cassino': { royalCassino: '56' },
  },
});
