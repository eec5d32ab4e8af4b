// The last lines of each Markdown file: the page for readers, the data, the edition and the licence.
import { edition } from '../editions/edition.ts';
import { link } from './syntax.ts';

/** The footer of a file. `page` is the page with the same content; `data` is the file of the API, if the page has one. */
export function footer(page: string, data?: string): string {
  const links = [link('Page', page), ...(data === undefined ? [] : [link('data', data)])].join(', ');
  return `---\n\n${links}. According to Hoyle ${edition.version}, edition ${edition.hash}, CC BY 4.0.`;
}
