import { act, party, things } from '../../vocabulary/own-words.ts';

export const holderOfHighest = party('the holder of the highest card', 'highest card');

export const wholeLayout = things('all the counters on the layout');
export const onBest = things('the counters on “best”');
export const onChance = things('the counters on that chance');
export const onEach = things('the counters on each of them');

export const laySo = act('divide the counters among the chances in any way', 'lay them in any way');
export const layOneLess = act('put up one counter less than the dealer', 'put up one less');
export const nameStake = act('say how many counters are staked, and put them up', 'name a stake');
