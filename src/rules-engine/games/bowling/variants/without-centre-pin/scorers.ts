import { everyPin } from '../../reckoning/hands.ts';
import { handsUnstated, UNSTATED } from '../shared/of-donohue.ts';

export const HANDS = /* @__PURE__ */ handsUnstated(9);
export const balls = UNSTATED.scorer('Count without the centre pin', HANDS, everyPin('count'));
