// What a page does when it has come to rest: the worker, the booklet, what is opened for the printer, hard words, and keys
// that lead to the search. Loaded after everything else.

import { listAt } from '../../../lib/editions/edition-files.ts';
import printed from '../../../styles/print/print.css?url';
import { rememberGame } from '../device/recent-games.ts';
import { ON_A_PHONE } from '../forms/begin-pad.ts';
import { fullTextIsHere } from '../offline/full-text-state.ts';
import { isMetered } from '../offline/metered.ts';

/** Whether this device has an agreement (`agreement/store.ts`). */
const isAgreed = (): boolean => {
  try {
    return localStorage.getItem('hoyle.agreement') !== null;
  } catch {
    return false;
  }
};

/** Elements that are the whole of a page, with their code. */
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

/** `wake` fetches a part of the page, `search` what a search needs, `plain` reads an address. */
export function onIdle(wake: (name: string) => Promise<unknown>, search: (whole: boolean) => void, plain: (text: string) => string): void {
  rememberGame(location.pathname);
  // The styles of the paper stand after those of the page, which they override. Without script a page asks for them itself.
  document.querySelector('.foot')?.before(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: printed }));
  const law = document.querySelector<HTMLElement>('.law.alone');
  if (law !== null) void import('../saved/own-note.ts').then(({ openedLaw }) => openedLaw(law)).catch(() => undefined);

  // Applies the agreement to the pages of its games.
  if (isAgreed()) void import('../agreement/govern.ts').then(({ governPage }) => governPage()).catch(() => undefined);
  // On a phone a scorer that asks for cards begins with the pad (`forms/begin-pad.ts`); a sheet shows its sides before anything is entered.
  if (matchMedia(ON_A_PHONE).matches && document.querySelector('.scorer.alone [data-cards]') !== null) void wake('scorer/scorer');
  if (document.querySelector('.sheet-section.alone') !== null) void wake('sheet/sheet');
  for (const [name, load] of Object.entries(TOOLS)) if (document.querySelector(`hoyle-${name}`) !== null) void load();

  // A page with a field is there to be asked. What answers first is small and comes before the field is touched; all of a search is made
  // ready where the full text is on the device and it costs no network. On a metered line the worker has left out what is large.
  if (document.querySelector('input[name="q"]') !== null && !isMetered()) setTimeout(() => void fullTextIsHere().then(search), 300);

  // An assistant in the browser may ask for what the page's form answers.
  if ('modelContext' in document) void import('./assistant-forms.ts').then(({ offerForms }) => offerForms()).catch(() => undefined);

  // What keeps the site for a table without a network fetches much, so it waits until the page has come to rest and the reader with it.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    setTimeout(() => void wake('offline/register'), navigator.serviceWorker.controller === null ? 4000 : 1000);

  if (document.querySelector('.contents') !== null) void import('./game-page.ts').catch(() => undefined);

  // What makes a booklet of a game's page has to be there before the reader prints: an event of printing waits for nothing.
  if (document.querySelector('article[data-place]') !== null) setTimeout(() => void wake('paper/booklet'), 1500);

  // A booklet on paper has everything open, a slip or a sheet what the reader opened; afterwards the page is as it was.
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

  // A lost address leads to the list that it was cut from; any other is asked for by its own words.
  const field = document.querySelector<HTMLInputElement>('[data-not-found] input[name="q"]');
  const list = field === null ? null : listAt(location.pathname);
  if (list !== null) location.replace(`${list.place}${location.search}#${list.anchor}`);
  if (field !== null)
    field.value = plain(location.pathname.slice(field.closest<HTMLElement>('[data-not-found]')?.dataset.notFound?.length))
      .replace(/\.html?$|games|index/g, ' ')
      .replace(/[/_.-]+/g, ' ')
      .trim();

  // A hard word is explained where it stands; where the page of words does not come, the link leads there.
  document.addEventListener('click', (event) => {
    const word = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.term') : null;
    if (word === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./glossary-popover.ts').then(({ showTerm }) => showTerm(word)).catch(() => location.assign(word.href));
  });

  // "/" and Ctrl-K lead to the search field, as they do elsewhere; "/" only where nothing is being typed.
  document.addEventListener('keydown', (event) => {
    const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!command && (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey)) return;
    if (!command && event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [contenteditable]') !== null) return;
    const field = document.querySelector<HTMLInputElement>('input[type="search"][name="q"]');
    event.preventDefault();
    // The fragment names the field, which takes the focus.
    if (field === null) location.assign('/search/#q');
    else field.focus();
  });
}
