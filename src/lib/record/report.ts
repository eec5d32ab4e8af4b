// A report to the publisher of the site that an answer does not settle a question. The site sends nothing itself.
import type { Content } from './entry.ts';
import { linesOf } from './text.ts';

/** Where a report comes from: an answer of a page, or a search that found nothing. */
export interface Reported {
  readonly title: string;
  readonly content: Content | null;
  /** The book that leads on the page; empty if none is chosen. */
  readonly book: string;
  readonly edition: string;
  readonly url: string;
}

/** The text of a report. */
export function reportOf({ title, content, book, edition, url }: Reported, missing: string): string {
  const said = missing.trim();
  return [
    title,
    '',
    'What is missing:',
    said === '' ? '(not filled in)' : said,
    '',
    ...(content === null ? [] : [`Id: ${content.rule}`]),
    ...(content === null || content.agreement === '' ? [] : [`Agreement: ${content.agreement}`]),
    `Book: ${book === '' ? 'none chosen' : book}`,
    edition,
    url,
    ...(content === null ? [] : ['', ...linesOf(content)]),
  ].join('\n');
}

/** The longest text in the address of a new issue: hosts refuse addresses of more than about 8 kB, and a character takes up to nine bytes in it. */
const LONGEST_ADDRESS = 7000;
const REST = '\n\n(Cut here. Copy the whole report from the page.)';

/** The address that opens a new issue with the report filled in. The report is cut if the address would be too long. */
export function issueOf(issues: string, title: string, report: string): string {
  const url = new URL(issues);
  const write = (body: string) => {
    url.searchParams.set('title', title);
    url.searchParams.set('body', body);
    return url.href;
  };
  let address = write(report);
  let characters = [...report];
  while (address.length > LONGEST_ADDRESS && characters.length > 0) {
    characters = characters.slice(0, Math.floor(characters.length * 0.9));
    address = write(characters.join('') + REST);
  }
  return address;
}
