import { act, deed, party } from '../../vocabulary/own-words.ts';

export const voidPlayer = party('the player without the suit', 'player without the suit');
export const whoTookUp = party('the player who took the cards up', 'player who took up');

export const dealThreeTwoThree = act('deal three cards, then two, then three', 'deal by three, two and three');
export const takeUpTrick = act('take into the hand the cards played so far to the trick', 'take up the trick');

export const trickTurnedDown = deed('the trick', 'turned down and belongs to nobody');
