import { act, deed, parties, unit } from '../../vocabulary/own-words.ts';

export const evenBettors = parties('those who bet on even');
export const oddBettors = parties('those who bet on odd');

export const takeTenth = act('take out ten per cent', 'take ten per cent');

export const ballsPushed = deed('the balls', 'rolled by a stick laid behind them, from one corner towards the pocket at the opposite one', 'several');
export const rollFoul = deed('the roll', 'foul');

export const partInTen = unit('part in ten', 'parts in ten');
