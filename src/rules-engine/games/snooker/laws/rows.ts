import { type Answer, fact } from '../../../laws/laws.ts';
import { loses } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BOOK } from '../cites.ts';
import { points } from '../points.ts';
import { COLOURS, type Colour } from '../reckoning/colours.ts';

/** What a colour counts, and what it costs. */
export const countsFor = (colour: Colour): number => pointsOf(points[colour], BOOK);
/** What is forfeited for a colour. */
export const costs = (colour: Colour) => loses('player', countsFor(colour));

/** Each colour as an answer; `said` opens its clause: "if the colour played at was". */
const answers = (said: string) =>
  Object.fromEntries(COLOURS.map((colour) => [colour, { label: `The ${colour}`, if: `${said} the ${colour}` }])) as Record<Colour, Answer>;
/** A question that is answered with a colour. */
export const whichColour = (ask: string, said: string) => fact(ask, 'Ball', answers(said));
/** The same where reds are an answer too. */
export const whichBall = (ask: string, said: string) => fact(ask, 'Ball', { red: { label: 'A red', if: `${said} a red` }, ...answers(said) });
/** Which colour it was, each with its own forfeit. */
export const byColour = <K extends string>(key: K) => COLOURS.map((colour) => ({ when: { [key]: colour } as { [P in K]: Colour }, then: [costs(colour)] }));

/** Why the rows of one offence cost differently. */
export const APART = 'What is forfeited depends on the ball and on what was on (p. 321-322).';
