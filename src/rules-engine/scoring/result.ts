/** A problem with an input, for the person who entered it. */
export interface Problem {
  /** Key of the field, or `''` for the whole. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  /** What to choose, in the words of the page, if the answer is a choice: "a player", "Solo or Tourné". */
  readonly choose?: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const wrong = (...problems: Problem[]): Result<never> => ({ ok: false, problems });
export const problem = (field: string, expected: string, found: string): Problem => ({ field, expected, found });

/** Something that must not be there: a card after the last, a second call. */
const BARRED = /^(no|none|nothing|nobody)\b/;
/** A player or a side: chosen rather than typed. */
const CHOSEN = /^(?:one of |another player|somebody|a player|the player|the one )|, whose (?:turn|lead|stroke|inning)\b/;

const wanted = ({ expected, choose }: Problem): string => {
  if (choose !== undefined) return `Choose ${choose}.`;
  // "no: this book has no such call": here "no" is the answer to give.
  if (/^no:/.test(expected)) return `Answer ${expected}.`;
  if (CHOSEN.test(expected)) return `Choose ${expected}.`;
  return BARRED.test(expected) ? `There should be ${expected}.` : `Enter ${expected}.`;
};
const had = ({ field, expected, found }: Problem): string => {
  if (found === 'nothing') return '';
  // Nothing wrong was entered: the game was over, and the sentence says how it ended.
  return field === '' && BARRED.test(expected) ? ` ${found}.` : ` You have ${found}.`;
};

/** What to enter and what was entered: "Hand: enter 4 cards. You have 3 (6H 7S 8D)." "Who dealt? Choose a player." */
export function sayProblem(issue: Problem, label: string): string {
  const said = `${wanted(issue)}${had(issue)}`;
  if (label === '') return said;
  return /[?.!]$/.test(label) ? `${label} ${said}` : `${label}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** The same for typed input: names each answer as it is typed. */
export const sayTyped = ({ field, expected, found }: Problem, label: string): string => sayProblem({ field, expected, found }, label);
