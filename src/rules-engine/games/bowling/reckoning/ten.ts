import type { Frames } from './count.ts';

/** Ten frames of two balls, three balls counting for a strike or a spare (Blue Ribbon 1940, p. 70-71). */
export const TEN: Frames = { pins: 10, balls: 2, frames: 10, counted: 3 };
