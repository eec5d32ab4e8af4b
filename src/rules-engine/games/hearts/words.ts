import { act, amount, parties, party, unit } from '../../vocabulary/own-words.ts';

export const cardPlayer = party('the player of that card');
export const clearPlayer = party('the player who is clear');
export const clearPlayers = parties('the players who are clear');
export const firstTrickWinner = party('the winner of the first trick');
export const lastToTrick = party('the player who played last to the trick');
export const leftOfWinner = party('the player on the winner’s left');
export const taker = party('the taker');

export const drawBeforeLeading = act('draw before leading to the next trick', 'draw before leading');
export const drawFirst = act('draw the first card');
export const drawUntilAble = act('draw one card at a time until able to follow suit or until the stock is gone', 'draw until able');
export const nameSuitAgain = act('name the suit again, without a fresh auction', 'name suit again');
export const playInstead = act('play the card instead of following suit', 'play instead');
export const showWidow = act('show the widow to all the players', 'show widow');
export const throwIt = act('throw it on the trick', 'throw it');

export const halfGame = amount('half a game');
export const penaltyAgreed = amount('the penalty agreed on', 'penalty agreed');

export const mark = unit('mark');
