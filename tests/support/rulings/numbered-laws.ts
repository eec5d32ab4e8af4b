import { BOOK_WORDS, type Citation, CODES, lawPages, type NumberedCode } from '../../../src/rules-engine/index.ts';

const WORD_OF = Object.fromEntries(Object.entries(BOOK_WORDS).map(([word, book]) => [book, word]));
/** The numbered code that a book has under a heading, if it has one. */
export const codeOf = ({ book, heading }: Pick<Citation, 'book' | 'heading'>): NumberedCode | undefined =>
  (CODES as Readonly<Record<string, Readonly<Record<string, NumberedCode>>>>)[WORD_OF[book] ?? '']?.[heading];

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];
const rankOf = (number: string) => (/^\d+$/.test(number) ? Number(number) : ROMAN.includes(number) ? ROMAN.indexOf(number) + 1 : number.charCodeAt(0) - 96);
/** First and last page of `'14-15'`. */
export const span = (page: string): readonly [first: number, last: number] => {
  const [first = '', last = first] = page.split('-');
  return [Number(first), Number(last)];
};

/** Where the laws of a code are not consecutive, or are on an earlier page than the law before. */
export function outOfOrder(code: NumberedCode): string[] {
  const laws = [...lawPages(code)];
  return laws.slice(1).flatMap(([number, page], n) => {
    const [before, at] = laws[n] as [string, string];
    const jump = rankOf(number) === rankOf(before) + 1 ? [] : [`law ${number} follows law ${before}`];
    const [first, last] = span(at);
    // Laws whose single page is not known from our copy share a range of pages.
    return span(page)[0] >= last || (page === at && last - first > 1) ? jump : [...jump, `law ${number} is on p. ${page}, law ${before} on p. ${at}`];
  });
}

/** What is wrong with a citation of a numbered law: no such code, no such law, or not the book's page for it; null if nothing is. */
export function misplaced({ book, heading, law, page }: Citation): string | null {
  if (law === undefined) return null;
  const code = codeOf({ book, heading });
  if (code === undefined) return `${book} has no numbered laws under "${heading}"`;
  const pages = lawPages(code);
  const at = law.split(', ').map((number) => pages.get(number));
  if (at.includes(undefined)) return `"${heading}" has no law ${law}`;
  const spans = (at as string[]).map(span);
  const [first, last] = [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
  const right = first === last ? `${first}` : `${first}-${last}`;
  return page === right ? null : `law ${law} of "${heading}" stands on p. ${right}, not ${page}`;
}
