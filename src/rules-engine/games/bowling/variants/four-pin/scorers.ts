import { everyPin } from '../../reckoning/hands.ts';
import { handsUnstated, scorerUnstated } from '../shared/hands-unstated.ts';

export const HANDS = /* @__PURE__ */ handsUnstated(4);
export const balls = /* @__PURE__ */ scorerUnstated('Count the four pin game', HANDS, everyPin('count'));
