import { act, party, thing } from '../../vocabulary/own-words.ts';

export const leftOfDeclarer = party('the player on declarer’s left');
export const nextDefender = party('the defender who next wins a trick');
export const cardOwner = party('the owner');
export const openingLeader = party('the opening leader');
export const ownersPartner = party('the owner’s partner', 'partner');

export const theCall = thing('the call');
export const theClaim = thing('the claim or concession');
export const theCorrectLead = thing('the correct lead');

export const answerQuestion = act('answer a proper question of a player', 'answer question');
export const askBidding = act('ask for the earlier calls to be repeated', 'ask bidding');
export const askContract = act('ask only what the contract is and whether it is doubled or redoubled', 'ask contract');
export const askOwnRevoke = act('ask the declarer about a possible revoke', 'ask own revoke');
export const correctRevoke = act('play a correct card to the trick instead', 'correct revoke');
export const departFromStatement = act('play otherwise than stated', 'depart from statement');
export const discussLaw = act('discuss a question of fact or law when asked', 'discuss law');
export const doubleAgain = act('double a bid already doubled, or redouble one already redoubled', 'double again');
export const doubleOwnSide = act('double a bid of their own side', 'double own side');
export const leadThatSuit = act('lead a card of the same suit from the right hand', 'lead that suit');
export const makeBidGood = act('make the bid sufficient', 'make bid good');
export const passOnce = act('pass at the next turn to call', 'pass once');
export const playExtremeCorrect = act('play the highest or the lowest card that is correct', 'play highest or lowest');
export const playExtremeOrSuit = act('play the highest or the lowest card of the suit led or, having none, a card of a suit named', 'play highest or lowest');
export const playNamedPenaltyCard = act('play any one of them that declarer names', 'play the penalty card named');
export const playOnePenaltyCard = act('play one of the penalty cards at the first chance that following suit allows', 'play one penalty card');
export const playPenaltyCard = act('play the penalty card at the first chance that following suit allows', 'play penalty card');
export const redoubleOpponents = act('redouble a bid of the opponents', 'redouble opponents');
export const redoubleUndoubled = act('redouble a bid that no opponent has doubled', 'redouble undoubled');
export const statePlay = act('leave the hand face up and say in what order it is played and what becomes of every card of both hands', 'state play');
export const takeFinesse = act('take a finesse that was not announced', 'take finesse');
export const treatAsPenalty = act('treat the cards shown as penalty cards', 'treat as penalty');
export const warnOfRights = act('draw the declarer’s attention to a defender’s irregularity and ask whether the declarer knows their rights', 'warn of rights');
