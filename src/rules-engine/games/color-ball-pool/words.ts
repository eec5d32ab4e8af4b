import { act, amount, deed, parties, party, thing } from '../../vocabulary/own-words.ts';

export const pocketedOwner = party('the player whose ball was pocketed');
export const rightOwner = party('the player whose ball should have been played at');
export const whoKnows = party('the marker or a player');
export const marker = party('the marker');
export const anyoneElse = party('any other person');
export const firstStruck = party('the player whose ball was struck first');
export const otherOut = party('the other player whose ball was pocketed');
export const lastTwo = parties('the last two players');
export const otherTwo = parties('the other two players');

export const hazard = thing('the hazard');
export const sameForfeit = amount('the same forfeit as for pocketing their own ball', 'the same forfeit');

export const playOnPocketing = act('play on until a stroke pockets no ball', 'play on');
export const playLastBall = act('play at the last ball');
export const playNearest = act('play at the nearest ball');
export const playNearestBall = act('play at the ball nearest to their own');
export const playNearestBalk = act(
  'play at whichever ball lies nearest the middle of the balk line, in or out of balk',
  'play at the ball nearest to the balk line',
);
export const playMeasured = act('play at the ball declared to be the nearest', 'play at that ball');
export const measure = act('measure the distance', 'measure');
export const tellHim = act('answer the question', 'answer');
export const ballsMoved = act('have the balls taken up', 'have them taken up');
export const playOffCushion = act('have any ball taken up, to play at the object ball off a cushion', 'have any ball taken up');
export const missFromBalk = act('give a miss from balk');
export const touchingOrOther = act('play at that ball or at any other', 'play at any ball');
export const claimLife = act('claim the life for the ball pocketed', 'claim the life');
export const stopBall = act('stop the ball before it has ceased running or struck another', 'stop the ball');
export const buyStar = act('star: pay the original stake again, and have as many lives as the lowest number on the board', 'star');
export const dividePool = act('divide the pool');
export const strokeFirst = act('have their stroke before the division', 'have their stroke first');
export const ownOnSpot = act('place their own ball on the spot, as at the beginning', 'place their ball on the spot');

export const bothInHand = deed('both balls', 'kept in hand until their turns come', 'several');
export const strokeRepeated = deed('the ball', 'put back and the stroke played again');
export const inWayLifted = deed('what is in the way', 'taken up until the stroke is played, and put back when the balls have stopped');
export const waitsInHand = deed('the ball taken up', 'kept in hand until its place is free');
export const otherTakenUp = deed('the ball on its place', 'taken up until there is room');
export const ballToItsPlace = deed('the ball pocketed', 'put back on its original spot');
