// The rule a line of an answer rests on: its title as a link, with the book's page. Both stand on the page already, and are read from it.
import type { BookId } from '../../../rules-engine/index.ts';
import { element, textIn } from './share.ts';

/** The book of a cell, as the head of its column has it, without the year. */
const nameIn = (cell: HTMLElement): string => textIn(cell.closest('table')?.querySelector(`thead [data-b="${cell.dataset.b}"] a`));

/** Null where the line names no rule that has an address. `place` is where the line was counted. */
export function ruleLink(place: string, rule: string, book: BookId): HTMLElement | null {
  const match = /^(?:([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.)?(points|law|rule)\.([a-z0-9-]+)$/.exec(rule);
  if (match === null) return null;
  const [, at = place, kind, key = ''] = match;
  const made = element('small', 'rule-of');
  const link = element('a');
  const here = at === place ? document.getElementById(`${kind}.${key}`) : null;
  link.href = `${here === null ? `/games/${at}/` : ''}#${kind}.${key}`;
  // The heading's own words, without the mark of what is new or changed that may follow them.
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
