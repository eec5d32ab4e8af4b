import { act, deed, party, things } from '../../vocabulary/own-words.ts';

export const holderOfCard = party('the player who bought the card that answers to it', 'its card’s buyer');
export const keeperOfFund = party('the player who drew the lottery', 'keeper of the fund');

export const countersOnLot = things('the counters on that lot');
export const prizeLeft = things('the counters on that prize');

export const addedToFund = deed('the counters on it', 'added to the fund', 'several');
export const takenFromFund = deed('the counters for each lot', 'taken out of the fund', 'several');

export const buyTickets = act('buy any number of tickets at the fixed price', 'buy any number');
export const dealOnePack = act('deal one of the two packs', 'deal a pack');
export const differ = act('give the lots different values, as far as they can', 'make the lots differ');
export const lookAtLot = act('look at a lot before the tickets are dealt', 'look at a lot');
export const moreTickets = act('have two, three or four tickets each, dealt one after the other', 'have more tickets');
export const payInMoney = act('collect the stakes and pay each in money for the counters won', 'pay out the stakes');
export const placeAny = act('place on their lot as many counters as they see fit', 'place any number');
