// The interface of the code that makes and reopens receipts. It is a separate file so that the type check of browser code does not read every game.
import type { EditionName, Problem, Receipt, Reopened } from '../../rules-engine/index.ts';
import type { LinkedQuestion } from './question.ts';

/** A value, or a message that says why there is none. */
export type OrMessage<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** A receipt in the words of the site. */
export interface ShownReceipt {
  readonly title: string;
  /** Where its question is asked; null if this edition does not have it. */
  readonly href: string | null;
  readonly book: string;
  readonly asked: readonly (readonly [ask: string, answer: string])[];
}

export interface ReceiptEngine {
  /** The edition of this code; null if it was not built. */
  readonly edition: string | null;
  /** Why a question cannot be answered, as a sentence. */
  readonly sayProblem: (problem: Problem) => string;
  /** The receipt of the question in a link, by its book; if the link names none that has the game, by the first that rules. */
  readonly makeReceipt: (question: LinkedQuestion, name: EditionName) => Promise<OrMessage<Receipt>>;
  /** Reads a receipt and answers its question again. */
  readonly checkReceipt: (text: string, name: EditionName) => Promise<OrMessage<{ readonly old: Receipt; readonly found: Reopened }>>;
  /** Title and address of each row, for a list. */
  readonly titlesOf: (ids: readonly string[]) => Promise<readonly { readonly title: string; readonly href: string }[]>;
  /** What was asked, in the words of the site. */
  readonly showReceipt: (receipt: Receipt) => Promise<ShownReceipt>;
}
