// The content of a pocket guide, read from the game's page: key facts, points and one-line rulings, by one book.
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { element, textIn } from '../share/share.ts';

/** The ruling of a law by an agreement: by a book, or a house rule. */
export interface AgreedRuling {
  readonly book?: BookId;
  readonly house?: string;
}
export interface PocketChoice {
  /** The book whose rulings and points are printed. */
  readonly book: BookId;
  /** Rulings that an agreement takes from another book or a house rule, by law. */
  readonly agreed: Readonly<Record<string, AgreedRuling>>;
}

/** The books that a game's page names, the newest first. */
export function booksOn(page: Document): BookId[] {
  const named = new Set([...page.querySelectorAll<HTMLElement>('.schedule [data-b], .cites [data-b]')].map(({ dataset }) => dataset.b));
  return BOOK_IDS.filter((book) => named.has(book));
}

/** The book that covers most of a game, for a reader who has not chosen a book. */
export function fullestBook(page: Document, books: readonly BookId[]): BookId | undefined {
  const lines = (book: BookId) => page.querySelectorAll(`[data-list] [data-line="${book}"], .schedule td[data-b="${book}"]:not(.none)`).length;
  return books.toSorted((a, b) => lines(b) - lines(a))[0];
}

const heading = (words: string): HTMLElement => element('h3', 'pocket-head', words);
const dateless = (book: BookId): string => BOOK_SHORT[book].replace(/,.*/, '');

function entry(title: string, words: string, note = ''): HTMLElement {
  const block = element('p', 'pocket-entry');
  block.append(element('b', '', title), ` ${words}`);
  if (note !== '') block.append(' ', element('i', '', note));
  return block;
}

/** Rows of "At a glance". */
function factsOf(page: Document): HTMLElement[] {
  const rows = [...page.querySelectorAll('.glance > div')].map((row) => [textIn(row.querySelector('dt')), textIn(row.querySelector('dd'))] as const);
  const kept = rows.filter(([title]) => title !== 'Books' && title !== '');
  return kept.length === 0 ? [] : [heading('At a glance'), ...kept.map(([title, words]) => entry(`${title}:`, words))];
}

/** The text of a cell without note marks and page numbers. */
function bare(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll('sup, small, .hidden')) extra.remove();
  return textIn(copy);
}

/** Score items with the book's values. Values of other books are left out, because they would be misread as this book's. */
function pointsOf(page: Document, book: BookId): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  for (const row of page.querySelectorAll<HTMLTableRowElement>('.schedule tbody tr')) {
    const head = row.querySelector('th');
    if (row.classList.contains('group')) {
      blocks.push(element('h4', 'pocket-group', textIn(head)));
      continue;
    }
    const given = [...row.querySelectorAll<HTMLElement>('td[data-b]:not(.none)')].filter((cell) => /\d/.test(bare(cell)));
    const cell = given.find(({ dataset }) => dataset.b === book);
    const title = textIn(head?.querySelector('b'));
    if (cell === undefined || title === '') continue;
    const block = element('p', 'pocket-points');
    block.append(element('span', '', title), element('b', '', bare(cell)));
    blocks.push(block);
  }
  // Drops the headings of empty groups.
  const kept = blocks.filter((block, n) => !block.matches('h4') || (blocks[n + 1] !== undefined && !blocks[n + 1]?.matches('h4')));
  return kept.length === 0 ? [] : [heading('Points'), ...kept];
}

/** Printed instead of a ruling that is hidden until the reader says who is asking: paper cannot ask. */
const LEFT_OUT = 'Left out: read aloud, it could cost you the penalty. The site asks first which player you are.';

/** The one-line ruling of a law by a book; if it has none, by the first book that has one, with its name. */
function lineOf(law: Element, { book, agreed }: PocketChoice): HTMLElement | null {
  const key = law.id.replace('law.', '');
  const heading = textIn(law.querySelector('h4 a'));
  const title = /[.?!]$/.test(heading) ? heading : `${heading}.`;
  const own = agreed[key];
  if (own?.house !== undefined) return entry(title, own.house, 'House rule');
  if (law.matches('.ruling-hidden')) return entry(title, LEFT_OUT);
  const wanted = own?.book ?? book;
  const lines = [...law.querySelectorAll<HTMLElement>('.one-line [data-line]')];
  const shared = law.querySelector<HTMLElement>('.one-line');
  const line = lines.find(({ dataset }) => dataset.line === wanted) ?? lines[0] ?? shared;
  if (line === null || heading === '') return null;
  const copy = line.cloneNode(true) as HTMLElement;
  const whose = textIn(copy.querySelector('.whose')).replace(/:$/, '');
  for (const extra of copy.querySelectorAll('.cost, .whose')) extra.remove();
  return entry(title, textIn(copy), own !== undefined || !whose.includes(dateless(wanted)) ? whose : '');
}

function lawsOf(page: Document, choice: PocketChoice): HTMLElement[] {
  const lines = [...page.querySelectorAll('[data-list] .law[id^="law."]')].flatMap((law) => lineOf(law, choice) ?? []);
  return lines.length === 0 ? [] : [heading('What went wrong?'), ...lines];
}

/** The blocks of a guide after its cover, in their order. */
export const blocksOf = (page: Document, choice: PocketChoice): HTMLElement[] => [...factsOf(page), ...pointsOf(page, choice.book), ...lawsOf(page, choice)];
