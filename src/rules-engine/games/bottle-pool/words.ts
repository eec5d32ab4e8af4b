import { act, deed, party, things } from '../../vocabulary/own-words.ts';

export const stringAnew = act('start the string again with what is over 31', 'start again with the excess');
export const bottleStays = deed('the bottle', 'set up where it rests, if that is possible');
export const bottleToCentre = deed('the bottle', 'set up on its spot in the centre');
export const strokePoints = things('the points of the stroke');
export const bottlePoints = things('the points for the bottle');
export const fewest = party('the player with the fewest points');
