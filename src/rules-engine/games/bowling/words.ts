import { act, thing, unit } from '../../vocabulary/own-words.ts';

export const theBall = thing('the ball');
export const pinByDeadWood = thing('a pin felled by the dead wood');
export const theInning = thing('the inning');

export const askUmpire = act('take the umpire’s decision as final', 'ask umpire');
export const clearDeadWood = act('have the dead wood cleared before the next ball', 'clear dead wood');
export const countBall = act('count the ball as one of those allowed', 'count ball');
export const crossLine = act('step over the line');
export const holdAlley = act('keep the alley to themselves', 'hold alley');
export const loftBall = act('throw or loft the ball instead of rolling it', 'loft ball');
export const oneBallEach = act('roll one ball each to decide it', 'one ball each');
export const replacePin = act('have the pin replaced at once by one as like it as possible', 'replace pin');
export const respotPins = act('have the pins that fell set up again', 'respot pins');
export const rollAgain = act('roll the ball again once the cause is removed', 'roll again');
export const setLeftSpot = act('have the second quarter pin set on the left quarter spot', 'set left spot');

export const legUnit = unit('leg');
