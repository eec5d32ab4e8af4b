import { fact } from '../../../core/laws.ts';
import { pointsOf } from '../../../core/points.ts';
import { loses } from '../../../core/remedies.ts';
import { BOOK } from '../cites.ts';
import { points } from '../points.ts';
import { COLOURS, type Colour } from '../reckoning/colours.ts';

/** What a colour counts, and what it costs. */
export const countsFor = (colour: Colour): number => pointsOf(points[colour], BOOK);
/** What is forfeited for a colour. */
export const costs = (colour: Colour) => loses('player', countsFor(colour));

const ANSWERS = {
  yellow: ['The yellow', 'yellow'],
  green: ['The green', 'green'],
  brown: ['The brown', 'brown'],
  blue: ['The blue', 'blue'],
  pink: ['The pink', 'pink'],
  black: ['The black', 'black'],
} as const;
/** A question that is answered with a colour. */
export const whichColour = (ask: string) => fact(ask, ANSWERS);
/** The same where reds are an answer too. */
export const whichBall = (ask: string) => fact(ask, { red: ['A red', 'red'], ...ANSWERS });
/** Which colour it was, each with its own forfeit. */
export const byColour = <K extends string>(key: K) => COLOURS.map((colour) => ({ when: { [key]: colour } as { [P in K]: Colour }, then: [costs(colour)] }));

/** Why the rows of one offence cost differently. */
export const APART = 'What is forfeited depends on the ball and on what was on (p. 321-322).';
