import { act, deed } from '../../vocabulary/own-words.ts';

export const marriagesFirst = deed('marriages', 'counted before all other points', 'several');

export const declareAnother = act('declare another marriage in the suit', 'declare another in the suit');
export const exchangeSeven = act('exchange the seven of trumps for the card turned up', 'exchange the seven');
export const playHighest = act('play their highest card of the suit', 'play their highest');
export const playTrump = act('play their highest trump, or a lower one that takes the trick', 'play their highest trump');
export const showToAll = act('lay it down so that all can see it', 'show it to all');
export const useAgain = act('use the cards in another combination', 'use the cards again');
