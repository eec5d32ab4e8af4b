import { act, party } from '../../vocabulary/own-words.ts';

export const farthest = party('the player farthest from twenty-one', 'farthest from 21');
export const nearest = party('the player nearest to twenty-one and not over it', 'nearest to 21');

export const callTotal = act('call out the total after each throw', 'call the total');
export const shareInRound = act('take further part in the round', 'stay in the round');
export const stopOrThrow = act('stop or throw again', 'stop or throw');
