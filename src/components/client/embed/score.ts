// <hoyle-score item="euchre.points.march">: what each book gives for a score item; for a scorer, its score items and a link to it.
import { BOOK_IDS } from '../../../rules-engine/books.ts';
import { element } from '../share/share.ts';
import { bookNamed, namesOf } from './answered.ts';
import { footOf, headOf, linkTo, type Parts, problem, QuotedElement } from './quoted-element.ts';
import { type GetFile, quoted, type ShownPoints, scoreNamed } from './site-files.ts';

type Values = ShownPoints['values'];

const valueElements = (values: Values): Node[] =>
  values.map(({ books, text, sources }) => {
    const said = element('dd');
    said.append(`${namesOf(books)}: `, element('b', '', text));
    const cited = books.flatMap((book) => sources[book] ?? []);
    if (cited.length > 0) said.append(' ', element('span', 'small', cited.join('; ')));
    return said;
  });

/** Score items with the values of the books. */
function listOf(items: readonly ShownPoints[], only: string | null, isTitled: boolean): HTMLElement {
  const list = element('dl');
  for (const { title, values } of items) {
    const shown = values.flatMap((one) =>
      only === null ? [one] : one.books.some((book) => book === only) ? [{ ...one, books: [only] as Values[number]['books'] }] : [],
    );
    list.append(element('dt', '', isTitled ? title : 'What the books give'), ...valueElements(shown));
    if (shown.length === 0) list.append(element('dd', '', 'Nothing.'));
  }
  return list;
}

export class Score extends QuotedElement {
  static readonly observedAttributes = ['item', 'book'];

  protected async parts(files: GetFile): Promise<Parts> {
    const { file, row } = await scoreNamed(files, this.getAttribute('item') ?? '');
    const asked = this.getAttribute('book') ?? '';
    const book = bookNamed(asked);
    const wrong = asked !== '' && book === null ? [problem(`Enter one of ${BOOK_IDS.join(', ')} as the book. You have ${quoted(asked)}.`)] : [];
    const isItem = 'values' in row;
    const items = isItem ? [row] : file.points.filter(({ id }) => row.items.includes(id.slice(id.lastIndexOf('.') + 1)));
    const go = element('p');
    if (!isItem) go.append(linkTo(row.url, 'Count it on According to Hoyle', 'go'));
    return [
      ...headOf(file, row),
      ...wrong,
      ...(isItem ? [] : [go]),
      ...(items.length === 0 ? [] : [listOf(items, book, !isItem)]),
      footOf(file.edition, row.url),
    ];
  }
}
