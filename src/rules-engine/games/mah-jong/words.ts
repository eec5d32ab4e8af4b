import { act, amount, deed, parties, party, thing, unit } from '../../vocabulary/own-words.ts';

export const double = unit('double');

export const punger = party('the player who pungs', 'the pung');
export const rightOfPunger = party('the player on the right of the one who punged', 'the next on the right');
export const winnerBySequence = party('the player whose hand it completes', 'the one going out');
export const nearer = party('the nearer of the two on the right of the discarder', 'the nearer on the right');
export const shortOfTiles = party('the player with too few tiles', 'that player');
export const othersThanEast = parties('each of the others but East', 'the others');
export const east = party('East');
export const south = party('the player who was South', 'South');

export const tile = thing('the tile');
export const eastsPlace = thing('East’s place');

export const kongAsTriplet = deed('the four of a kind', 'counted as a triplet only');
export const kongAsHeld = deed('the four of a kind', 'counted as in the hand');
export const countCorrected = deed('the count', 'corrected before payment');

export const callMahJong = act('win the hand', 'win');
export const countSets = act('count the sets against the others', 'count the sets');
export const claimCleared = act('claim a double for a cleared suit, all 1s and 9s or all honours', 'double for cleared suits');
export const drawLoose = act('draw a loose tile before discarding', 'draw a loose tile');
export const keepPair = act('keep the pair in the hand', 'keep it in hand');
export const takeFourth = act('take the fourth from the discards', 'take it');
export const addFourth = act('add it to the three on the table', 'add it');
export const laySetOut = act('leave the set face up on the table', 'leave it face up');
export const takeForSequence = act('take the discard for a sequence', 'take it');
export const correctSet = act('correct the set', 'correct it');
export const takeTilesUp = act('take the tiles up again', 'take them up again');
export const robKong = act('take that tile to win with', 'take it and win');
export const keepKong = act('keep all four in the hand', 'keep them');
export const claimOnlyPlace = act('claim the bonus for the only place', 'claim the bonus');
export const claimExtra = act('claim what was left out', 'claim it');

export const halfLimit = amount('half the limit');
export const fullLimit = amount('the full limit');
export const everyCount = amount('what they are due');
