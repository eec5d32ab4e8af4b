// Opens rows of a game's page in place, with the body from the law's own page or, if that cannot be loaded, from the page of the whole code,
// which is stored with the game for offline use.

import { rememberRule } from '../device/recent-rules.ts';
import { failureOf, sayLoadError } from '../offline/load.ts';
import { pageAt } from '../page/read-page.ts';

const ROW = '.law.folded';
const bodyOf = (row: Element) => row.querySelector<HTMLElement>(':scope > .law-body');
const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>(':scope > h4 a');

/** The body of a law from a page that has it, with its headings at the level used here. */
function takeBody(from: Document, id: string): HTMLElement {
  const body = from.getElementById(id)?.querySelector('.law-body');
  if (body == null) throw new Error(`${id}: not on the page of the code`);
  const copy = document.importNode(body, true) as HTMLElement;
  for (const sheet of copy.querySelectorAll('link')) sheet.remove();
  for (const heading of copy.querySelectorAll('h2.sub')) {
    const own = Object.assign(document.createElement('h5'), { className: 'sub' });
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  return copy;
}

const codeOf = (row: Element) => row.closest<HTMLElement>('[data-code]')?.dataset.code ?? '';

function show(row: Element, open: boolean): void {
  row.classList.toggle('open', open);
  linkOf(row)?.setAttribute('aria-expanded', String(open));
  const body = bodyOf(row);
  if (body !== null) body.hidden = !open;
}

/** Opens a row. If its body cannot be loaded, shows the reason in the row. */
export async function openRow(row: HTMLElement): Promise<void> {
  if (bodyOf(row) === null) {
    const own = new URL(linkOf(row)?.href ?? '', location.href).pathname;
    row.querySelector('.not-come')?.remove();
    row.setAttribute('aria-busy', 'true');
    try {
      const from = await pageAt(own).catch(() => pageAt(codeOf(row)));
      // It may have been opened in the meantime.
      if (bodyOf(row) === null) row.append(takeBody(from, row.id));
    } catch {
      await failureOf(codeOf(row)).catch((error: unknown) => row.append(sayLoadError(error)));
      return;
    } finally {
      row.removeAttribute('aria-busy');
    }
  }
  show(row, true);
}

/** Opens a row, or closes one that is open. */
export async function turnRow(row: HTMLElement): Promise<void> {
  if (row.classList.contains('open')) show(row, false);
  else {
    await openRow(row);
    rememberRule(row);
  }
}

/** Opens every row from the page of the whole code. Returns a function that closes the rows it opened. */
export async function openAll(): Promise<() => void> {
  const closed = [...document.querySelectorAll<HTMLElement>(`${ROW}:not(.open)`)];
  const [first] = closed;
  if (first === undefined) return () => undefined;
  const code = await pageAt(codeOf(first));
  // Rows that the reader opened in the meantime stay open.
  const opened = closed.filter((row) => !row.classList.contains('open'));
  for (const row of opened) {
    if (bodyOf(row) === null) row.append(takeBody(code, row.id));
    show(row, true);
  }
  return () => {
    for (const row of opened) show(row, false);
  };
}

/** The text and other names of each law of a list, by the id of its row, from the page of the whole code. */
export async function wordsOfLaws(list: HTMLElement): Promise<ReadonlyMap<string, string>> {
  const code = await pageAt(list.dataset.code ?? '');
  const words = (law: HTMLElement) => [law.dataset.text ?? '', ...[...law.querySelectorAll('[data-words]')].map((one) => one.textContent ?? '')].join(' ');
  return new Map([...code.querySelectorAll<HTMLElement>('.law[id]')].map((law) => [law.id, words(law)]));
}
