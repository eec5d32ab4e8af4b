// How an answer to a case of the conformance suite compares with what is expected. `bench/conformance/run.py` does the same in Python.
import type { ConformanceCase, Expected } from './schemas.ts';

/** As expected; as in another of the five books; as in none of them; no answer. */
export type Outcome = 'agrees' | 'another book' | 'wrong' | 'not answered';
export const OUTCOMES: readonly Outcome[] = ['agrees', 'another book', 'wrong', 'not answered'];

/** The answer of a program: the fields of the level. The sentence only matters if the case expects a piece of it. */
export interface Given {
  readonly says?: string;
  readonly [field: string]: unknown;
}

/** A value as text that does not depend on the order of keys or lists; totals of 0 are left out. */
function plain(value: unknown): string {
  if (Array.isArray(value)) {
    const counted = value.filter((one) => !(typeof one === 'object' && one !== null && 'to' in one && 'points' in one && one.points === 0));
    return `[${counted.map(plain).sort().join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .map(([key, one]) => `${JSON.stringify(key)}:${plain(one)}`)
    .sort()
    .join()}}`;
}

/** Whether an answer has everything that is expected. */
export function agrees({ contains = [], ...figures }: Expected, given: Given): boolean {
  return (
    Object.entries(figures).every(([field, value]) => plain(given[field]) === plain(value)) && contains.every((piece) => (given.says ?? '').includes(piece))
  );
}

/** The outcome of an answer to a case; null means no answer. */
export function outcomeOf(one: ConformanceCase, given: Given | null): Outcome {
  if (given === null) return 'not answered';
  if (agrees(one.expected, given)) return 'agrees';
  return one.otherBooks.some(({ expected }) => agrees(expected, given)) ? 'another book' : 'wrong';
}
