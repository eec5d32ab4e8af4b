// Words that answer a question of a law: "on a loner" says against whom it was, "too late" when it was noticed. What a player says stands here;
// which answer of a law means it is found by the answer's own key, chip and label. Pure; the build and the matcher use the same.
import { type BookLine, packLines, unpackLines } from '../files/book-lines.ts';

interface Sense {
  readonly key: string;
  /** What it is said by. */
  readonly said: RegExp;
  /** What the answer is called that means it: its key, chip and label, a line each. */
  readonly answer: RegExp;
  /** Keys of the questions that it may answer; any where none are listed. */
  readonly asked?: RegExp;
}

const WHO = /^(?:who|whose|by|side|offender|from)$/;
const person = (name: string): Sense => ({
  key: name,
  said: new RegExp(`\\b${name}(?:s)?\\b`),
  answer: new RegExp(`^(?:the )?${name}(?:['’]?s)?(?: side| hand)?$`, 'im'),
  asked: WHO,
});

const SENSES: readonly Sense[] = [
  { key: 'lone', said: /\b(?:an? )?(?:loner|lone hand|alone)\b/, answer: /^lone-hand$/m },
  { key: 'both', said: /\bboth(?: sides| teams| of us| of them| partners)?\b/, answer: /^both(?: sides)?$/im },
  {
    key: 'late',
    said: /\b(?:too late|caught late|noticed late|next (?:hand|deal)|later)\b/,
    answer: /^(?:late|too late|later)$/im,
    asked: /^(?:claimed|noticed|when|found)$/,
  },
  {
    key: 'in-time',
    said: /\b(?:in time|right away|at once|immediately|caught it)\b/,
    answer: /^(?:in-time|in time)$/im,
    asked: /^(?:claimed|noticed|when|found)$/,
  },
  { key: 'many', said: /\b(?:too many|an? extra|one too many|one more)\b/, answer: /^(?:many|too many)$/im },
  { key: 'few', said: /\b(?:too few|one short|short a card)\b/, answer: /^(?:few|too few)$/im },
  { key: 'before', said: /\bbefore (?:the |he |she |they |i |we )?(?:draw|drew|discard)\w*\b/, answer: /^before the (?:draw|discard)$/im },
  { key: 'after', said: /\bafter (?:the |he |she |they |i |we )?(?:draw|drew|discard)\w*\b/, answer: /^after the (?:draw|discard)$/im },
  ...['dealer', 'declarer', 'dummy', 'bidder', 'defender'].map(person),
];

/** Number of the sense of an answer, or -1. */
export const senseOf = (question: string, answer: readonly string[]): number =>
  SENSES.findIndex(({ answer: means, asked }) => (asked === undefined || asked.test(question)) && answer.some((text) => means.test(text)));

/** An answer of a law that words may give. */
export interface SensedAnswer {
  readonly question: string;
  readonly answer: string;
  readonly sense: number;
  /** What the page calls it: "Lone hand: yes", "Both sides". */
  readonly label: string;
  /** What the books rule then, by that answer alone, the newest first: the figure, and beside it to whom. */
  readonly rulings: readonly BookLine[];
}

/** Between the lines of an answer's rulings: what parts lines elsewhere parts answers here. */
const BETWEEN = '`';

/** `against~lone-hand~0~Lone hand: yes~1=+4:to the lone player`, one behind another. */
export const packSensed = (answers: readonly SensedAnswer[]): string =>
  answers
    .map(({ question, answer, sense, label, rulings }) =>
      [question, answer, sense, label, packLines(rulings).replaceAll('^', BETWEEN)].map((one) => String(one).replace(/[~^|]/g, ' ')).join('~'),
    )
    .join('^');
export const unpackSensed = (text: string): SensedAnswer[] =>
  (text === '' ? [] : text.split('^')).map((one) => {
    const [question = '', answer = '', sense = '', label = '', rulings = ''] = one.split('~');
    return { question, answer, sense: Number(sense), label, rulings: unpackLines('', rulings.replaceAll(BETWEEN, '^')) };
  });

/** The answers that some words give, with the words: one to a question, and none where the words give two. */
export function answersIn(text: string, answers: readonly SensedAnswer[]): (SensedAnswer & { readonly said: string })[] {
  const plain = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  const given = answers.flatMap((one) => {
    const [said] = SENSES[one.sense]?.said.exec(plain) ?? [];
    return said === undefined ? [] : [{ ...one, said: said.trim() }];
  });
  return given.filter(({ question }) => given.filter((one) => one.question === question).length === 1);
}
