import { act, amount, parties, party, unit } from '../../vocabulary/own-words.ts';

export const manOnFirst = party('the man on first base', 'man on first');
export const manOnSecond = party('the man on second base', 'man on second');
export const manOnThird = party('the man on third base', 'man on third');
export const loneMan = party('the one man on the bases', 'the one man');
export const menOnBases = parties('the men on bases', 'men on bases');
export const sideAtBat = party('the side at bat', 'side at bat');
export const striker = party('the striker', 'striker');

export const aRunForEach = amount('a run for each ace', 'run for each ace');

export const beRetired = act('be retired');
export const comeHome = act('come home', 'come home');
export const countOneOut = act('count one of the nine times out', 'count a time out');
export const markBase = act('be marked on the base that the die names', 'be marked on the base');
export const pushedRound = act('be pushed round for the bases gained', 'be pushed round');
export const stayThere = act('stay on their bases', 'stay');
export const stayOn = act('stay on the base', 'stay');

export const runUnit = unit('run');
export const outUnit = unit('out');
