import { act, amount, deed, each, party } from '../../vocabulary/own-words.ts';

export const diamondsBidder = party('the bidder in diamonds', 'diamonds');
export const higherBidder = party('the bidder of the other bid', 'the other bid');
export const nulloBidder = party('the bidder of nullo', 'nullo');
export const moreTricks = party('the bidder of more tricks');
export const rightHandOfLeader = party('the right-hand adversary of the player whose lead it was', 'the right-hand adversary');
export const spadesBidder = party('the bidder in spades', 'spades');

export const tricksSoFar = amount('what the tricks taken until then are worth', 'their tricks so far');

export const trickForced = each('trick that the bidder takes');
export const trickWon = each('trick won');

export const handPlayedOut = deed('the hand', 'played out, to see whether all ten tricks are won');

export const bidOutside = act('bid fewer than six tricks or more than nine', 'bid fewer than six or more than nine');
export const callSuitNow = act('call a suit', 'call a suit');
export const discardAnything = act('throw any suit on it', 'throw any suit');
export const drawAnother = act('draw another card', 'draw another card');
export const goBelow = act('go below nothing, "in the hole"', 'go below nothing');
export const keepBid = act('play the bid as it was made', 'play the bid as made');
export const leaveFive = act('leave at least five cards in either packet', 'leave five in either packet');
export const nameSuitForJoker = act('name the suit to be played to it', 'name the suit');
export const playNamed = act('play a card of the suit named, if able', 'play the suit named');
export const playJoker = act('win the trick with the joker', 'win with the joker');
export const playAnySuit = act('play a card of any suit', 'play any suit');
export const claimGameEarly = act('claim the game as soon as the tricks of the bid are taken', 'claim at once');
