// Shows the meaning of a term beside it. It is taken from the glossary page, which is fetched once.

import { element } from '../share/share.ts';
import { readPage } from './read-page.ts';

let page: Promise<Document> | null = null;
/** Fetches the glossary page. Rejects if it cannot be loaded. */
async function words(address: string): Promise<Document> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return readPage(await reply.text());
}

/** The term whose popover was open at `pointerdown`: the browser closes the popover before the click arrives. */
let closing: Element | null = null;
addEventListener(
  'pointerdown',
  ({ target }) => {
    const word = target instanceof Element ? target.closest('a.term') : null;
    closing = word?.nextElementSibling?.matches('.gloss') === true ? word : null;
  },
  { capture: true, passive: true },
);

/** Opens the meaning below the term; Escape, a press elsewhere or on the term closes it. Rejects if it cannot be loaded. */
export async function showTerm(word: HTMLAnchorElement): Promise<void> {
  const open = word.nextElementSibling;
  const isOpen = open?.matches('.gloss') === true;
  if (isOpen) open.remove();
  if (isOpen || closing === word) {
    closing = null;
    return;
  }
  const { pathname, hash } = new URL(word.href);
  page ??= words(pathname).catch((error: unknown) => {
    page = null;
    throw error;
  });
  const entry = (await page).getElementById(decodeURIComponent(hash.slice(1)));
  if (entry === null) throw new Error(`no meaning of ${hash}`);
  const said = element('span', 'gloss');
  said.setAttribute('role', 'status');
  said.popover = 'auto';
  said.style.cssText =
    'inset:auto;margin:0;max-width:min(22rem,calc(100vw - 1rem));padding:.7rem .9rem;border:1px solid var(--accent);border-radius:4px;background:var(--leaf);color:var(--ink);font:400 1rem/1.4 var(--serif)';
  const more = element('a', '', 'All the words');
  more.href = word.href;
  const meaning = [...entry.children].filter((one) => !/^H\d$/.test(one.tagName)).map((one) => (one.textContent ?? '').trim());
  said.append(element('b', '', (entry.querySelector('h2')?.textContent ?? '').trim()), ' ', meaning.join(' '), ' ', more);
  word.after(said);
  said.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') said.remove();
  });
  said.showPopover();
  const at = word.getBoundingClientRect();
  const { width, height } = said.getBoundingClientRect();
  said.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  said.style.top = `${at.bottom + height + 12 > innerHeight ? Math.max(8, at.top - height - 6) : at.bottom + 6}px`;
}
