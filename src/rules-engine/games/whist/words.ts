import { act, party, thing } from '../../vocabulary/own-words.ts';

export const calledHand = party('the player or the partner, whichever leads first,');
export const fourthHand = party('the fourth hand');
export const lastOpponent = party('the opponent who plays last to the trick');
export const partnerOfMixed = party('the partner of the player whose card was mixed with others');
export const rightOfCalledHand = party('the opponent on the right of the player called on');

export const theOthersTricks = thing('all the tricks that the others have');

export const callHonours = act('call honours');
export const haveCardsDrawn = act('have the cards drawn');
export const leaveTrick = act('leave the trick unwon and untrumped, unless that would be a revoke', 'leave trick');
export const playEarly = act('play before the second hand as well', 'play early');
export const playExtremeOrRuff = act('play the highest or the lowest card of the suit led or, having none, trump or not trump', 'play highest or lowest');
export const playNullo = act('play the hand as a nullo, to lose tricks', 'play nullo');
export const scoreForgotten = act('score what was forgotten', 'score forgotten');
export const scoreHonours = act('score honours');

export const signalCards = act('show one player by signs what another holds', 'signal cards');
export const talk = act('talk during the play', 'talk');
