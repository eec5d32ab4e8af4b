import { act, deed, party } from '../../vocabulary/own-words.ts';

export const countedAsHoled = deed('High, Low and Jack', 'counted in the order in which they are holed', 'several');
export const oneBallSet = deed('one ball', 'placed near the foot cushion, in line with the spots, with room for another ball behind it');
export const whoBanksIt = party('the player who banks it into a pocket');
export const bankIt = act('bank the ball off one cushion or more', 'bank the ball');
