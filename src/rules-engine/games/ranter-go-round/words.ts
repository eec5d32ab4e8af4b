import { act, deed, parties, party } from '../../vocabulary/own-words.ts';

export const asker = party('the player who asked for it', 'the asker');
export const asked = party('the player who is asked', 'player asked');
export const beyondKing = party('the player on the left of the king', 'left of the king');
export const giver = party('the player who had to exchange', 'who had to exchange');
export const lowest = party('the player who shows the lowest card', 'the lowest card');
export const lowestTied = parties('all who tie for the lowest card', 'all who tie');
export const survivor = party('the last player with a life', 'the last one alive');

export const aceLowest = deed('the ace', 'the lowest card, and the king the highest');
export const exchange = act('exchange');
export const keepCard = act('keep their card', 'keep the card');
export const keepKing = act('keep the king and say so', 'keep the king');
export const nameAceOrTwo = act('call the ace or the two aloud', 'call it aloud');
export const passCardOn = act('pass their card to the player on their left', 'pass the card on');
export const sayNothing = act('say nothing of the card', 'say nothing');
export const takeFromPack = act('cut the pack and take the top card', 'take a card from the pack');
