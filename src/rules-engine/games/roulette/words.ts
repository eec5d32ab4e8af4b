import { act } from '../../vocabulary/own-words.ts';

export const imprisonSpin = act('move the stake into the prison, where the next spin decides it', 'move it into prison');
export const payInProportion = act('pay less, in proportion to the numbers of the wheel', 'pay less in proportion');
