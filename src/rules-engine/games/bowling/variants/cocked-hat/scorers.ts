import type { Frames } from '../../reckoning/count.ts';
import { framesScorer, ITEMS } from '../../reckoning/frames.ts';
import { everyPin } from '../../reckoning/hands.ts';
import { handsUnstated, scorerUnstated } from '../shared/hands-unstated.ts';

export const BOOK = 'blue-ribbon-1940';
const FRAMES: Frames = { pins: 3, balls: 3, frames: 10, counted: 3 };
export const HANDS = /* @__PURE__ */ handsUnstated(3);
export const frames = /* @__PURE__ */ framesScorer('Score cocked hat', FRAMES, BOOK, {
  items: { ...ITEMS, pin: 'pins' },
  notes: ['A frame cleared by two balls is counted with the next ball, as in ten pins; one cleared by the third has no ball left over.'],
});
export const pins = /* @__PURE__ */ scorerUnstated('Count cocked hat pin by pin', HANDS, everyPin('pins'));
