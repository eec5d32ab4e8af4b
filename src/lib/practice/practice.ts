// The practice questions of a game as sent to the browser (made by `of-game.ts`), and the order in which they are asked.

/** A worked case of a book as a question: what happened, and which of several rulings is that book's. */
export interface PracticeQuestion {
  /** Stable over editions as long as the case is: law, book and answers. */
  readonly id: string;
  /** Title of the game or variant. */
  readonly place: string;
  readonly title: string;
  readonly story: string;
  /** What decides the case, as a clause: "Before the trick is turned over, if only one side revoked"; empty if nothing does. */
  readonly facts: string;
  readonly book: string;
  /** Rulings, the book's own first. */
  readonly choices: readonly string[];
  readonly citation: string;
  /** Address of the law with this case set. */
  readonly url: string;
}

/** What the reader missed, by question: how often it must still be answered right. */
export type Missed = Readonly<Record<string, number>>;
/** How often a missed question must be answered right before it is no longer repeated. */
export const TIMES_RIGHT = 2;
/** How many other questions are asked before a missed one comes back. */
const GAP = 3;
/** The most missed questions that a device keeps. */
const MOST = 500;

/** The missed questions after an answer. */
export function afterAnswer(missed: Missed, id: string, isRight: boolean): Missed {
  const { [id]: left, ...others } = missed;
  if (!isRight) return Object.fromEntries([...Object.entries(others), [id, TIMES_RIGHT] as const].slice(-MOST));
  return left === undefined || left <= 1 ? others : { ...others, [id]: left - 1 };
}

/** The missed questions from a stored text; none if it cannot be read. */
export function readMissed(text: string | null): Missed {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    const valid = Object.entries(found).filter(([, left]) => Number.isInteger(left) && left > 0 && left <= TIMES_RIGHT);
    return Object.fromEntries(valid.slice(-MOST)) as Missed;
  } catch {
    return {};
  }
}

/**
 * The next question: one that was missed earlier, if it was not among the last three; else one not yet asked, at random; else any but the last
 * three; else any but the last, or any at all. Null if there are no questions.
 * @param asked ids in the order in which they were asked
 * @param random a number from 0 to below 1
 */
export function nextQuestion(questions: readonly PracticeQuestion[], asked: readonly string[], missed: Missed, random: () => number): PracticeQuestion | null {
  const recent = asked.slice(-GAP);
  const rested = questions.filter(({ id }) => !recent.includes(id));
  const pools = [
    rested.filter(({ id }) => missed[id] !== undefined),
    rested.filter(({ id }) => !asked.includes(id)),
    rested,
    questions.filter(({ id }) => id !== asked.at(-1)),
    questions,
  ];
  const pool = pools.find((one) => one.length > 0) ?? [];
  return pool[Math.floor(random() * pool.length)] ?? null;
}

/** The choices of a question in random order. */
export function shuffled<T>(choices: readonly T[], random: () => number): T[] {
  const left = [...choices];
  return choices.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
