import { act, amount, deed, moment, party, things } from '../../vocabulary/own-words.ts';

export const leftOfTen = party('the player on the left of the one with ten cards down', 'the player on the left');

export const nextTakes = moment('The next player takes the discard or draws', { after: 'discard' });
export const drawsAgain = moment('The player draws again', { after: nextTakes });

export const newHandGiven = deed('the whole hand', 'replaced by a new one of ten cards');
export const handThrown = deed('the hand', 'thrown into the discards');

export const payOn = act('go on paying the others for what they show and for the game', 'pay on');
export const payOnFoul = act('go on paying the others', 'pay on');
export const sitOut = act('take part in that game', 'play that game');
export const useOwnDiscard = act('lay that card to the set and discard another', 'use it, discard another');
export const useNeighbours = act('take that discard and lay it to the set', 'take and use it');
export const feed = act('discard that card', 'discard it');
export const useStarter = act('take the starter', 'take the starter');
export const useLastDiscard = act('use the last discard', 'use it');
export const layWithDiscard = act('lay out, with the discard, a set of three or more', 'lay a set with it');
export const breakSet = act('use that card for another set', 'use it elsewhere');
export const holdSet = act('keep it in the hand', 'hold it');
export const layOnlyThree = act('lay down all four or three only', 'lay four or three');
export const correctFirst = act('put the set right before discarding', 'mend it before discarding');
export const showRightCard = act('put it right with the card in hand', 'mend it');

export const conditionValue = amount('the value of that set', 'its value');
export const otherHands = things('the hands of the others');
