import { act, deed, things } from '../../vocabulary/own-words.ts';

export const bottomBets = things('the bets on the bottom layout');
export const topBets = things('the bets on the top layout');
export const thatLayout = things('the bets on that layout');

export const betBeforeGate = act('bet before the pack is turned up', 'bet before the gate');
export const drawFromEnds = act('draw the bottom layout from the bottom of the pack and the top layout from its top', 'draw from both ends');
export const offerCut = act('offer the pack to the players to cut', 'offer the cut');
export const payBoth = act('pay the bets on both layouts', 'pay both layouts');
export const payBottom = act('pay the bets on the bottom layout', 'pay the bottom layout');
export const payThat = act('pay the bets on that layout', 'pay that layout');
export const payTop = act('pay the bets on the top layout', 'pay the top layout');
export const putUpBank = act('put on the table all the money at risk', 'put up the bank');

export const gateAside = deed('the gate', 'thrown aside, and the pack turned face down again for two fresh layouts');
