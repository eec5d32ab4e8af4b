import { act, amount, party, thing } from '../../vocabulary/own-words.ts';

export const lowestCut = party('the player with the lowest cut', 'the lowest cut');
export const blucherBidder = party('the bidder of Blucher', 'Blucher');
export const higherThanMisery = party('the bidder of four tricks or of nap', 'the other bidder');
export const miseryBidder = party('the bidder of misery', 'misery');
export const wellingtonBidder = party('the bidder of Wellington', 'Wellington');
export const whoPeeps = party('the player who peeps');

export const napWidow = thing('the widow');

export const poolThen = amount('as much as is then in the pool', 'the amount of the pool');

export const bidOneAtLeast = act('bid one trick at least');
export const bidWellington = act('overbid nap with Wellington, and Wellington with Blucher', 'bid Wellington or Blucher');
export const bidMisery = act('bid misery');
export const buyCards = act('buy cards in exchange for any of those dealt, a counter for each thrown out', 'buy cards');
export const discardToFive = act('discard down to five cards before playing', 'discard to five');
export const discardUnseen = act('discard the other cards without showing them', 'discard unseen');
export const leadTrumpFirst = act('lead a trump to the first trick', 'lead a trump');
export const peepAtWidow = act('look at the widow', 'peep');
export const playNap = act('play nap');
