import { deed, party } from '../../vocabulary/own-words.ts';

export const sideOfPiece = party('the side that the piece belongs to', 'its side');
export const sideNotLeading = party('the side that did not lead', 'the other side');

export const pieceDead = deed('the piece', 'dead');
export const pieceUncounted = deed('the piece', 'not counted');
export const oneCounted = deed('one piece alone', 'counted');
export const everyCounted = deed('every piece over the line or the end', 'counted');
export const asTheyLie = deed('the pieces', 'counted as they lie when all have been sent', 'several');
