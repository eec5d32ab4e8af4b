// Loads and parses another page of the site, to copy something from it.
import { editionIn } from '../../../lib/editions/edition-files.ts';
import { shownEdition } from '../offline/load.ts';

/** Parses the HTML of a page, without its inline style, which this page's Content-Security-Policy does not allow. */
export const readPage = (html: string): Document => new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ''), 'text/html');

const pages = new Map<string, Promise<Document>>();
/** Fetches a page of this edition, once. Rejects if the host does not have it, or has it from another edition. */
export function pageAt(path: string): Promise<Document> {
  const known =
    pages.get(path) ??
    fetch(path).then(async (answer) => {
      const html = await answer.text();
      if (!answer.ok || editionIn(html) !== shownEdition()) throw new Error(`${path}: not of this edition`);
      return readPage(html);
    });
  pages.set(path, known);
  known.catch(() => pages.delete(path));
  return known;
}
