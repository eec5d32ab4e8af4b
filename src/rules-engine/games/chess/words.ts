import { act, deed, moment, parties, party, thing, things, unit } from '../../vocabulary/own-words.ts';

export const lastRow = moment('A pawn reaches the last row', { after: 'move' });
export const checkGiven = moment('Check is given', { after: lastRow });
export const clockStopped = moment('The clock', { after: checkGiven, limit: 'the clock is stopped' });

export const eitherPlayer = party('either player');
export const hadTheMove = party('the player who had the first move');
export const hadBlack = party('the player who had the black pieces');
export const umpire = party('the umpire');
export const whoAskedForFifty = party('the player who asked for the fifty moves');
export const otherThanAsker = party('the other player');
export const giverOfOdds = party('the giver of the odds');
export const takerOfMoves = party('the taker of the moves');
export const theParty = party('that party');
export const bothParties = parties('both parties');

export const theBoard = thing('the board');
export const theMoves = things('the moves');

export const movesCountedTogether = deed('the moves given', 'counted together as the first move', 'several');
export const gameAnnulled = deed('the game', 'annulled, as if it had never been begun');
export const manRestored = deed('the piece', 'put back on the board');
export const movesRetraced = deed('the moves', 'retraced and the error put right', 'several');
export const timeCharged = deed('the time', 'counted against the player');
export const ownBoardAltered = deed('the party’s own board', 'altered to match the message');

export const admonish = act('admonish the player', 'admonish offender');
export const adjustMen = act('adjust a piece', 'adjust');
export const agreeBeforehand = act(
  'agree before the game on who takes part, when and how moves are sent, the penalties and the umpire',
  'agree all beforehand',
);
export const allowDeparture = act('allow anything that departs from the laws', 'allow departures');
export const answerCheck = act('take back the last move and answer the check', 'answer the check');
export const approachOrEnterCheck = act('move the king into check or next to the other king', 'move into check');
export const capture = act('capture the piece touched', 'capture it');
export const captureNamed = act('capture the one that the opponent names', 'capture one named');
export const captureLegally = act('capture that piece with one that can', 'capture legally');
export const capturePossible = act('capture the one that can be taken', 'capture that one');
export const castle = act('castle');
export const castleThere = act('castle on the side from which the rook is removed', 'castle there');
export const chooseMenAndMove = act('choose the pieces and move first', 'choose pieces, move first');
export const claimFifty = act('claim fifty moves more', 'claim fifty more');
export const claimIndulgence = act('claim the same favour in return', 'claim one in return');
export const complainOfTime = act('complain of the opponent’s time', 'complain of time');
export const convertPawn = act('turn that pawn into a piece', 'turn it into a piece');
export const coverWithOther = act('cover the check with another piece', 'cover with another');
export const crossMiddle = act('move a piece beyond the fourth row before the giver has moved', 'cross the middle');
export const decideIfDrawn = act('decide whether the game is to be drawn after fifty more moves on each side', 'decide on fifty moves');
export const decideDrawnNow = act('decide whether the game is a draw', 'decide if drawn');
export const drawForMen = act('draw lots for the first move, which goes with the white pieces', 'draw lots');
export const exchangeAtOnce = act('exchange the pawn for a piece at once', 'exchange it at once');
export const exchangeForKing = act('exchange the pawn for a king', 'take a king');
export const giveBishopsPawn = act('give the king’s bishop’s pawn', "give K. B.'s pawn");
export const goOn = act('go on with the game', 'go on');
export const holdToMessage = act('hold that party to the message', 'hold it to the message');
export const ignoreCheck = act('take no notice of the check', 'ignore the check');
export const keepAgreement = act('keep to what was agreed', 'as agreed');
export const leaveOwnKingInCheck = act('make a move that leaves their own king in check', 'leave the king in check');
export const mateKingThere = act('mate the king while it stands on that square', 'mate the king there');
export const moveAnother = act('put the king back and make some other move', 'some other move');
export const moveFirstAgain = act('have the first move in the next game', 'first move again');
export const moveKing = act('move the king');
export const moveKingElsewhere = act('move the king to another square', 'king elsewhere');
export const moveKingFirst = act('move the king first', 'king first');
export const moveLegally = act('move that piece legally', 'move it legally');
export const moveNamed = act('move whichever of them the opponent names', 'move one named');
export const moveOtherwise = act('make another move', 'another move');
export const moveRook = act('move the rook');
export const moveToTouched = act('play the piece to a square that it touched during the thought', 'play to a touched square');
export const playWhereNamed = act('play it to the square that the opponent names', 'play where named');
export const placeRookFirst = act('place the rook next to the king first', 'rook first');
export const replaceMen = act('put the pieces back without notice', 'put them back');
export const sayCheck = act('say check');
export const standByMove = act('stand by the move that was sent', 'move binds');
export const stopOwnStartOther = act('stop his clock and start the opponent’s after each move', 'stop clock, start other');
export const takeEnPassant = act('take the pawn en passant', 'take en passant');
export const takePiece = act('take that piece for the pawn', 'take that piece');

export const pawnWorth = unit('pawn');
