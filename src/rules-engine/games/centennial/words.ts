import { act, unit } from '../../vocabulary/own-words.ts';

export const advanceWithoutAce = act('use the throw for any number', 'use the throw');
export const advanceSeveral = act('go forward one place for each of the numbers', 'go forward several places');
export const markOne = act('put the marker on 1', 'mark the 1');
export const useDieAgain = act('use the die in each of the numbers that it helps to make', 'use the die again');
export const useOverlooked = act('use the number for their own game', 'use the number');

export const placeUnit = unit('place');
