// Finds where the pages of a book begin in its text. Most scans have a running head on each page, one edition has numbers in braces, and two have
// no marks: there, pages come from the headings in the table of contents, and the pages between are estimated.
import type { BookId } from '../../src/rules-engine/books.ts';
import { lettersOf } from './headings.ts';

/** A line, counted from 0, that is known to be on a page. */
export interface PageMark {
  readonly page: number;
  readonly line: number;
}
export interface Pages {
  readonly marks: readonly PageMark[];
  /** The number of lines of the text. */
  readonly length: number;
  /** `head`: the mark is at the start of its page. `inline`: it is within a line that two pages share. `contents`: it is somewhere on its page. */
  readonly kind: 'head' | 'inline' | 'contents';
}

/** A range of lines, `to` excluded; not `sure` if the pages were estimated. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
  readonly sure: boolean;
}

interface Candidate {
  readonly line: number;
  /** The number on the page; null if it could not be read. */
  readonly page: number | null;
}

const TITLE_HEAD = /^\W*(?:(\S{1,5})\s+)?\W*\b\w?[hk][o0]y\S{1,6}.{0,3}\s+\S{0,3}ame\S{0,2}(?:\s+\W*(\S{1,5}))?\W*$/i;
/** Some books have chapter names as running heads: capitals with a number before or after. */
const CHAPTER_HEAD = /^\W*(?:(\S{1,4})\s+\D{4,60}|\D{4,60}?\s(\S{1,4}))\W*$/;

/** The number in a running head, with letters that a scan mistakes for digits corrected. Even numbers are before the title, odd ones after it. */
function numberIn(before: string | undefined, after: string | undefined): number | null {
  const figures = (before ?? after ?? '').replace(/\W/g, '').replace(/[lI]/g, '1').replace(/[Oo]/g, '0').replace(/S/g, '5');
  if (!/^\d{1,3}$/.test(figures)) return null;
  return (Number(figures) % 2 === 0) === (before !== undefined) ? Number(figures) : null;
}

function isMostlyCapitals(text: string): boolean {
  const letters = text.replace(/[^a-z]/gi, '');
  return letters.length > 3 && letters.replace(/[^A-Z]/g, '').length > letters.length * 0.7;
}

function runningHeads(lines: readonly string[]): Candidate[] {
  return lines.flatMap((text, line): Candidate[] => {
    if (text.length > 80) return [];
    const title = TITLE_HEAD.exec(text);
    if (title !== null) return [{ line, page: numberIn(title[1], title[2]) }];
    const chapter = isMostlyCapitals(text) ? CHAPTER_HEAD.exec(text) : null;
    const page = chapter === null ? null : numberIn(chapter[1], chapter[2]);
    return page === null ? [] : [{ line, page }];
  });
}

/** The longest sequence of marks in which pages increase with lines; this drops misread numbers. */
function longestRun(marks: readonly PageMark[], fits: (before: PageMark, after: PageMark) => boolean): PageMark[] {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  marks.forEach((after, n) => {
    lengths[n] = 1;
    previous[n] = -1;
    for (let m = 0; m < n; m++) {
      const before = marks[m];
      if (before !== undefined && fits(before, after) && (lengths[m] ?? 0) >= (lengths[n] ?? 0)) {
        lengths[n] = (lengths[m] ?? 0) + 1;
        previous[n] = m;
      }
    }
    if (last === -1 || (lengths[n] ?? 0) > (lengths[last] ?? 0)) last = n;
  });
  const run: PageMark[] = [];
  for (let n = last; n !== -1; n = previous[n] ?? -1) run.unshift(marks[n] as PageMark);
  return run;
}

/** Fills in unreadable page numbers between two marks if the number of heads equals the number of missing pages. */
function fillGaps(run: readonly PageMark[], candidates: readonly Candidate[]): PageMark[] {
  return run.flatMap((mark, n) => {
    const next = run[n + 1];
    if (next === undefined) return [mark];
    const between = candidates.filter(({ line }) => line > mark.line && line < next.line);
    const filled = between.length === next.page - mark.page - 1 ? between.map(({ line }, k) => ({ line, page: mark.page + k + 1 })) : [];
    return [mark, ...filled];
  });
}

