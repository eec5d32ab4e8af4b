import { type Answer, fact } from '../../../laws/laws.ts';
import { loses } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BOOK } from '../cites.ts';
import { points } from '../points.ts';
import { COLOURS, type Colour } from '../reckoning/colours.ts';

/** The value of a colour. */
export const countsFor = (colour: Colour): number => pointsOf(points[colour], BOOK);
/** The forfeit for a colour. */
export const costs = (colour: Colour) => loses('player', countsFor(colour));

/** Each colour as an answer; `said` begins its clause: "if the colour played at was". */
const answers = (said: string) =>
  Object.fromEntries(COLOURS.map((colour) => [colour, { label: `The ${colour}`, if: `${said} the ${colour}` }])) as Record<Colour, Answer>;
/** A question whose answers are the colours. */
export const whichColour = (ask: string, said: string) => fact(ask, 'Ball', answers(said));
/** The same with reds as an answer too. */
export const whichBall = (ask: string, said: string) => fact(ask, 'Ball', { red: { label: 'A red', if: `${said} a red` }, ...answers(said) });
/** A case for each colour, with its own forfeit. */
export const byColour = <K extends string>(key: K) => COLOURS.map((colour) => ({ when: { [key]: colour } as { [P in K]: Colour }, then: [costs(colour)] }));

/** Why the rows of one offence have different costs. */
export const PENALTY_VARIES = 'What is forfeited depends on the ball and on what was on (p. 321-322).';
