// Words that answer a question of a law: "on a loner" says against whom it was, "too late" when it was noticed. What players say is listed here;
// the matching answer of a law is found by its key, chip and label. Pure; shared by the build and the matcher.
import { type BookLine, packLines, unpackLines } from '../files/book-lines.ts';

interface Sense {
  readonly key: string;
  /** What players say for it. */
  readonly said: RegExp;
  /** Matches the answer that means it: its key, chip and label, one per line. */
  readonly answer: RegExp;
  /** Keys of the questions that it may answer; any if left out. */
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

/** The index of the sense of an answer, or -1. */
export const senseOf = (question: string, answer: readonly string[]): number =>
  SENSES.findIndex(({ answer: means, asked }) => (asked === undefined || asked.test(question)) && answer.some((text) => means.test(text)));

/** An answer of a law that words of a query may give. */
export interface SensedAnswer {
  readonly question: string;
  readonly answer: string;
  readonly sense: number;
  /** Its label on the page: "Lone hand: yes", "Both sides". */
  readonly label: string;
  /** What the books rule given this answer alone, the newest first: the figure, and next to it to whom it goes. */
  readonly rulings: readonly BookLine[];
}

/** Separates the lines of an answer's rulings; the usual separator of lines, ^, separates answers here. */
const BETWEEN = '`';

/** Packs answers as `against~lone-hand~0~Lone hand: yes~1=+4:to the lone player`, joined by ^. */
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

/** The answers that a text gives, with the words that give them: at most one per question, none if the text gives two. */
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
