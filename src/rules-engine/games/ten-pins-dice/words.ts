import { act, unit } from '../../vocabulary/own-words.ts';

export const endInnings = act('end the innings');
export const leaveBetter = act('leave the better die to count and throw the other', 'leave the better die');
export const leaveLower = act('leave the lower die', 'leave the lower die');
export const markSpare = act('mark a spare', 'mark a spare');
export const markStrike = act('mark a strike', 'mark a strike');
export const throwBothAgain = act('throw both dice again', 'throw both again');

export const frameUnit = unit('frame');
