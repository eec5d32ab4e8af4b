// Reports parameters of a link that no checker or scorer of the page uses. Checkers and scorers report their own.
import { among, chooseOf, type LinkFault, type Taker, takeLink } from '../../../lib/addresses/links.ts';
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { nearest } from '../../../rules-engine/rulesets/nearest.ts';
import { IDS } from '../../../rules-engine/sheets/identities.ts';
import { ENTRY } from '../../../rules-engine/sheets/written.ts';
import { insteadOf } from '../forms/expected.ts';
import { element, textIn } from './share.ts';

/** Says in an element what of a link could not be used; `rest` is a sentence on what could. */
export function showFaults(host: Element, faults: readonly LinkFault[], rest = 'The rest of the link is kept.'): void {
  if (faults.length === 0) return;
  const notice = host.querySelector<HTMLElement>(':scope > .notice.of-link, :scope > form > .notice') ?? element('div', 'notice of-link');
  if (!notice.isConnected) host.prepend(notice);
  notice.hidden = false;
  notice.setAttribute('role', 'alert');
  const paragraphs = faults.map(({ of, say }) => {
    const line = element('p', '', say);
    // The names of the parameters, for tests that check each of them.
    line.dataset.of = JSON.stringify(of);
    return line;
  });
  notice.replaceChildren(...paragraphs, ...(rest === '' ? [] : [element('p', '', rest)]));
}

const keysOf = (kind: 'law' | 'score') => [...document.querySelectorAll(`[id^="${kind}."]`)].map(({ id }) => id.slice(kind.length + 1));
const booksIn = (root: ParentNode, select: string) =>
  [...root.querySelectorAll<HTMLOptionElement>(`${select} option`)].map(({ value }) => value).filter((value) => value !== '');

/** The short name of a book. */
const bookNamed = (key: string) => BOOK_SHORT[key as BookId] ?? key;
/** The title of a law or a count. */
function headOf(id: string): string {
  const item = document.getElementById(id);
  // An item with its own page has the title of the page.
  const head = item?.matches('[data-alone] *, .alone') === true ? document.querySelector('h1') : item?.querySelector('h3, h4, th b, b');
  return textIn(head) || id.slice(id.indexOf('.') + 1);
}

interface Answering {
  readonly host: Element;
  readonly taker: Taker;
  readonly rest: string;
}

/** What handles a link that no checker or scorer does; null if one of them does, and reports for itself. */
function answering(link: URLSearchParams): Answering | null {
  const main = document.querySelector('main') ?? document.body;
  for (const kind of ['law', 'score'] as const) {
    const key = link.get(kind) ?? '';
    const keys = keysOf(kind);
    if (key === '' || keys.length === 0) continue;
    const item = document.getElementById(`${kind}.${key}`);
    if (item === null) return { host: main, taker: { names: [kind], take: () => chooseOf(key, keys, (one) => headOf(`${kind}.${one}`)) }, rest: '' };
    if (item.querySelector('hoyle-checker, hoyle-scorer') !== null) return null;
    const sheet = item.querySelector('hoyle-sheet form.setup');
    const book: readonly string[] = sheet === null ? BOOK_IDS : booksIn(sheet, 'select[name="book"]');
    if (sheet !== null) {
      const fields = [...sheet.querySelectorAll<HTMLElement>('[data-field]')];
      const named = (name: string) => fields.find(({ dataset }) => dataset.field === name);
      const chosen = link.get('book') ?? '';
      const by = book.includes(chosen) ? chosen : (sheet.querySelector<HTMLSelectElement>('select[name="book"]')?.value ?? '');
      const isAsked = ({ dataset: { books = by, when = '', is = '' } }: HTMLElement) =>
        books.split(' ').includes(by) && (!link.has(when) || is.split(' ').includes(link.get(when) ?? ''));
      return {
        host: item,
        taker: {
          names: [kind, 'book', ...fields.map(({ dataset }) => dataset.field ?? ''), ENTRY, IDS],
          several: [ENTRY, ...fields.flatMap(({ dataset }) => (dataset.kind === 'list' ? [dataset.field ?? ''] : []))],
          ask: (name) => named(name)?.dataset.label ?? '',
          take: (name, value) => {
            const field = named(name);
            if (name === 'book') return among(value, book, bookNamed);
            if (field === undefined) return null;
            if (!isAsked(field)) return 'With these answers this book does not ask';
            return insteadOf(field, value);
          },
        },
        rest: 'The rest of the link is kept.',
      };
    }
    return {
      host: item.querySelector('.law-body') ?? item,
      taker: { names: [kind, 'book'], take: (name, value) => (name === 'book' ? among(value, book, bookNamed) : null) },
      rest: '',
    };
  }
  // The search filters are outside the form element but belong to the form.
  const controls = [...main.querySelectorAll<HTMLFormElement>('hoyle-filter > form, form[data-search-page]')]
    .flatMap((form) => [...form.elements] as (HTMLInputElement | HTMLSelectElement)[])
    .filter(({ name = '' }) => name !== '');
  const take = (name: string, value: string) => {
    const [control, ...more] = controls.filter((one) => one.name === name);
    if (control?.type === 'checkbox' || control?.type === 'radio') {
      const boxes = [control, ...more];
      return among(
        value,
        boxes.map((one) => one.value),
        (key) => textIn(boxes.find((one) => one.value === key)?.parentElement ?? null) || key,
      );
    }
    return control instanceof HTMLSelectElement
      ? among(
          value,
          [...control.options].map((one) => one.value).filter((one) => one !== ''),
          (key) => textIn([...control.options].find((one) => one.value === key)) || key,
        )
      : null;
  };
  return { host: main, taker: { names: [...new Set(controls.map(({ name }) => name))], take }, rest: '' };
}

/** Reports what of the page's address leads nowhere. `anchor` is the anchor that the page lacks, or empty. */
export function reportUnknownParams(anchor: string): void {
  // A component that reads the fragment itself also reports its errors.
  const lost = anchor.includes('=') && document.querySelector('[data-fragment]') !== null ? '' : anchor;
  document.querySelector('.notice.of-link')?.remove();
  const link = new URLSearchParams(location.search);
  const found = answering(link);
  const isReported = ['law', 'score'].some((kind) => lost === `${kind}.${link.get(kind)}`);
  const faults = found === null ? [] : takeLink(link, found.taker);
  if (lost !== '' && !isReported) faults.push({ of: [], say: `This link points at “${lost.slice(0, 60)}”, which is not on this page.` });
  const host = found?.host ?? document.querySelector('main') ?? document.body;
  showFaults(host, faults, found?.rest ?? '');
  const near =
    lost === ''
      ? undefined
      : nearest(
          lost.slice(0, 60),
          [...document.querySelectorAll('main [id*="."]:is(section, tr, li, article)')].map(({ id }) => id),
        );
  if (near === undefined) return;
  const to = Object.assign(element('a', '', textIn(document.getElementById(near)?.querySelector('h3, h4, th b, b')) || near), { href: `#${near}` });
  const said = element('p', '', 'The nearest to it: ');
  said.append(to, '.');
  host.querySelector('.notice.of-link')?.append(said);
}
