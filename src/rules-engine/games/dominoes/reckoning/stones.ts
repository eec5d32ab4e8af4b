import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import { halvesOf, isDoublet, pipsOn, type Stone } from '../../../vocabulary/stones.ts';

/** Pips of a hand. */
export const pipsIn = (hand: readonly Stone[]) => hand.reduce((sum, stone) => sum + pipsOn(stone), 0);

/** What an end counts, its open half written first: a doublet lies across and counts both halves. */
export const openEnd = (stone: Stone) => (isDoublet(stone) ? pipsOn(stone) : halvesOf(stone)[0]);

/** Hands with the fields that ask for them. */
export type Asked = readonly (readonly [field: string, hand: readonly Stone[]])[];
/** The hands of a list field, each with the place it has there. */
export const listed = (field: string, hands: readonly (readonly Stone[])[]): Asked => hands.map((hand, n) => [`${field}.${n + 1}`, hand]);

/** A domino that lies in two hands, told to the later one. */
export function heldTwice(hands: Asked): Problem[] {
  const before = new Set<Stone>();
  return hands.flatMap(([field, hand]) => {
    const again = hand.filter((stone) => before.has(stone));
    for (const stone of hand) before.add(stone);
    return again.map((stone) => problem(field, 'each domino in one hand only', `${stone} in two`));
  });
}

/** Numbers as a player gives them: read off the dominoes, or told. */
interface Given {
  readonly field: string;
  readonly numbers: readonly number[] | null;
}

/** The numbers drawn or those told; one of the two has to be there, and both have to agree. */
export function either(drawn: Given, told: Given, what: string): Result<readonly number[]> {
  const numbers = drawn.numbers ?? told.numbers;
  if (numbers === null) return wrong(problem(drawn.field, what, 'nothing'));
  const same = (one: readonly number[]) => [...one].sort((a, b) => a - b).join();
  if (told.numbers !== null && same(told.numbers) !== same(numbers)) {
    return wrong(problem(told.field, `${numbers.join(', ')} as the dominoes show, or nothing`, told.numbers.join(', ')));
  }
  return { ok: true, value: numbers };
}
