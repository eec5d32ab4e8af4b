import { act, deed, party } from '../../vocabulary/own-words.ts';

export const highestThrow = party('the player with the highest throw', 'highest throw');

export const keepAgreement = act('abide by what was agreed', 'abide by it');
export const throwFromBox = act('throw the dice from a box', 'throw from a box');

export const takenForLoaded = deed('the die', 'taken for a loaded one');
