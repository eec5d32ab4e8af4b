// Another page of the site, to take something from it.
import { editionIn } from '../../../lib/editions/edition-files.ts';
import { shownEdition } from '../offline/load.ts';

/** The page that some HTML is of, without its style, which this page's policy does not name. */
export const readPage = (html: string): Document => new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ''), 'text/html');

const pages = new Map<string, Promise<Document>>();
/** A page of this edition, once. Rejects where the host has none or another one's. */
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
