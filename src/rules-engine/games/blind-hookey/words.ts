import { act, deed, party, thing } from '../../vocabulary/own-words.ts';

export const leftOfSeller = party('the player on the left of the dealer who sold it', 'the player left of the seller');

export const packetLeft = thing('the packet that is left over');
export const packetUnbet = thing('the packet without a bet');

export const betOnPacket = act('bet on that packet');
export const betOnEvery = act('bet on every packet');
export const cutFewer = act('cut off fewer than four cards', 'cut fewer than four');
export const cutTooMany = act('cut off so many that the others cannot have as many', 'cut too many');
export const leaveFaceDown = act('leave the packets face down until all have staked', 'wait for the stakes');
export const meetStakes = act('meet whatever the players choose to stake', 'meet the stakes');
export const shufflePack = act('shuffle the pack and afterwards cut it for the dealer', 'shuffle and cut');

export const aceHigh = deed('the ace', 'counted as the highest card');
