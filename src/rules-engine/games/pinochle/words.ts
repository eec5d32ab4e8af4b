import { act, amount, parties, party } from '../../vocabulary/own-words.ts';

export const bothHolders = parties('both holders');
export const firstToWin = party('whichever of them first wins a trick');
export const nearerDealersLeft = party('the one of them nearer the dealer’s left');

export const beChargedLoss = act('be charged with the loss of the game', 'be charged loss');
export const changeDiscard = act('change the discard');
export const exchangeTurnedCard = act('exchange the card for the turned trump', 'exchange turned card');
export const layDownMelds = act('lay down the other melds at once, to be scored after later tricks', 'lay down melds');
export const layMeldsOutAgain = act('lay the melds out again', 'lay melds out again');
export const meldItAgain = act('use the card in that meld', 'meld it again');
export const meldThatCard = act('meld that card');
export const meldWithoutFreshCard = act('meld without a fresh card from the hand', 'meld without fresh card');
export const overtrump = act('play a higher trump, if able', 'overtrump');
export const playLongerGame = act('play on to the longer game', 'play longer game');
export const playMeldedCard = act('play one of the cards of the meld', 'play melded card');
export const scoreMelds = act('score the melds');
export const scoreTwoMelds = act('score more than one meld for the trick', 'score two melds');

export const twiceTheBid = amount('double the amount of the bid', 'twice the bid');
