import { act, deed, party } from '../../vocabulary/own-words.ts';

export const lowerCut = party('the player who cut the lower card', 'lower cut');

export const beginPlay = act('make the first play');
export const buildThere = act('build on those cards');
export const callStop = act('call “stop” and take up the play', 'stop and take the play');
export const correctAtOnce = act('put it right at once', 'put it right');
export const fillFromHand = act('fill the space from the hand', 'fill it from the hand');
export const leaveTableau = act('leave the tableau as it is', 'leave the tableau');
export const playFromHand = act('play from the hand only', 'play from the hand');
export const playOnFoundation = act('play it on the foundation before touching another card', 'play on the foundation first');
export const takeThatCard = act('take that card for the tableau', 'take it for the tableau');
export const turnHandOver = act('turn the used cards face down and go through them again', 'turn the cards over');
export const turnNextOfStock = act('turn up the next card of the stock', 'turn the next of the stock');

export const lastCardToTrash = deed('the last card turned', 'laid on the trash pile');
export const leftFaceUp = deed('the card', 'left face up on the stock');
export const putBack = deed('the card just taken', 'put back where it came from');
export const startsTrash = deed('the card', 'laid on the trash pile');
export const trashTurnedOver = deed('the trash pile', 'turned face down and gone through again');
