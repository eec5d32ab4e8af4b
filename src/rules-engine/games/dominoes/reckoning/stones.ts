import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import { halvesOf, isDoublet, pipsOn, type Stone } from '../../../vocabulary/stones.ts';

/** The pips of a hand. */
export const pipsIn = (hand: readonly Stone[]) => hand.reduce((sum, stone) => sum + pipsOn(stone), 0);

/** The count of an end, whose open half is written first: a doublet lies across and counts both halves. */
export const openEnd = (stone: Stone) => (isDoublet(stone) ? pipsOn(stone) : halvesOf(stone)[0]);

/** Hands with the names of their fields. */
export type Asked = readonly (readonly [field: string, hand: readonly Stone[]])[];
/** The hands of a list field, with their positions in it. */
export const listed = (field: string, hands: readonly (readonly Stone[])[]): Asked => hands.map((hand, n) => [`${field}.${n + 1}`, hand]);

/** The problems of dominoes in two hands, at the later hand. */
export function heldTwice(hands: Asked): Problem[] {
  const before = new Set<Stone>();
  return hands.flatMap(([field, hand]) => {
    const again = hand.filter((stone) => before.has(stone));
    for (const stone of hand) before.add(stone);
    return again.map((stone) => problem(field, 'each domino in one hand only', `${stone} in two`));
  });
}

/** Numbers from a field: read off the dominoes, or entered. */
interface Given {
  readonly field: string;
  readonly numbers: readonly number[] | null;
}

/** The numbers from the dominoes or the entered ones; there must be at least one of the two, and they must agree. */
export function either(drawn: Given, entered: Given, what: string): Result<readonly number[]> {
  const numbers = drawn.numbers ?? entered.numbers;
  if (numbers === null) return wrong(problem(drawn.field, what, 'nothing'));
  const same = (one: readonly number[]) => [...one].sort((a, b) => a - b).join();
  if (entered.numbers !== null && same(entered.numbers) !== same(numbers)) {
    return wrong(problem(entered.field, `${numbers.join(', ')} as the dominoes show, or nothing`, entered.numbers.join(', ')));
  }
  return { ok: true, value: numbers };
}
