import { act, amount, party } from '../../vocabulary/own-words.ts';

export const injuredPlayer = party('the player who lost by it');
export const seller = party('the seller');

export const bidSellerOut = act('bid enough to put the seller out', 'bid seller out');
export const dealThenRetire = act('deal the others their hands and then retire', 'deal then retire');
export const makeFour = act('make four points or be set back', 'make four or be set back');
export const makeRefusedBid = act('make at least the number refused', 'make refused bid');
export const pitchTrump = act('pitch the trump');
export const setBidderBack = act('set the bidder back');

export const allHeMade = amount('all that they made in the deal', 'all they made');
