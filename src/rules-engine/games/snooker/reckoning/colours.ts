import type { Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points.ts';

export type By = Schedule<typeof points>;
/** The colours from the lowest to the highest, which is their order after the reds are gone (Blue Ribbon 1940, p. 321). */
export const COLOURS = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const isColour = (ball: string): ball is Colour => (COLOURS as readonly string[]).includes(ball);
/** The number of reds. */
export const REDS = 15;
