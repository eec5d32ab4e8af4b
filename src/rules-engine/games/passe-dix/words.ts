import { act, party, thing } from '../../vocabulary/own-words.ts';

export const leftOfBanker = party('the player on the banker’s left', 'banker’s left');

export const diceBox = thing('the dice box');

export const betAnySum = act('bet any sum against the banker', 'bet any sum');
export const keepBank = act('keep the bank and throw again', 'keep the bank');
