import { act, each, party } from '../../vocabulary/own-words.ts';

export const ofJoker = party('the player of the joker', 'the joker');
export const ofOtherJack = party('the player of the other jack of the colour', 'the other jack');
export const ofTrumpJack = party('the player of the jack of trumps', 'the jack of trumps');

export const trickTaken = each('trick taken');

export const takeLastCard = act('take the last card or look at it', 'take or see it');
