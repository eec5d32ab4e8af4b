import { LONGEST_HAND } from './cards.ts';

/** A domino by its two halves: `6-4`, `5-5`. The higher half is first unless the order has a meaning. */
export type Stone = `${number}-${number}`;

const NUMBERS = ['blank', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The two halves of a stone, in the order written. */
export function halvesOf(stone: Stone): readonly [number, number] {
  const [one, other] = stone.split('-');
  return [Number(one), Number(other)];
}

/** Whether both halves are the same. */
export function isDoublet(stone: Stone): boolean {
  const [one, other] = halvesOf(stone);
  return one === other;
}

/** Total pips of both halves. */
export function pipsOn(stone: Stone): number {
  const [one, other] = halvesOf(stone);
  return one + other;
}

/** The stone with its halves swapped: `4-6` for `6-4`. */
export function turned(stone: Stone): Stone {
  const [one, other] = halvesOf(stone);
  return `${other}-${one}`;
}

/** The stone with its higher half first, for comparing stones. */
export function upright(stone: Stone): Stone {
  const [one, other] = halvesOf(stone);
  return one < other ? turned(stone) : stone;
}

/** The 28 stones of a set, from the double blank to the double six. */
export const STONES: readonly Stone[] = NUMBERS.flatMap((_, one) => Array.from({ length: one + 1 }, (__, other): Stone => `${one}-${other}`));

/** A stone in words: "six-four", "double five", "three-blank". */
export function sayStone(stone: Stone): string {
  const [one, other] = halvesOf(stone);
  return one === other ? `double ${NUMBERS[one] ?? one}` : `${NUMBERS[one] ?? one}-${NUMBERS[other] ?? other}`;
}

/**
 * Parses a list of stones (`6-4 5-5`; also `6:4, 55`), separated by spaces, commas or full stops. Returns the stones as written, and the words that are not
 * stones of the set.
 */
export function parseStones(text: string): { stones: Stone[]; wrong: string[] } {
  if (text.length > LONGEST_HAND) return { stones: [], wrong: [text] };
  const stones: Stone[] = [];
  const wrong: string[] = [];
  for (const word of text.split(/[\s,;.|+_]+/).filter((part) => part !== '')) {
    const [, one, other] = /^([0-6])[-–—:/]?([0-6])$/.exec(word) ?? [];
    if (one === undefined || other === undefined) wrong.push(word);
    else stones.push(`${Number(one)}-${Number(other)}`);
  }
  return { stones, wrong };
}

/** Formats stones for links and the terminal; the inverse of `parseStones`. */
export function makeStones(stones: readonly Stone[]): string {
  return stones.join(' ');
}
