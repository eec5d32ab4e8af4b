// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act, deed, party, thing, things } from '../../vocabulary/own-words.ts';

export const firstPlayed = party('the player of the first of them', 'first played');
export const otherAdversary = party('another of the others', 'another');
export const rightHand = party('the player with the right number of cards', 'right number');
export const sameAdversary = party('the one who held the cards', 'the same one');

export const loserPoints = things('the points of the loser');
export const offenderPoints = things('the points of that player');
export const drawnBack = thing('the card that goes back');

export const calledToPlay = deed('the player', 'called upon to play or lead a right card of it');
export const brisquesCounted = deed('the aces and tens', 'counted', 'several');
export const bothCounted = deed('the aces and tens of the other player', 'counted as well', 'several');
export const compelledToPlay = deed('the player', 'compelled to play a card out of it');
export const cutDownHand = deed('the hand', 'brought down to eight by playing without drawing, or else dealt anew');
export const gameAbandoned = deed('the game', 'abandoned');
export const playLost = deed('the player’s turn to play', 'lost');
export const replayed = deed('the hand', 'replayed from the error');
export const topDrawn = deed('the top card', 'drawn by the winner of the last trick and the trump by the loser, the other card being left');
export const turnedFaceDown = deed('the card', 'turned face down in its place');

export const countBrisques = act('count his aces and tens');
export const declareAgain = act('declare it with that card', 'declare it');
export const declareBoth = act('score both for the one trick', 'score both');
export const declareNow = act('declare the card taken before another trick is won', 'declare it yet');
export const declareSecond = act('declare the second combination', 'declare the second');
export const drawTwo = act('draw two cards next time', 'draw two');
export const drawTwoKeepOne = act('draw two cards next time and keep the one preferred', 'draw two, keep one');
export const drawToMakeGood = act('draw from the stock to make good', 'draw to make good');
export const finishWithEight = act('finish the game with eight cards', 'finish with eight');
export const giveMissing = act('give the card that is wanting', 'give the missing card');
export const keepApart = act('keep the cards won apart from the hand', 'keep them apart');
export const layTheRest = act('lay the others down, to be scored after later tricks', 'lay the others down');
export const leadSimilar = act('lead a like card from the hand instead, and score the marriage again', 'lead a like card');
export const letDrawTwo = act('let the player draw two cards next time', 'let him draw two');
export const leaveFive = act('leave at least five cards in each packet', 'leave five');
export const opposeAgain = act('hold the cards against the single player once more', 'play again');
export const passPrivilege = act('pass the right to declare to the partner', 'pass it to the partner');
export const playAndDeclare = act('play the card and declare it at once', 'play and declare');
export const playTwiceUndrawn = act('play twice without drawing', 'play twice undrawn');
export const playWonCards = act('play them, or take them up when the stock is gone', 'play them');
export const putBack = act('put it back on the stock', 'put it back');
export const restoreDrawn = act('restore the card', 'restore it');
export const scoreBetter = act('score it and keep the other waiting', 'score it first');
export const scoreCarte = act('score carte blanche');
export const scoreWaiting = act('score what was waiting', 'score it');
export const showBoth = act('show both cards', 'show both');
export const showDrawn = act('show the card drawn instead', 'show the next drawn');
export const showSecond = act('show the second card', 'show the second');
export const takeFromTrick = act('take it from the trick for a combination', 'take it');
export const takePlace = act('take the place of the loser who held the cards', 'take the place');
export const turnUpBoth = act('turn both cards face up', 'turn both up');
export const withholdMarriage = act('hold the marriage back', 'hold it back');
