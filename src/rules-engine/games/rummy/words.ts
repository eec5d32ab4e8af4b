import { act, party } from '../../vocabulary/own-words.ts';

export const lowestCount = party('the player with the lowest count');

export const borrowCard = act('borrow the card');
export const drawOrTake = act('draw from the stock or take the discard', 'draw or take');
export const layDownHand = act('lay down the hand');
export const laySecond = act('lay down a second combination, or add a second card, in the same turn', 'lay second');
export const moveJokerAgain = act('move the joker a second time', 'move joker again');
export const takeCoveredDiscard = act('take a discard that another one covers', 'take covered discard');
export const takeLastDiscard = act('take the last discard', 'take last discard');
export const takeToLower = act('take the last discard only to lower the count', 'take to lower');
export const useCard = act('use the card and discard another for it', 'use card');
