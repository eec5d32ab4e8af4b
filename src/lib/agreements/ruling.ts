// A ruling by what a table has agreed: the chosen book on the answers given, a rule of the house, or that the agreement says nothing.
import { type Answers, type BookId, type ResolvedLaw, type Result, ruleOn } from '../../rules-engine/index.ts';
import { nameOfBook } from '../books/names.ts';
import { inOne, sayRulings } from '../rulings/cases.ts';
import { pagesOf } from '../rulings/law-control.ts';
import { type AgreedGame, holdsOn } from './agreement.ts';

export type AgreedRuling =
  | { readonly by: 'house'; readonly say: string }
  /** A sentence for each case that the answers leave possible. */
  | { readonly by: 'book'; readonly book: BookId; readonly pages: string; readonly say: readonly string[] }
  /** Nothing was agreed, or the chosen book does not cover it: the site answers as it does without an agreement. */
  | { readonly by: 'nothing'; readonly book: BookId | null };

/** Rules on a law of a place by the agreement on it. */
export function ruleByAgreement(agreed: AgreedGame, law: ResolvedLaw, answers: Answers): Result<AgreedRuling> {
  const holds = holdsOn(agreed, law.key);
  const ruled = ruleOn(law, answers, holds?.by === 'book' ? [holds.book] : []);
  if (!ruled.ok) return ruled;
  if (holds === null) return { ok: true, value: { by: 'nothing', book: null } };
  if (holds.by === 'house') return { ok: true, value: { by: 'house', say: holds.text } };
  const [said] = ruled.value.books;
  if (said === undefined || said.open) return { ok: true, value: { by: 'nothing', book: holds.book } };
  return {
    ok: true,
    value: { by: 'book', book: holds.book, pages: pagesOf(law, holds.book).pages, say: sayRulings(said.cases, law.people).map(inOne) },
  };
}

/** Whose ruling it is, as it stands before it. */
export function whoseRuling(ruling: AgreedRuling): string {
  if (ruling.by === 'house') return 'By your agreement, a rule of the house:';
  if (ruling.by === 'book') return `By your agreement, ${nameOfBook(ruling.book)}, ${ruling.pages}:`;
  return ruling.book === null ? 'Your agreement says nothing on this.' : `Your agreement says nothing on this: ${nameOfBook(ruling.book)} does not cover it.`;
}
