import { act, things, unit } from '../../vocabulary/own-words.ts';

export const otherLetterBets = things('the bets on the other letter');
export const leaveUnpaid = act('leave the bets on that letter unpaid', 'leave them unpaid');
export const payLetter = act('pay the bets on the letter of the niche', 'pay that letter');
export const refuseBet = act('refuse a bet on either letter', 'refuse a bet');
export const niche = unit('niche');
