import { everyPin } from '../../reckoning/hands.ts';
import { handsUnstated, UNSTATED } from '../shared/of-donohue.ts';

export const HANDS = /* @__PURE__ */ handsUnstated(4);
export const balls = UNSTATED.scorer('Count the four pin game', HANDS, everyPin('count'));
