// The rule behind a line of an answer: its title as a link, with the book's page. Both are read from the current page.
import type { BookId } from '../../../rules-engine/index.ts';
import { element, textIn } from './share.ts';

/** The book of a cell, from the head of its column, without the year. */
const nameIn = (cell: HTMLElement): string => textIn(cell.closest('table')?.querySelector(`thead [data-b="${cell.dataset.b}"] a`));

/** Returns the link; null if the line names no rule with an address. `place` is the game or variant of the line. */
export function ruleLink(place: string, rule: string, book: BookId): HTMLElement | null {
  const match = /^(?:([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.)?(points|law|rule)\.([a-z0-9-]+)$/.exec(rule);
  if (match === null) return null;
  const [, at = place, kind, key = ''] = match;
  const made = element('small', 'rule-of');
  const link = element('a');
  const here = at === place ? document.getElementById(`${kind}.${key}`) : null;
  link.href = `${here === null ? `/games/${at}/` : ''}#${kind}.${key}`;
  // The heading's own text, without the mark for new or changed that may follow it.
  const heading = here?.querySelector(kind === 'points' ? 'th b' : 'h3, h4')?.firstChild?.textContent?.trim() ?? '';
  link.textContent = heading || key.replaceAll('-', ' ');
  made.append(link);
  const cell = kind === 'points' ? here?.querySelector<HTMLElement>(`[data-b="${book}"]`) : null;
  const page = textIn(cell?.querySelector('small'));
  if (cell != null && page !== '') {
    made.append(`, ${nameIn(cell)}, ${page}`);
    for (const mark of cell.querySelectorAll<HTMLAnchorElement>('sup a')) {
      const doubt = textIn(document.getElementById(decodeURIComponent(mark.hash.slice(1))));
      if (doubt !== '') made.append(element('span', 'doubt', ` Doubt: ${doubt.replace(/^.*?: /, '')}`));
    }
  }
  return made;
}
