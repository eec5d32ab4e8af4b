// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act, deed, moment, party, unit } from '../../vocabulary/own-words.ts';

export const endgame = moment('Few men are left', { after: 'next-move' });

export const lotWinner = party('the player who wins the lot');
export const holderOfBlack = party('the player with the black men');
export const otherThanMovedFirst = party('the player who did not begin the last game');
export const timekeeper = party('the person appointed to call time', 'the timekeeper');
export const strongerSide = party('the stronger side');
export const giverOfDraw = party('the player who gave the draw as odds');
export const arbiter = party('a disinterested arbiter');
export const thirdParty = party('a third person');

export const offenderCautioned = deed('the player', 'cautioned');
export const manPutBack = deed('the man taken off', 'put back in its place');

export const minute = unit('minute');

export const adviseDecision = act('decide, and finally', 'decide finally');
export const beginOrLeaveIt = act('move first or have the opponent do so', 'begin or not');
export const callTime = act('call “Time” after 5 minutes', 'call time at 5 minutes');
export const callTimeForced = act('call “Time” after 1 minute', 'call time at 1 minute');
export const captureOn = act('go on capturing in the same move', 'capture on');
export const captureNext = act('take that man, if it is still there to be taken', 'take it now');
export const changeMen = act('change men');
export const chooseColour = act('choose black or white', 'choose colour');
export const completeThatWay = act('complete the move in that direction', 'finish it that way');
export const crownIt = act('crown the new king with a captured man before his own move', 'crown it first');
export const drawLots = act('draw lots for the first game', 'draw lots');
export const forceOrLose = act('force the opponent out within 20 moves, or lose the game as a draw', 'win in 20 or lose');
export const huff = act('huff: take the man off that could have captured, and then make his own move', 'huff and move');
export const huffEither = act('huff whichever of them he pleases', 'huff either');
export const huffNow = act('huff for that any more', 'huff any more');
export const huffPart = act('huff the man that left some of them standing', 'huff that man');
export const leaveRoom = act('leave the room');
export const letMoveStand = act('let the false move stand', 'let it stand');
export const liftCaptured = act('take captured men off before the capturing man has come to its last square', 'lift men early');
export const makeCapture = act('make the capture', 'capture');
export const makeOwnMove = act('make a move of his own besides', 'move besides');
export const moveFirst = act('move first');
export const moveWhereChosen = act('move that man to the square that the opponent chooses', 'move it where told');
export const obeyPenalty = act('submit to the penalty', 'submit');
export const obstructView = act("point over the board or hinder the opponent's view of it", 'block the view');
export const annoy = act('annoy or distract the opponent', 'annoy');
export const payLosers = act('pay all bets on the losing side', 'pay the losing bets');
export const playAsAgreed = act('play on the squares agreed on', 'play as agreed');
export const playOnBlack = act('play on the black squares', 'black squares');
export const playOnWhite = act('play on the white squares', 'white squares');
export const playSameOpening = act('play that opening in turn with the black men', 'play it with black');
export const putManBack = act('put that man back');
export const remarkOnGame = act('remark on the game while it lasts', 'remark');
export const removeTouched = act('take off the man he has touched', 'take it off');
export const requirePlay = act('call upon the player to move, after more than 3 minutes', 'call on him after 3 minutes');
export const showAdvantage = act('win, or show a decided advantage, within 40 of his own moves', 'win in 40 moves');
export const sendStatement = act('decide on a written statement of the facts, and finally', 'decide in writing');
export const takeAll = act('take the rest of the men as well', 'take the rest');
export const takeEitherWay = act('take whichever way he pleases', 'take either way');
export const winInForty = act('win within 40 moves of each player', 'win in 40 moves');
export const winInTwenty = act('win within 20 moves of each player', 'win in 20 moves');
export const winInNumber = act('win within a certain number of moves', 'win in some moves');
