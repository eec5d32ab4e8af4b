import { act, deed, thing } from '../../vocabulary/own-words.ts';

export const playAtPin = act('play straight at the pin');
export const setWhereItFell = deed('the pin', 'set up where it fell');
export const setInCentre = deed('the pin', 'set up on the centre spot');
export const pinCount = thing('the count for the pin');
