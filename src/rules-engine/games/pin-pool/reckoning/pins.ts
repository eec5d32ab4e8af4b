import { count, listOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

type By = Schedule<typeof points>;
/** A field for the pins of a stroke, by the numbers of their spots. */
export const pinsDown = (label: string) => listOf(label, count('Pin', 1, 5), 1, 5, { optional: true, hint: 'By the number of its spot; the centre pin is 5.' });

const KEYS = ['pin-1', 'pin-2', 'pin-3', 'pin-4', 'centre'] as const;
const NATURAL = [1, 2, 3, 4];
const same = (one: readonly number[], other: readonly number[]) => one.length === other.length && other.every((pin) => one.includes(pin));

/** Whether these are the four outer pins without the centre pin. */
export const isNatural = (pins: readonly number[]) => same(pins, NATURAL);

/** The problem of pins entered twice: each can fall only once. */
export const wrongPins = (field: string, pins: readonly number[]): Problem[] =>
  new Set(pins).size === pins.length ? [] : [problem(field, 'each pin once', pins.join(', '))];

/** A line for each pin, in the order of their numbers. */
export const pinLines = (pins: readonly number[], by: By, to: string): Line[] =>
  [...pins].sort((a, b) => a - b).map((pin) => by.line(KEYS[pin - 1] ?? 'centre', pin === 5 ? 'the centre pin' : `pin ${pin}`, { to }));

/** Every set of pins that scores exactly this number in one stroke, in words: "1 and 4", "5". */
export function setsFor(need: number, by: By): string[] {
  const worth = KEYS.map((key) => by.points(key));
  return Array.from({ length: 32 }, (_, bits) => [1, 2, 3, 4, 5].filter((pin) => (bits & (1 << (pin - 1))) > 0))
    .filter((pins) => pins.length > 0 && pins.reduce((sum, pin) => sum + (worth[pin - 1] ?? 0), 0) === need)
    .sort((a, b) => a.length - b.length)
    .map((pins) => (pins.length === 1 ? `${pins[0]}` : `${pins.slice(0, -1).join(', ')} and ${pins.at(-1)}`));
}
