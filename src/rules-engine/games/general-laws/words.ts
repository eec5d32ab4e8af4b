import { act, moment } from '../../vocabulary/own-words.ts';

export const offerCut = act('offer the pack to be cut before dealing', 'offer the cut');
export const toCutAgain = act('cut again');

export const settlementAgreed = moment('The final settlement is agreed to', { after: 'rubber-over' });
