// Finds the passage of a citation in the text of its book: the lines of its pages, from the heading or the number of the law on.
import type { BookId, Citation } from '../../src/rules-engine/books.ts';
import { findHeading } from './headings.ts';
import { type LineRange, linesOfPages, linesPerPage, type Pages, pagesOf } from './pages.ts';

export interface BookText {
  readonly lines: readonly string[];
  readonly pages: Pages;
}
export interface Passage {
  /** The lines to print, at most `MOST_LINES`. */
  readonly text: readonly string[];
  /** How it was found, and anything that was not: "lines 620-642 of the text". */
  readonly note: string;
}

export const MOST_LINES = 40;
const WIDTH = 110;

/** Parses the text of a book for searching. */
export function readBook(book: BookId, text: string): BookText {
  const lines = text.split(/\r?\n/);
  return { lines, pages: pagesOf(book, lines) };
}

/** First and last page of each part of "39, 43" or "14-15"; empty if the page is not known. */
function pageParts(page: string | null): (readonly [number, number])[] {
  return (page ?? '').split(', ').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map((one) => Number.parseInt(one, 10));
    return Number.isNaN(first) ? [] : [[first, Number.isNaN(last) ? first : last] as const];
  });
}

/** The number that begins a law. */
const LAW_START = /^\s*[[("'*]*(?:law\s+)?(\d{1,3}|[ivxl]{1,6})\s?[.,)]\s/i;
const numberOf = (text: string) => LAW_START.exec(text)?.[1]?.toUpperCase() ?? null;

/** A number in which digits that scans confuse are replaced by the same digit. */
const asScanned = (number: string) => number.replaceAll('8', '3').replaceAll('9', '2').replaceAll('7', '1').replaceAll('6', '0');

/** The index of the law `number` among the laws on its pages: by its number, between its neighbours, or by digits that scans confuse; -1 if not found. */
function positionOf(number: string, starts: readonly string[]): number {
  const at = starts.indexOf(number);
  if (at >= 0 || !/^\d+$/.test(number)) return at;
  const isBetween = (n: number) => starts[n - 1] === `${Number(number) - 1}` && (starts[n + 1] === undefined || starts[n + 1] === `${Number(number) + 1}`);
  const between = starts.findIndex((_, n) => isBetween(n));
  if (between >= 0) return between;
  const alike = starts.flatMap((start, n) => (asScanned(start) === asScanned(number) ? [n] : []));
  return alike.length === 1 ? (alike[0] ?? -1) : -1;
}

/** The lines of a numbered law, up to the next law. Null if it is not found. */
function findLaw(lines: readonly string[], law: string, { from, to, sure }: LineRange): LineRange | null {
  const starts: { readonly line: number; readonly number: string }[] = [];
  for (let line = from; line < to; line++) {
    const number = numberOf(lines[line] ?? '');
    if (number !== null) starts.push({ line, number });
  }
  const at = positionOf(
    law.toUpperCase(),
    starts.map(({ number }) => number),
  );
  const start = starts[at];
  return start === undefined ? null : { from: start.line, to: starts[at + 1]?.line ?? to, sure };
}

/** Wraps a paragraph at WIDTH characters. */
function wrap(text: string): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.trim().split(/\s+/)) {
    if (row !== '' && row.length + word.length >= WIDTH) {
      rows.push(row);
      row = '';
    }
    row += `${row === '' ? '' : ' '}${word}`;
  }
  return row === '' ? rows : [...rows, row];
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6));

interface Row {
  readonly line: number;
  readonly text: string;
}

/** The rows to print: all, or the stretch that shares most words with the ruling. */
function choose(rows: readonly Row[], ruling: string): readonly Row[] {
  if (rows.length <= MOST_LINES) return rows;
  const wanted = new Set(wordsOf(ruling));
  const words = rows.map(({ text }) => wordsOf(text).filter((word) => wanted.has(word)));
  let best = { at: 0, score: -1 };
  for (let at = 0; at + MOST_LINES <= rows.length; at++) {
    const score = new Set(words.slice(at, at + MOST_LINES).flat()).size;
    if (score > best.score) best = { at, score };
  }
  return rows.slice(best.at, best.at + MOST_LINES);
}

function print({ lines }: BookText, { from, to }: LineRange, ruling: string, how: string): Passage {
  const rows = lines.slice(from, to).flatMap((text, n) => wrap(text).map((row) => ({ line: from + n, text: row })));
  const shown = choose(rows, ruling);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return { text: [], note: `${how}: nothing is printed there` };
  const rest = rows.length - shown.length;
  return {
    text: shown.map(({ text }) => text),
    note: `${how}: lines ${first.line + 1}-${last.line + 1} of the text${rest === 0 ? '' : `, ${rest} lines of ${rows.length} left out`}`,
  };
}

/** The passage of one range of pages. */
function passageOn(text: BookText, cited: Citation, first: number, last: number, ruling: string): Passage {
  const pages = first === last ? `p. ${first}` : `p. ${first}-${last}`;
  const range = linesOfPages(text.pages, first, last);
  if (range === null) return { text: [], note: `${pages} could not be found` };
  const about = range.sure ? pages : `about ${pages}`;
  // If pages are estimated, the heading is more reliable, and may be a page away.
  const margin = range.sure ? 0 : Math.ceil(linesPerPage(text.pages));
  const heading = findHeading(text.lines, cited.heading, Math.max(0, range.from - margin), Math.min(text.lines.length, range.to + margin));
  const to = heading === null ? range.to : Math.max(range.to, Math.min(text.lines.length, heading + margin));
  const laws = cited.law?.split(', ') ?? [];
  const within = heading !== null && !range.sure ? { ...range, from: heading, to } : range;
  const found = laws.flatMap((law) => findLaw(text.lines, law, within) ?? []);
  const [start, end] = [found[0], found.at(-1)];
  if (start !== undefined && end !== undefined && found.length === laws.length && start.from < end.to) {
    return print(text, { ...range, from: start.from, to: end.to }, ruling, `${about}, law ${cited.law}`);
  }
  const unfound = laws.length === 0 ? '' : `, where the number of law ${cited.law} could not be found`;
  if (heading === null) return print(text, range, ruling, `${about}${unfound}; the heading is not on it`);
  return print(text, { ...range, from: heading, to }, ruling, `${about}${unfound}, from the heading on`);
}

/** The passages of a citation, one for each range of pages; `ruling` helps to choose among many lines. */
export function findPassages(text: BookText, cited: Citation, ruling = ''): Passage[] {
  const parts = pageParts(cited.page);
  if (parts.length > 0) return parts.map(([first, last]) => passageOn(text, cited, first, last, ruling));
  const heading = findHeading(text.lines, cited.heading, 0, text.lines.length);
  if (heading === null) return [{ text: [], note: `no page is named, and "${cited.heading}" could not be found` }];
  return [
    print(text, { from: heading, to: Math.min(text.lines.length, heading + MOST_LINES * 2), sure: false }, ruling, 'no page is named; from the heading on'),
  ];
}
