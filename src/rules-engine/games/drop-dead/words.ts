import { act, amount, party } from '../../vocabulary/own-words.ts';

export const lowestTotal = party('the player with the lowest total', 'lowest total');

export const allTheSpots = amount('all the spots thrown');

export const layAside = act('lay aside every die that shows a 2 or a 5', 'lay aside 2s and 5s');
export const passBox = act('pass the box to another player', 'pass the box');
export const throwFirst = act('throw first');
export const throwRest = act('throw the dice that are left', 'throw the rest');
