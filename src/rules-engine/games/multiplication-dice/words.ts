import { act } from '../../vocabulary/own-words.ts';

export const leaveHighest = act('leave the highest die on the table', 'leave the highest die');
export const multiplyLast = act('multiply by the last die thrown, whatever it shows', 'multiply by the last die');
