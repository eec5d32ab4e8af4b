import { act, amount, party, thing } from '../../vocabulary/own-words.ts';

export const makerOrEldest = party('the maker of the trump or the eldest hand');
export const lastDoubler = party('the opponent who doubled last');

export const theRedouble = thing('the redouble');
export const theRevoke = thing('the revoke');

export const actForPartner = act('shuffle, cut or deal for the partner', 'act for partner');
export const callCards = act('call any of those cards', 'call cards');
export const countTricks = act('count the tricks face down, and search them if there is a card too many', 'count tricks');
export const drawOutPlayed = act('have each player draw out the card played', 'draw out card played');
export const leadOtherSuit = act('lead another suit than that of the exposed card', 'lead other suit');
export const leaveCardSuggested = act('leave the card suggested unplayed', 'leave card suggested');
export const lookAtHands = act('look at another hand or leave the seat to watch', 'look at hands');
export const lookAtOwnHand = act('look at that hand');
export const nameSubstitute = act('name a substitute with the consent of the others', 'name substitute');
export const playCardSuggested = act('play the card suggested', 'play card suggested');
export const playNoTrumps = act('play the deal without trumps', 'play no trumps');
export const putPartnerRight = act('ask the partner whether a card of the suit led is left', 'put partner right');
export const reEnterTable = act('re-enter the table left', 're enter table');
export const replaceCards = act('replace the cards by agreement or call new ones at the cost of the table', 'replace cards');
export const scoreSlam = act('score a slam on this deal', 'score slam');
export const searchOtherPack = act('search the other pack for the missing card', 'search other pack');
export const seeTheDealersCard = act('see the card that the dealer looked at', 'see the dealers card');
export const settleAfterPenalty = act('settle bets by the score as it stands after the penalty', 'settle after penalty');
export const winOneOfTricks = act('win the first or any other of those tricks, if able', 'win one of tricks');

export const stakesAndBets = amount('the stakes and all the bets', 'stakes and bets');
export const valueOfThreeTricks = amount('the value of three tricks');
