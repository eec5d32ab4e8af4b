import { act, amount, deed, party, thing } from '../../vocabulary/own-words.ts';

export const espagnoletteHolder = party('the holder of the espagnolette', 'its holder');
export const breaker = party('the player who broke the reversis', 'the breaker');
export const mightBreak = party('the player who might break it', 'who might break it');
export const undertaker = party('the player whose reversis it was', 'the undertaker');
export const maker = party('the player who made the reversis', 'the maker');
export const partyWinner = party('the winner of the party', 'the party’s winner');
export const wouldWin = party('the player who would otherwise have won the party', 'the next for the party');
export const cardHolder = party('the player of the card', 'its player');
export const forcer = party('the player who forced it', 'the forcer');
export const eachPool = party('each of the two pools', 'each pool');
export const fewestTricks = party('the one with fewer tricks', 'fewer tricks');
export const dealtLast = party('the one who dealt last', 'who dealt last');
export const askedInError = party('the player who asked', 'who asked');

export const checkStakes = act('see that all have staked', 'check the stakes');
export const leadAnother = act('take the card up and play another', 'play another');
export const playAsDirected = act('take up the cards and play them in the order demanded', 'play as told');
export const payForAces = act('pay for each ace or quinola that has been or can be placed or given', 'pay for aces and quinolas');
export const takeTableCard = act('take the card that lies before them', 'take the table card');
export const leaveTableCard = act('leave the card before them, saying so, look at it and lay it with the discards', 'leave the table card');
export const discardQuinola = act('put the quinola out', 'discard the quinola');
export const exchangeCard = act('exchange a card with the player opposite', 'exchange a card');
export const askHowPlayed = act('ask how the cards were played', 'ask');
export const tellUnasked = act('tell it to those who have not asked', 'tell it unasked');
export const receivePayment = act('receive the party or any payment', 'be paid anything');
export const askNow = act('ask for it any more', 'ask for it');
export const renounceAnySuit = act('renounce in any suit', 'renounce');
export const waiveRight = act('waive the right and play a common hand', 'waive it');
export const undertakeReversis = act('undertake the reversis', 'try for reversis');
export const ownTricks = act('look through their own tricks', 'look');
export const lastOfOthers = act('look at the last trick', 'look');
export const earlierOfOthers = act('look at the tricks of others', 'look');

export const leftUnpaid = deed('stake and consolation', 'left unpaid', 'several');

export const missingStakes = amount('the stakes of those not called upon', 'the missing stakes');
export const dueForLed = amount('what another might have been called upon to pay for them', 'what is due for them');
export const oneCounter = amount('a counter of 6 fish', 'a counter');
export const partyAmount = amount('the party', 'the party');
export const stakeOfQuinola = amount('the stake of the quinola', 'the stake');
export const stakeOfHis = amount('the stake of any quinola that they had played before', 'stakes of own quinolas');
export const consolation = amount('the consolation', 'consolation');
export const consolationsBack = amount('the consolations received from them', 'consolations received');
export const reversisPrice = amount('80 fish', '80 fish');
export const reversisForAll = amount('80 fish, for the whole table', '80 for all');
export const acePlaced = amount('1 fish, or 2 for the ace of diamonds', '1 fish, diamonds 2');

export const sidePlayers = party('each of the players on either side', 'each side');
export const acrossPlayer = party('the player opposite', 'the one opposite');
export const consolationsReturned = deed('the consolations that the maker of the reversis paid', 'returned', 'several');
export const askForIt = act('ask for it', 'ask for it');
export const theParty = thing('the party');
