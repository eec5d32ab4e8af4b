// Copies the rulings of a law as text with their citations. Loaded after a law is shared.
import { type CitedRuling, citedText } from '../../../lib/rulings/text/cited-text.ts';
import { copyButton } from '../embed/copy-button.ts';
import { editionHere, textIn } from '../share/share.ts';

/** "Donohue, undated, pp. 14–15" from a book's name as it is printed beside a ruling. */
function sourceIn(book: Element): string {
  const name = (book.firstChild?.textContent ?? '').trim();
  return [name, ...textIn(book.querySelector('small')).split(' · ')].filter((part) => part !== '').join(', ');
}

/** The answers that a case stands for, in full, if the cases are themselves the answers to one question. */
const labelsIn = (from: Element): string => [...from.querySelectorAll('label > span > span')].map(textIn).join(' or ');

/** The rulings of a case as the page shows it. */
function rulingsIn(from: Element): CitedRuling[] {
  const condition = textIn(from.querySelector('.condition')).replace(/:$/, '') || labelsIn(from);
  return [...from.querySelectorAll('.ruled')].map((ruled) => ({
    condition,
    ruling: textIn(ruled.querySelector('.said')),
    sources: [...ruled.querySelectorAll('.by .book')].map(sourceIn),
  }));
}

/** The rulings of these cases as text with their citations; empty if there are none. */
export function citationOf(title: string, cases: readonly Element[], url: string): string {
  const rulings = cases.flatMap(rulingsIn);
  return rulings.length === 0 ? '' : citedText(title, rulings, url, editionHere());
}

/** Offers to copy the rulings of these cases after the share message. */
export function offerCitation(done: Element, title: string, cases: readonly Element[], url: string): void {
  const text = citationOf(title, cases, url);
  if (text !== '') done.append(' ', copyButton('Copy with citation', 'Copied with its citation.', text));
}
