import { everyPin } from '../../reckoning/hands.ts';
import { handsUnstated, scorerUnstated } from '../shared/hands-unstated.ts';

export const HANDS = /* @__PURE__ */ handsUnstated(9);
export const balls = /* @__PURE__ */ scorerUnstated('Count without the centre pin', HANDS, everyPin('count'));
