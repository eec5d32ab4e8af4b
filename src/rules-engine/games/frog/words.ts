import { act, amount, deed } from '../../vocabulary/own-words.ts';
export const playNamedGame = act('play the game that was bid', 'play the game bid');
export const playSomeTrump = act('play a trump', 'play a trump');
export const playLowTrump = act('play a lower trump than the one on the trick', 'undertrump');
export const turnWidowUp = act('turn the widow face up on the table', 'show the widow');

export const gameStopped = deed('the game', 'stopped');
export const dealtToThree = deed('the cards', 'dealt to the three others', 'several');
export const dealtToThreeOfFive = deed('the cards', 'dealt to the two players on the dealer’s left and the one on the dealer’s right', 'several');

export const pointsLaidOut = amount('the points of the three cards laid out', 'points laid out');
export const pointsOfWidow = amount('the points of the widow', 'points of the widow');
export const rateOver = amount('the rate of the game for each point over 60', 'rate for each over 60');
export const lostGame = amount('for the game that was lost', 'for the lost game');
