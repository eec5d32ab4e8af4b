import { act, deed, moment, party } from '../../vocabulary/own-words.ts';

export const kingsLeft = moment('Kings are left', { after: 'next-move' });

export const sideWithMore = party('the side with more kings');
export const giverOfDraws = party('the side that gave drawn games as won');
export const loneKing = party('the player with one king');
export const otherOfOffer = party('the player to whom it is offered');

export const manCrowned = deed('the man', 'crowned');

export const acceptOffer = act('accept the offer', 'accept');
export const claimTwenty = act('claim 20 moves to win in', 'claim 20 moves');
export const crossVacant = act('cross an empty square again', 'cross it again');
export const haveItCrowned = act('have that man crowned', 'crown it');
export const huffIt = act('huff that man and then move', 'huff and move');
export const jumpTwice = act('jump over the same piece twice', 'jump it twice');
export const leaveAsDraw = act('leave the game as drawn', 'leave it drawn');
export const takeAllOfThem = act('take as the law demands', 'take them');
export const takeEither = act('take whichever of them they like', 'take either');
export const takeMore = act('take the greater number', 'take more');
export const takeWorthMore = act('take the pieces that are worth more', 'take the worthier');
export const winInFifteen = act('win within 15 moves', 'win in 15');
