import { act, deed, parties, party, thing } from '../../vocabulary/own-words.ts';

export const highestNumber = party('the player with the highest number');
export const adversary = party('the adversary');
export const owner = party('the owner of the ball');
export const whoHoled = party('the player who holed it');
export const whoFreesIt = party('the player who dislodges it');
export const mostInRound = party('the player with the most points in the round');
export const bothPlayers = parties('both players');

export const ballsAndSide = thing('the choice of balls and of side');

export const lastTakenUp = deed('the ball that stopped last', 'taken up and played on with');

export const strikeForLead = act('strike one ball each up the board for the lead', 'one ball each');
export const strikeThroughBridge = act('strike one ball each through the bridge for the lead', 'one ball each');
export const stringForLead = act('string for the lead', 'string');
export const playNine = act('play the nine balls in succession', 'nine balls');
export const leadNextRound = act('lead in the next round', 'leads next');
export const countThatBall = act('count that ball', 'count it');
export const useAgain = act('use that ball again in this round', 'use it again');
export const playOtherBall = act('go on with the other ball, in turn', 'other ball, in turn');
export const leadAgain = act('lead again', 'lead again');
export const playFromOpposite = act('play from the opposite side of the board', 'plays, opposite side');
export const leadNextGame = act('lead in the next game', 'leads next game');
