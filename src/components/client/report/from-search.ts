// A report on a search that found no answer. Loaded when its button is pressed.
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { chosenBook, editionHere } from '../share/share.ts';
import { openReport } from './panel.ts';

/** Opens the report below the button. */
export function reportSearch(line: Element, button: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const filters = [...query].flatMap(([name, value]) => (name === 'q' || value === '' ? [] : [`${name} ${value}`]));
  const asked = query.get('q') ?? '';
  const title = `Search without an answer: ${asked.slice(0, 200)}${filters.length === 0 ? '' : ` (${filters.join(', ')})`}`;
  openReport(line, button, { title, content: null, book: BOOK_SHORT[chosenBook() as BookId] ?? '', edition: editionHere(), url: location.href });
}
