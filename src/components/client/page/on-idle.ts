// What a page does once it is loaded: the service worker, the booklet, opening everything for print, glossary terms, and keyboard shortcuts
// for the search. Loaded after everything else.

import { listAt } from '../../../lib/editions/edition-files.ts';
import printed from '../../../styles/print/print.css?url';
import { rememberGame } from '../device/recent-games.ts';
import { ON_A_PHONE } from '../forms/begin-pad.ts';
import { fullTextIsHere } from '../offline/full-text-state.ts';
import { isMetered } from '../offline/metered.ts';
import type { LoadWidget } from '../widgets.ts';

/** Whether this device has an agreement (`agreement/store.ts`). */
const isAgreed = (): boolean => {
  try {
    return localStorage.getItem('hoyle.agreement') !== null;
  } catch {
    return false;
  }
};

/** Elements that make up a whole page, with their modules. */
const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  agreement: () => import('../agreement/page.ts'),
  claims: () => import('../claims/page.ts'),
  'my-games': () => import('../my-games/my-games.ts'),
  booklet: () => import('../pocket/booklet.ts'),
  pocket: () => import('../pocket/page.ts'),
  practice: () => import('../practice/page.ts'),
  receipts: () => import('../receipts/page.ts'),
  record: () => import('../record/page.ts'),
  revoke: () => import('../revoke/page.ts'),
  saved: () => import('../saved/page.ts'),
};

/** `wake` loads a module of the page, `search` loads what a search needs, `plain` decodes part of a URL. */
export function onIdle(wake: LoadWidget, search: (whole: boolean) => void, plain: (text: string) => string): void {
  rememberGame(location.pathname);
  // The print styles come after those of the page, which they override. Without script, the page links to them itself.
  document.querySelector('.foot')?.before(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: printed }));
  const law = document.querySelector<HTMLElement>('.law.alone');
  if (law !== null) void import('../saved/own-note.ts').then(({ openedLaw }) => openedLaw(law)).catch(() => undefined);

  // Applies the agreement to the pages of its games.
  if (isAgreed()) void import('../agreement/govern.ts').then(({ governPage }) => governPage()).catch(() => undefined);
  // On a phone a scorer that asks for cards starts with its pad open (`forms/begin-pad.ts`); a sheet shows its sides before anything is entered.
  if (matchMedia(ON_A_PHONE).matches && document.querySelector('.scorer.alone [data-cards]') !== null) void wake('scorer/scorer');
  // The buttons and keys of a list of choices need its code.
  if (document.querySelector('.scorer.alone:not(.sheet-section) .picks') !== null) void wake('scorer/scorer');
  if (document.querySelector('.sheet-section.alone') !== null) void wake('sheet/sheet');
  for (const [name, load] of Object.entries(TOOLS)) if (document.querySelector(`hoyle-${name}`) !== null) void load();

  // On a page with a search field, the small files that answer first are preloaded; if the full text is on the device, the whole search is.
  // Not on metered connections, for which the service worker leaves out the large files.
  if (document.querySelector('input[name="q"]') !== null && !isMetered()) setTimeout(() => void fullTextIsHere().then(search), 300);

  // Offers the page's forms to an assistant in the browser.
  if ('modelContext' in document) void import('./assistant-forms.ts').then(({ offerForms }) => offerForms()).catch(() => undefined);

  // The service worker fetches a lot for offline use, so its registration waits until the page has settled.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    setTimeout(() => void wake('offline/register'), navigator.serviceWorker.controller === null ? 4000 : 1000);

  if (document.querySelector('.contents') !== null) void import('./game-page.ts').catch(() => undefined);

  // The code of the booklet must be loaded before the reader prints, because `beforeprint` does not wait for it.
  if (document.querySelector('article[data-place]') !== null) setTimeout(() => void wake('paper/booklet'), 1500);

  // A printed page has everything open; a slip or a sheet, only what the reader opened. Afterwards the page is restored.
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    if (document.body.dataset.print !== undefined) return;
    const edition = document.querySelector<HTMLElement>('.foot .edition');
    if (edition !== null) edition.dataset.address = location.origin + location.pathname;
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const one of opened) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of opened) one.open = false;
    opened = [];
  });

  // On the 404 page: the address of a law or scorer without its last part leads to the list; the words of any other become the query.
  const field = document.querySelector<HTMLInputElement>('[data-not-found] input[name="q"]');
  const list = field === null ? null : listAt(location.pathname);
  if (list !== null) location.replace(`${list.place}${location.search}#${list.anchor}`);
  if (field !== null)
    field.value = plain(location.pathname.slice(field.closest<HTMLElement>('[data-not-found]')?.dataset.notFound?.length))
      .replace(/\.html?$|games|index/g, ' ')
      .replace(/[/_.-]+/g, ' ')
      .trim();

  // A glossary term is explained in place; if the glossary page cannot be loaded, its link is followed.
  document.addEventListener('click', (event) => {
    const word = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.term') : null;
    if (word === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./glossary-popover.ts').then(({ showTerm }) => showTerm(word)).catch(() => location.assign(word.href));
  });

  // "/" and Ctrl-K focus the search field, as on other sites; "/" only while nothing is being typed.
  document.addEventListener('keydown', (event) => {
    const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!command && (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey)) return;
    if (!command && event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [contenteditable]') !== null) return;
    const field = document.querySelector<HTMLInputElement>('input[type="search"][name="q"]');
    event.preventDefault();
    // The fragment is the id of the field, which then gets the focus.
    if (field === null) location.assign('/search/#q');
    else field.focus();
  });
}
