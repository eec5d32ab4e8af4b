/** Something wrong with an input, told to whoever typed it. */
export interface Problem {
  /** Key of the field, or `''` for the whole. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const wrong = (...problems: Problem[]): Result<never> => ({ ok: false, problems });
export const problem = (field: string, expected: string, found: string): Problem => ({ field, expected, found });

/** "Hand: expected 4 cards, found 5: 5H 5S 5C JD 2D." */
export function sayProblem(issue: Problem, label: string): string {
  return `${label === '' ? 'Input' : label}: expected ${issue.expected}; found ${issue.found}.`;
}
