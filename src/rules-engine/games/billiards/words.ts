import { act, amount, deed, moment, party, things } from '../../vocabulary/own-words.ts';

export const sameOffender = party('the player who has just done the same');

export const runOver = moment('The run is over', { after: 'next-stroke' });

export const pointsBefore = things('the points made before that stroke');
export const safetyCharged = deed('a safety', 'charged to the player');

export const changeEquipment = act('have play stopped and the damaged equipment changed', 'change equipment');
export const countNextStroke = act('count on the next stroke', 'count next stroke');
export const countThatStroke = act('count on that stroke', 'count that stroke');
export const creditCarom = act('have the carom credited', 'credit carom');
export const driveOutOfBalk = act('drive the ball out of balk', 'drive out of balk');
export const endInning = act('end the inning');
export const exchangeWhites = act('have the two white balls change places', 'exchange whites');
export const followReferee = act('go by what the referee says of the ball before the stroke', 'referee decides');
export const hitOneBall = act('hit at least one object ball from the old position', 'hit one ball');
export const masseFreeBall = act('play away by a massé and hit first the ball that did not touch', 'masse free ball');
export const playAway = act('play away from the ball that the cue ball touches', 'play away');
export const playCushionFirst = act('play to a cushion first', 'play cushion first');
export const playFreeBall = act('play on a ball that does not touch the cue ball', 'play free ball');
export const pushBall = act('push the cue ball');
export const redToCentre = act('have the red put on the centre spot for the next stroke', 'red to centre');
export const repeatStroke = act('repeat the stroke');
export const spotBalls = act('have the balls spotted and play as for the opening stroke', 'spot balls');
export const spotRed = act('have the red put on its spot and play', 'spot red');
export const spotRedPlayD = act('have the red spotted and the other ball in play put on the centre spot, and play from the D', 'spot red play d');
export const spotThatBall = act('have the ball put on its spot', 'spot that ball');
export const startAsOpening = act('start as at the beginning of the game', 'start as opening');
export const stringAgain = act('string again');
export const warnNotFrozen = act('warn the opponent that the balls do not touch and give time to look', 'warn not frozen');

export const priceOfMiss = amount('what a miss brings', 'price of miss');
