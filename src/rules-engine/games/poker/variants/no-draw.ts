/** Laws of draw poker on the draw: they have no place where nobody draws from the pack. */
const KEYS = [
  'draw-limit',
  'draw-before-discard',
  'discard-taken-back',
  'wrong-number-asked',
  'wrong-number-served',
  'card-exposed-in-draw',
  'question-about-draw',
  'served-out-of-turn',
] as const;

/** The repeal of the draw, with its reason. */
export const repealDraw = (reason: string): Readonly<Record<string, string>> => Object.fromEntries(KEYS.map((key) => [key, reason]));
export const NO_DRAW = repealDraw('Nobody draws: the five cards dealt are kept.');
