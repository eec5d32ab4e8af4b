import { citesOf, laws } from '../../core/cites.ts';

/** Where the books tell of Cribbage: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Cribbage: How the game is played': { play: '48-58' },
    'Cribbage: In Hand': { hand: '48-58' },
    'Cribbage: In Play': { playScoring: '48-58' },
    'Cribbage: Advanced Strategies': { advancedStrategies: '48-58' },
  },
  blue: {
    'Cribbage: Five-Card': {
      fiveCardStarter: '194',
      fiveCardGo: '195',
      fiveCardPlayRuns: '195-196',
      fiveCardHighestHand: '196-197',
      fiveCardShowing: '196',
      fiveCardScoring: '197',
    },
    Cribbage: { game: '196-198' },
    'Six-Card Cribbage': { sixCardPlay: '197', sixCardObject: '197-198', sixCardScoring: '198' },
    'Four-Hand Cribbage': { fourHand: '198' },
    'Three-Hand Cribbage': { threeHand: '198' },
    'Cribbage: Penalties': { penaltiesDeal: '199', penaltiesScoring: '199-200', penaltiesEntered: '200' },
    'Seven-Card Cribbage': { sevenCard: '199' },
    'Solitaire Cribbage': { solitaire: '400' },
  },
  donohue: {
    Cribbage: { object: '66', scoring: '66-67' },
    'Cribbage: Terms': { terms: '66' },
    'Laws of Cribbage': { law: laws({ 66: [1], 67: [2, 3, 4, 5, 6] }), lawScoring: '66-67', lawPeggedTooMany: '67' },
    'Laws of the Game of Cribbage': { lawClause: '66' },
    'Five Card Cribbage': { fiveCardPlay: '67', fiveCardGo: '67-68', fiveCardScoring: '68' },
    'Six Card Cribbage': { sixCard: '70' },
    'Three or Four Hand Cribbage': { threeFourHand: '70' },
    'Calculations for Betting': { calculations: '71' },
  },
  uspc: {
    Cribbage: { game: '49-52' },
    'Cribbage: Counting': { counting: '49-52' },
    'Cribbage: Counting the Hands': { countingHands: '49-52' },
    'Cribbage: Playing': { playing: '49-52' },
    'Cribbage: Scoring': { scoring: '49-52' },
    'Cribbage: Four-handed Play': { fourHandedPlay: '52' },
    'Cribbage: General Rules': { generalRulesPlayers: '52-54' },
    'Cribbage: General Rules, Cutting': { generalRules: '52-54' },
    'Cribbage: General Rules, Discarding to the Crib': { generalRulesDiscard: '52-54' },
    'Cribbage: General Rules, Showing and Scoring': { generalRulesEntered: '52-54' },
    'Cribbage: General Rules, Shuffling and Dealing': { generalRulesDeal: '52-54' },
    'Cribbage: General Rules, The Play': { generalRulesPlay: '52-54' },
    'Cribbage: General Rules, The Starter': { generalRulesStarter: '52-54' },
    'Cribbage: Three-handed Play': { threeHandedPlay: '52' },
  },
});
