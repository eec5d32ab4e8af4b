import { act, deed, party } from '../../vocabulary/own-words.ts';

export const buyer = party('the player who bought it', 'its buyer');
export const highestTrump = party('the holder of the highest trump', 'the highest trump');

export const allTurned = deed('all the cards', 'turned face up', 'several');
export const offered = deed('the better trump', 'offered for sale');
export const leftOnTable = deed('the card', 'left on the table as its buyer’s');

export const lookAtHand = act('look at their own cards before they are turned up', 'look at their cards');
export const refuseOffers = act('keep the card and refuse every offer', 'keep it');
export const turnTop = act('turn up their top card', 'turn a card');
export const waitBeaten = act('leave their cards face down until their trump is beaten', 'wait until beaten');
