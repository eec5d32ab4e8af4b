import { act, deed } from '../../vocabulary/own-words.ts';

export const unevenHands = deed('hands of more cards and of fewer', 'played as they are', 'several');

export const askAnybody = act('ask any player');
export const askAgain = act('ask again');
export const askForThatCard = act('ask for that card');
export const giveThatCard = act('hand over that card');
export const nameSuit = act('name the suit');
export const laySetDown = act('show the set of four and lay it face down', 'show and lay down the set');
