import { act, amount, thing } from '../../vocabulary/own-words.ts';

export const theCoup = thing('the coup');
export const halfOfRest = amount('half of what is left of the stake', 'half of the rest');

export const backToFirst = act('move what is left back into the first prison', 'go back to the first prison');
export const byFirstOfAll = act('judge colour and inverse by the first card of the first row', 'judge by the first card of all');
export const byFirstOfWinner = act('judge colour and inverse by the first card of the winning row', 'judge by the winning row');
export const cutUnderThree = act('cut fewer than three cards');
export const doubleAll = act('double all the money staked');
export const goFree = act('take the stake out of the prison', 'take the stake out');
export const imprisonCoup = act('put the stake in prison, where the next coup decides it', 'put it in prison');
export const intoSecond = act('move what is left into the second prison', 'go to the second prison');
export const makePaix = act('make a paix or a pont');
export const refuseStake = act('refuse the stake');
export const toSoixante = act('play for a paroli and what follows it, as far as a soixante', 'play parolis to soixante');