const CONTENTS_ROW = /^[|\s]*(.*?[^\s.|])[.\s]*[|\t]\s*(\d{1,3})[\s|]*$/;

/** The table of contents ends after this many lines without a row. */
const CONTENTS_GAP = 30;

/** Marks for the headings in the text that are in the table of contents. */
function contentsMarks(lines: readonly string[]): PageMark[] {
  const rows = new Map<string, number>();
  let end = 0;
  lines.forEach((text, line) => {
    if (rows.size > 0 && line - end > CONTENTS_GAP) return;
    const [, title = '', page = ''] = CONTENTS_ROW.exec(text) ?? [];
    const letters = lettersOf(title.replace(/\(.*/, ''));
    if (letters.length < 3 || rows.has(letters)) return;
    rows.set(letters, Number(page));
    end = line;
  });
  return lines.flatMap((text, line) => {
    const page = line <= end || text.length > 80 ? undefined : rows.get(lettersOf(text));
    return page === undefined ? [] : [{ line, page }];
  });
}

/** The least number of lines on a page. */
const LEAST_LINES = 8;

/** The pages of a book's text. */
export function pagesOf(book: BookId, lines: readonly string[]): Pages {
  if (book === 'hoffmann') {
    const marks = lines.flatMap((text, line) => [...text.matchAll(/\{(\d+)\}/g)].map(([, page]) => ({ line, page: Number(page) })));
    return { marks, length: lines.length, kind: 'inline' };
  }
  if (book === 'sierra' || book === 'uspc-1898') {
    const marks = longestRun(contentsMarks(lines), (before, after) => before.page <= after.page);
    return { marks, length: lines.length, kind: 'contents' };
  }
  const candidates = runningHeads(lines);
  const read = candidates.flatMap(({ line, page }) => (page === null ? [] : [{ line, page }]));
  const run = longestRun(read, (before, after) => {
    const pages = after.page - before.page;
    return pages > 0 && after.line - before.line >= pages * LEAST_LINES;
  });
  return { marks: fillGaps(run, candidates), length: lines.length, kind: 'head' };
}

/** The average number of lines on a page; 40 if the text has too few marks. */
export function linesPerPage({ marks }: Pages): number {
  const [first, last] = [marks[0], marks.at(-1)];
  return first === undefined || last === undefined || first.page === last.page ? 40 : (last.line - first.line) / (last.page - first.page);
}

/** The first line of a page: its mark, or an estimate from the marks before and after it. */
function startOf(pages: Pages, page: number): { readonly line: number; readonly sure: boolean } {
  const { marks, length } = pages;
  const own = marks.find((mark) => mark.page === page);
  if (own !== undefined) return { line: own.line, sure: true };
  const before = marks.findLast((mark) => mark.page < page);
  const after = marks.find((mark) => mark.page > page);
  const rate = linesPerPage(pages);
  if (before !== undefined && after !== undefined) {
    return { line: Math.round(before.line + ((after.line - before.line) * (page - before.page)) / (after.page - before.page)), sure: false };
  }
  const line = before !== undefined ? before.line + (page - before.page) * rate : after !== undefined ? after.line - (after.page - page) * rate : 0;
  return { line: Math.min(length, Math.max(0, Math.round(line))), sure: false };
}

/** The lines of a range of pages; null if the text has no marks. Estimated ends are widened by half a page. */
export function linesOfPages(pages: Pages, first: number, last: number): LineRange | null {
  if (pages.marks.length === 0) return null;
  const start = startOf(pages, first);
  const end = startOf(pages, last + 1);
  const exact = pages.kind !== 'contents';
  const slack = Math.ceil(linesPerPage(pages) / 2);
  const from = exact && start.sure ? start.line : start.line - slack;
  const to = exact && end.sure ? end.line + (pages.kind === 'inline' ? 1 : 0) : end.line + slack;
  return { from: Math.max(0, from), to: Math.min(pages.length, to), sure: exact && start.sure && end.sure };
}
