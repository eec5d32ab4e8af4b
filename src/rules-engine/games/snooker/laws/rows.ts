import { fact } from '../../../laws/laws.ts';
import { loses } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BOOK } from '../cites.ts';
import { points } from '../points.ts';
import { COLOURS, type Colour } from '../reckoning/colours.ts';

/** What a colour counts, and what it costs. */
export const countsFor = (colour: Colour): number => pointsOf(points[colour], BOOK);
/** What is forfeited for a colour. */
export const costs = (colour: Colour) => loses('player', countsFor(colour));

const ANSWERS = {
  yellow: { label: 'The yellow', if: 'if it was the yellow' },
  green: { label: 'The green', if: 'if it was the green' },
  brown: { label: 'The brown', if: 'if it was the brown' },
  blue: { label: 'The blue', if: 'if it was the blue' },
  pink: { label: 'The pink', if: 'if it was the pink' },
  black: { label: 'The black', if: 'if it was the black' },
} as const;
/** A question that is answered with a colour. */
export const whichColour = (ask: string) => fact(ask, 'Ball', ANSWERS);
/** The same where reds are an answer too. */
export const whichBall = (ask: string) => fact(ask, 'Ball', { red: { label: 'A red', if: 'if it was a red' }, ...ANSWERS });
/** Which colour it was, each with its own forfeit. */
export const byColour = <K extends string>(key: K) => COLOURS.map((colour) => ({ when: { [key]: colour } as { [P in K]: Colour }, then: [costs(colour)] }));

/** Why the rows of one offence cost differently. */
export const APART = 'What is forfeited depends on the ball and on what was on (p. 321-322).';
