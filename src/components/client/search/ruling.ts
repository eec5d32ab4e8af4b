// What an answer of the search rules, as the pages have it: a line for each book that rules otherwise, of which the sheet shows the reader's.
import { unpackTold } from '../../../lib/search/told.ts';
import { elementWith } from './words.ts';

/** The lines of an entry; '' where it rules nothing. */
export function ruling({ id, told = '', gist = '' }: { readonly id: string; readonly told?: string; readonly gist?: string }, name: string): Node | string {
  const lines = unpackTold(id, told);
  if (lines.length === 0) return gist === '' ? '' : elementWith('span', { class: name }, gist);
  return elementWith(
    'span',
    { class: `${name} one-line` },
    ...lines.map(({ books, text, whose }) =>
      elementWith(
        'span',
        { 'data-line': books.join(' ') },
        whose === '' ? '' : elementWith('b', { class: 'whose' }, `${whose}: `),
        ...text.split('\n').flatMap((line, n) => (n === 0 ? [line] : [elementWith('br'), line])),
      ),
    ),
  );
}
