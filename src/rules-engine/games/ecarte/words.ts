import { act, deed, parties, party, thing, things } from '../../vocabulary/own-words.ts';

export const backer = party('a backer');
export const backers = parties('the backers');

export const earlierDeals = things('the earlier deals');
export const refusal = thing('the refusal');
export const proposal = thing('the proposal');
export const turnedCard = thing('the trump card');

export const caseAgainst = deed('the case', 'decided against the player at fault');
export const countedAsTricks = deed('the cards that cannot be covered', 'counted as the non-dealer’s tricks', 'several');
export const fewestCut = deed('the lowest of the cards shown', 'taken as the cut');
export const handMended = deed('the hand', 'put right by drawing or discarding');
export const handReplayed = deed('the hand', 'played again');
export const hiddenCut = deed('the cut', 'taken as the lowest');
export const nextTurned = deed('the cards shown', 'put aside and the next one turned up', 'several');
export const setAside = deed('the deal', 'set aside and used at the next turn to deal of the one who made it');

export const askNumber = act('ask for more or fewer cards than were named', 'change the number');
export const bearShortage = act('bear a shortage among themselves', 'bear a shortage');
export const changeAgain = act('grant a further change of cards', 'grant a further change');
export const coverBets = act('take bets before the gallery', 'take bets first');
export const cutSeveral = act('cut more than one card', 'cut more than one');
export const fillAtRandom = act('fill up the hand at random from the cards thrown out', 'fill up from the discards');
export const finishDeal = act('finish dealing', 'finish the deal');
export const finishGame = act('take the empty seat and finish the game', 'finish the game');
export const giveRevenge = act('give a revenge', 'give a revenge');
export const giveTurned = act('give the card turned as one of those asked for', 'give the card turned');
export const keepHand = act('keep the hand as it is', 'keep the hand');
export const declineIt = act('decline it', 'decline it');
export const lookOverThem = act('look over the hand of the side betted against', 'look over that hand');
export const markKing = act('mark the king', 'mark the king');
export const markKingInHand = act('mark the king from the hand', 'mark a king in hand');
export const markTurnedKing = act('mark the king that was turned', 'mark the turned king');
export const markAnyKing = act('mark the king, even one turned up', 'mark any king');
export const nameCard = act('name a card or its suit', 'name a card');
export const playCalledSuit = act('play a suit that the opponent names', 'play a suit called');
export const playNamedSuit = act('play the suit that was named', 'play the suit named');
export const pointAtCard = act('point at the card', 'point at it');
export const retakeDiscards = act('take them back', 'take them back');
export const scorePoint = act('score the point', 'score the point');
export const shuffleTwice = act('shuffle twice running in the same deal', 'shuffle twice running');
export const takeAnother = act('ask for another card instead', 'ask for another');
export const takeFirst = act('take what is due before the others', 'be paid first');
export const takeInFull = act('take as many cards as were asked for', 'be served in full');
export const tellError = act('tell of an error that would be a fraud if it were meant', 'tell of an error');
export const throwOutExtra = act('look at the hand, show the dealer the extra cards and throw them out', 'throw out the extra');
export const trumpIt = act('win the trick with a trump', 'trump');
