import { act, amount, party, unit } from '../../vocabulary/own-words.ts';

export const fewestDoublets = party('the player with the fewest doublets');
export const lastToSpeak = party('the last player to speak');
export const lightestHand = party('the player with the fewest pips');
export const lowestDoublet = party('the player with the lower doublet');
export const noDoublet = party('the player without a doublet');
export const trumpHolder = party('the trump-holder');

export const countThatHand = act('count anything for that hand', 'count that hand');
export const discardToFive = act('discard to five dominoes', 'discard to five');
export const drawAble = act('draw from the stock although able to play', 'draw able');
export const drawLastThree = act('draw the last three of the stock', 'draw last three');
export const drawLastTwo = act('draw the last two of the stock', 'draw last two');
export const drawOneThenPass = act('draw one from the stock, play it if it fits, and pass if it does not', 'draw one then pass');
export const drawStonesUntilAble = act('draw one domino at a time until able to play or until the stock is gone', 'draw stones until able');
export const drawUntilAbleOrThree = act('draw one at a time until able to play or until three are left in the stock', 'draw until able or three');
export const drawUntilAbleOrTwo = act('draw one at a time until able to play or until two are left in the stock', 'draw until able or two');
export const giveUpTurnedPiece = act('give up the piece turned for trump', 'give up turned piece');
export const leadTrumpAfterTrick = act('lead a trump after winning a trick, if able', 'lead trump after trick');
export const playAble = act('play, when able');
export const playToDoubletFirst = act('play to the doublet first set', 'play to doublet first');
export const scoreCount = act('score the count');
export const standOrTakeDummy = act('stand or take the dummy', 'stand or take dummy');

export const countMade = amount('the count made');

export const domino = unit('domino', 'dominoes');
