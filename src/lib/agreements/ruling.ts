// Rules by an agreement: by the chosen book for the given answers, by a house rule, or not at all if the agreement says nothing.
import { type Answers, type BookId, type ResolvedLaw, type Result, ruleOn } from '../../rules-engine/index.ts';
import { nameOfBook } from '../books/names.ts';
import { inOne, sayRulings } from '../rulings/cases.ts';
import { pagesOf } from '../rulings/law-page/law-control.ts';
import { type AgreedGame, ruleInForce } from './agreement.ts';

export type AgreedRuling =
  | { readonly by: 'house'; readonly say: string }
  /** One sentence for each case that the answers leave possible. */
  | { readonly by: 'book'; readonly book: BookId; readonly pages: string; readonly say: readonly string[] }
  /** Nothing was agreed, or the chosen book does not cover it. The site answers as it does without an agreement. */
  | { readonly by: 'nothing'; readonly book: BookId | null };

/** Rules on a law by the agreement for its game. */
export function ruleByAgreement(agreed: AgreedGame, law: ResolvedLaw, answers: Answers): Result<AgreedRuling> {
  const rule = ruleInForce(agreed, law.key);
  const ruled = ruleOn(law, answers, rule?.by === 'book' ? [rule.book] : []);
  if (!ruled.ok) return ruled;
  if (rule === null) return { ok: true, value: { by: 'nothing', book: null } };
  if (rule.by === 'house') return { ok: true, value: { by: 'house', say: rule.text } };
  const [reading] = ruled.value.books;
  if (reading === undefined || reading.open) return { ok: true, value: { by: 'nothing', book: rule.book } };
  return {
    ok: true,
    value: { by: 'book', book: rule.book, pages: pagesOf(law, rule.book).pages, say: sayRulings(reading.cases, law.people).map(inOne) },
  };
}

/** The words that introduce a ruling and name its source. */
export function whoseRuling(ruling: AgreedRuling): string {
  if (ruling.by === 'house') return 'By your agreement, a house rule:';
  if (ruling.by === 'book') return `By your agreement, ${nameOfBook(ruling.book)}, ${ruling.pages}:`;
  return ruling.book === null
    ? 'Your agreement says nothing about this.'
    : `Your agreement says nothing about this: ${nameOfBook(ruling.book)} does not cover it.`;
}
