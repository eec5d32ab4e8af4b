import { act, deed, parties, party } from '../../vocabulary/own-words.ts';

export const highestCut = party('the player who cut the highest card', 'highest cut');
export const fullPile = deed('the full pile', 'taken off the table');
export const opponentsInTurn = parties('the opponents in turn', 'opponents in turn');
export const sidePartners = parties('partners');
export const talonOut = party('the side whose talon is gone', 'side without a talon');

export const alternate = act('sit at every second place');
export const drawHand = act('take another hand and go on', 'take another hand');
export const hideUnder = act('hide every card under the top one', 'hide the cards below');
export const keepAce = act('keep the ace for later', 'keep the ace');
export const layAceInFront = act('lay the ace on a pile in front', 'lay the ace in front');
export const layOneInTurn = act('lay one card in front in turn, the leader first', 'lay one card in turn');
export const layOrMove = act('lay a card in front or move one between piles', 'lay a card or move one');
export const makeFifthPile = act('make a fifth pile');
export const pointOutPlay = act('point out a play');
export const takeHandEarly = act('take a hand before the turn comes', 'take a hand early');
export const waitForTurn = act('wait for the next turn before taking a hand', 'wait for the turn');
