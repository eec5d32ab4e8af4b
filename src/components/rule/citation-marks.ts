// Replaces the citations of a paragraph with one unobtrusive mark: the spines of its books and their number, which opens to book, heading and page.
import { BOOK_IDS } from '../../rules-engine/index.ts';

const CITE = /<cite class="cite">(.*?)<\/cite>/gs;
const RUN = /(?:\s*<cite class="cite">.*?<\/cite>)+/gs;
const PARAGRAPH = /<p>((?:(?!<\/?p>).)*?<cite class="cite">.*?)<\/p>/gs;

const BOOK = /\/books\/([^/]+)\//;
/** The link around a book and a page; captures the page. */
const LINK = /<a [^>]*>[^<]*?(p\. [^<]*|page not known)<\/a>/;

/** The citations of a run by book, the newest first. Only the first citation of a book keeps its link. */
function byBook(run: string): { readonly book: string; readonly said: string }[] {
  const cites = [...run.matchAll(CITE)].map(([, said = '']) => ({ said, book: BOOK.exec(said)?.[1] ?? '' }));
  return BOOK_IDS.flatMap((book) => {
    const [first, ...more] = cites.filter((one) => one.book === book);
    return first === undefined ? [] : [{ book, said: [first.said, ...more.map(({ said }) => said.replace(LINK, '$1'))].join('; ') }];
  });
}

function mark(run: string): string {
  const books = byBook(run);
  const spines = books.map(({ book }) => `<i data-b="${book}"></i>`).join('');
  const doubt = run.includes('class="doubt"') ? ', in doubt' : '';
  return `<details class="cites"><summary>${spines}${books.length} book${books.length === 1 ? '' : 's'}${doubt}</summary><ul>${books.map(({ book, said }) => `<li data-b="${book}">${said}`).join('')}</ul></details>`;
}

/**
 * The HTML of a rule, with the citations of each paragraph in a mark before it. Citations between the sentences of a paragraph, each of which
 * belongs to its sentence, stay where they are, with a dot between adjacent ones.
 */
export function withMarks(html: string): string {
  return html
    .replace(PARAGRAPH, (whole, inner: string) => {
      const [run = '', ...more] = inner.match(RUN) ?? [];
      return run === '' || more.length > 0 ? whole : `${mark(run)}<p>${inner.replace(run, '')}</p>`;
    })
    .replace(/<\/cite>\s+<cite /g, '</cite>\u00a0· <cite ');
}
