import { act, deed, party } from '../../vocabulary/own-words.ts';

export const whoStopped = party('the player who stopped');
export const withKing = party('the player of the king');
export const withKingLeft = party('the player with a king in hand');
export const withNine = party('the player with the nine of diamonds');

export const beginAnew = act('begin again with any other sequence or card', 'begin again');
export const playNextOfSuit = act('play the next higher card of the suit and go on as far as possible', 'play the next card');
export const playNineOfDiamonds = act('play the nine of diamonds');
export const startAnySequence = act('start any other sequence');

export const eitherGoesOn = deed('the sequence from the nine, or the one that it broke', 'continued');
export const restFaceDown = deed('the rest of the pack', 'left on the table, face down');
