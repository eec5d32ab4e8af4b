import { everyPin, type HandForm, handsScorer } from '../../reckoning/hands.ts';
import { BOOK } from '../shared/of-donohue.ts';

/** Nine balls in succession; the pins are set again only when all are down (p. 378). */
export const HANDS: HandForm = { pins: 10, balls: 9, hands: 1, name: 'hand', fixed: true };
export const balls = /* @__PURE__ */ handsScorer('Count the Philadelphia game', HANDS, BOOK, everyPin('pin-down'));
