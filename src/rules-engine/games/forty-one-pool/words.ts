import { act, deed, party, things } from '../../vocabulary/own-words.ts';

export const strokeBalls = things('the balls made by the stroke');

export const putUpAny = act('put one of the balls in their rack back on the table, as they prefer', 'put back a ball of their choice');
export const putUpOnly = act('put the ball in their rack back on the table', 'put their ball back');
export const oweOne = act('put the first ball that they pocket back on the table', 'owe a ball');
export const payThatBall = act('put that ball back on the table', 'put it back');
export const payAnyBall = act('choose which of them goes back on the table', 'choose which goes back');
export const scratchBall = act('put a ball back on the table, as for a scratch', 'put a ball back');
export const newNumber = act('have a new small ball');
export const knowNumber = act('know the number on the small ball');
export const shootAgain = act('strike a second time in the inning', 'strike again');

export const rackEmptied = deed('every ball that the player has scored', 'put back on the table');
export const lastNearest = deed('the last ball pocketed', 'put nearest to the spot, behind it');
export const noBallCredited = deed('the player', 'credited with no ball');
export const poolDeclared = deed('pool', 'declared by the player or the game-keeper');
export const ballLess = deed('the player without a ball', 'placed below every player who has one, whatever the numbers');
export const owingLast = deed('the player who owes a ball', 'placed below the one who has none');

export const nearest = party('the player nearest to 41');
export const farthest = party('the player farthest from 41');
