// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act, party, thing } from '../../vocabulary/own-words.ts';

export const defenderOnLead = party('the defender who has or next gets the lead');
export const properHand = party('the hand that should have led');
export const substitute = party('the substitute');

export const theLastLegalCall = thing('the last legal call');

export const addGameBonus = act('add the bonus for each game won', 'add game bonus');
export const amendCall = act('make another call instead', 'amend call');
export const askFinalBid = act('ask what the final bid was', 'ask final bid');
export const beCharged = act('be charged with a revoke for it', 'be charged a revoke');
export const bidMoreThanOne = act('make the first bid in no trumps or for more than one trick', 'bid more than one');
export const bidOutOfRange = act('bid fewer than 6 points or more than 70', 'bid out of range');
export const callFirstLead = act('say which suit is led to the first trick', 'call first lead');
export const changePack = act('play with another pack', 'change pack');
export const changePenalty = act('change the penalty once it is named', 'change penalty');
export const chooseFromTrick = act('turn that trick face up and choose any one of its cards for the short hand', 'choose from trick');
export const chooseFromTricks = act('choose any card from the tricks so kept', 'choose from tricks');
export const chooseLeader = act('agree which of them leads', 'choose leader');
export const choosePack = act('choose which of the two packs to use', 'choose pack');
export const claimTrick = act('claim the trick');
export const cutOutLast = act('be the last to cut out of the new table', 'cut out last');
export const dealForAnother = act('deal for another player', 'deal for another');
export const demandPlay = act('demand that play');
export const doublePartner = act("double the partner's bid or redouble the partner's double", 'double partner');
export const drawAgain = act('draw again');
export const giveDifference = act('give in tricks the difference between the two penalties', 'give difference');
export const joinDispute = act('take part in the dispute', 'join dispute');
export const leadAny = act('lead any suit from it', 'lead any');
export const leadSameSuit = act('lead the suit wrongly led or, having none of it, any suit', 'lead same suit');
export const leaveChoice = act('leave the choice of the penalty to the partner', 'leave choice');
export const makeSufficient = act('make the bid sufficient, in any suit or in no trumps', 'make sufficient');
export const oneTrickEach = act('give one trick more for each further revoke', 'one trick each');
export const overbidOwn = act('overbid a bid of his own that the three others have passed', 'overbid own');
export const playBelowGame = act('play a bid that does not give game', 'play below game');
export const playForAbsent = act('play for the absent player', 'play for absent');
export const playHighestNamed = act('play the highest card held of a suit that declarer names', 'play highest named');
export const playOutDeal = act('finish the bidding and play of that deal and score it', 'play out deal');
export const playSeven = act('play a contract of seven odd tricks, doubled or not as the other side chooses', 'play seven');
export const playSuggested = act('play the card or the suit suggested', 'play suggested');
export const pointOut = act('point it out');
export const restoreCard = act('take the missing card back into the hand', 'restore card');
export const shuffleAndCut = act('have the pack shuffled and cut again', 'shuffle and cut again');
export const takeSeatBack = act('take the old seat back', 'take seat back');
export const tellAuction = act('tell the partner what was bid before', 'tell auction');
export const warnPartner = act("warn the partner that it is not the partner's turn", 'warn partner');
export const winIfAble = act('win any one of those tricks, if able', 'win if able');
