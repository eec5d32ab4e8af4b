// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act, thing } from '../../vocabulary/own-words.ts';

export const theMan = thing('the man');

export const addMissingMen = act('add the missing men');
export const alterByConsent = act('alter it by common consent', 'alter by consent');
export const bearAnyLower = act('bear off a man from any lower point', 'bear any lower');
export const bearLower = act('bear off a man from a lower point', 'bear lower');
export const bearNearest = act('bear off a man from the point nearest to the number thrown', 'bear nearest');
export const bringManHome = act('enter the man hit and bring it round to the home table before bearing off again', 'bring the man home first');
export const enterFromBar = act('enter the man on the bar before moving any other', 'enter from the bar first');
export const leaveManOnBar = act('leave the man on the bar', 'leave man on bar');
export const liftHitMan = act('put the man that is hit on the bar', 'lift hit man');
export const moveAnyMan = act('move any man');
export const moveEnteredMan = act('use the number on a man already entered, if able', 'move entered man');
export const moveManCorrectly = act('move that man by the right number', 'move man correctly');
export const moveOtherMan = act('move on, by the second die, the other man played on that throw', 'move other man');
export const moveOtherMen = act('enter or move any other man', 'move other men');
export const moveTouchedMen = act('move the man taken up, or both men if two were taken', 'move touched men');
export const moveUp = act('move a man up from a higher point', 'move up');
export const playLargerNumber = act('play the larger of the two numbers', 'play larger number');
export const playOneNumber = act('play the number that can be played', 'play one number');
export const playReverseFaces = act('play the reverse faces of the dice', 'play reverse faces');
export const playUpperFaces = act('play the upper faces of the dice first', 'play upper faces');
export const reEnterMen = act('put the men borne off on the bar and enter them again', 're enter men');
export const rethrowBoth = act('take up both dice and throw them again', 'rethrow both');
export const setDice = act('turn the die or dice touched to any number, which is then played as if thrown', 'set dice');
export const setMenRight = act('set the men right');
export const stopOnCovered = act('stop on the covered point, even as a resting place', 'stop on covered');
export const takeBackAndEnter = act('take back the men borne off and enter them again', 'take back and enter');
export const takeExtraThrow = act('take the extra throw');
export const useBothDice = act('play the numbers of both dice', 'use both dice');
