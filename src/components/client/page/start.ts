// The one script that every page loads before anyone touches it. It applies the reader's choices, opens what a link points at,
// and fetches a widget's own module when the widget is first touched or a link restores it.

import './refuse-frame.ts';
import './choices.ts';
import { restoreState } from '../device/restore-state.ts';

// Modules that pages may have; a glob lets one be absent without breaking the build.
const modules = import.meta.glob<unknown>([
  '../law/checker.ts',
  '../scorer/scorer.ts',
  '../sheet/sheet.ts',
  '../law/consult.ts',
  './filter.ts',
  '../paper/booklet.ts',
  '../search/search.ts',
  '../offline/download-site.ts',
  '../offline/register.ts',
  './home.ts',
]);
const asked = new Map<string, Promise<unknown>>();
/** What says why something does not come. It is asked for at once, and not when it is wanted: after a new edition is out it could not be had any more. */
const loadErrors = () => import('../offline/load.ts');
void loadErrors().catch(() => undefined);
/** Fetches a module once. In earnest, for somebody who has pressed a button, it rejects with the reason when it does not come. */
function loadWidget(name: string, earnest = false): Promise<unknown> {
  const part = modules[`./${name}.ts`];
  if (part === undefined) return Promise.resolve();
  const known =
    asked.get(name) ??
    part().catch((error: unknown) => {
      asked.delete(name);
      throw error;
    });
  asked.set(name, known);
  const fallback = async () => (await loadErrors().catch(() => null))?.loadPart(part) ?? known;
  return earnest ? Promise.race([known.catch(fallback), fallback()]) : known.catch(() => undefined);
}
/** What is said where the words for it have not come either. */
function sayPlainly(): HTMLElement {
  const said = Object.assign(document.createElement('p'), { className: 'problem not-come', textContent: 'A part of this page did not come. ' });
  said.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload the page' });
  button.addEventListener('click', () => location.reload());
  said.append(button);
  return said;
}
/** Says in a widget what stood in its way. */
async function showLoadError(widget: Element | null | undefined, error: unknown): Promise<void> {
  const said = await loadErrors().then(({ sayLoadError }) => sayLoadError(error), sayPlainly);
  widget?.querySelector('.not-come')?.remove();
  widget?.append(said);
}
const WIDGETS: readonly (readonly [string, string])[] = [
  ['hoyle-checker', 'law/checker'],
  ['hoyle-scorer', 'scorer/scorer'],
  ['hoyle-sheet', 'sheet/sheet'],
  ['hoyle-consult', 'law/consult'],
  ['hoyle-filter', 'filter'],
];
/**
 * What a search needs is asked for at the first touch of the field, all of it at once and not one after the other; but what the full text
 * needs, which is ten times as much, comes so much later that what answers first has the line for itself, and less than a round trip later.
 * Not `whole`, before the field is touched, it leaves out what is large.
 */
function search(whole = true): void {
  if (asked.has('search/search')) return;
  const edition = document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '';
  const hint = (path: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: `${path}?${edition}`, crossOrigin: 'anonymous' }));
  hint('/search/first.json');
  // What the search imports comes beside it and not after it.
  for (const part of [() => import('../../../lib/search/words/words.ts'), () => import('../../../rules-engine/books.ts')]) void part().catch(() => undefined);
  const results = document.getElementById('results');
  const later = !whole
    ? []
    : [
        setTimeout(() => {
          hint('/search/kernel.bin');
          import(/* @vite-ignore */ `/pagefind/pagefind.js?${edition}`).catch(() => undefined);
        }, 150),
        // The titles of what it finds come behind it, and no round trip after it.
        setTimeout(() => hint('/search/records.json'), 400),
      ];
  // A search that is here already asks for them itself.
  void loadWidget('search/search', results !== null)
    .catch((error: unknown) => showLoadError(results, error))
    .finally(() => later.forEach(clearTimeout));
}
function touched(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.matches('input[name="q"]')) search();
  for (const [tag, name] of WIDGETS) {
    if (event.target.closest(tag) !== null || (event.type === 'toggle' && event.target.querySelector(tag) !== null)) void loadWidget(name);
  }
}
// Whoever is quicker than the widget's module loses nothing: what was pressed is pressed again when it has come. The innermost widget
// counts, since a list of laws is one around the others; a share button works without any.
const ANY_WIDGET = WIDGETS.map(([tag]) => tag).join();
for (const [type, what] of [
  ['click', 'button[type="button"]:not([data-share])'],
  ['submit', 'form'],
] as const)
  document.addEventListener(
    type,
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(what) : null;
      const widget = pressed?.closest(ANY_WIDGET);
      const found = WIDGETS.find(([tag]) => tag === widget?.localName);
      if (pressed == null || widget == null || found === undefined || widget.matches(':defined')) return;
      event.preventDefault();
      void loadWidget(found[1], true).then(
        () => {
          widget.querySelector('.not-come')?.remove();
          if (!widget.matches(':defined')) return;
          if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
          else pressed.click();
        },
        (error: unknown) => showLoadError(widget, error),
      );
    },
    true,
  );
for (const type of ['pointerdown', 'focusin', 'keydown', 'toggle']) document.addEventListener(type, touched, { capture: true, passive: true });

document.addEventListener('click', (event) => {
  const { target } = event;
  const row = target instanceof Element ? target.closest<HTMLAnchorElement>('.folded > :is(h3, h4) a') : null;
  // A row opens in place; with a key held down it is the link that it is.
  if (row !== null && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    const whole = row.closest<HTMLElement>('.folded') as HTMLElement;
    if (whole.matches('.law'))
      import('../law/open.ts').then(
        ({ turnRow }) => turnRow(whole),
        () => location.assign(row.href),
      );
    else
      openCount(whole).then(
        (count) => {
          const head = count?.querySelector<HTMLElement>('h3');
          if (head == null) return;
          head.tabIndex = -1;
          head.focus();
        },
        () => location.assign(row.href),
      );
  }
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-share]') : null;
  if (button !== null) void import('../share/share-item.ts').then(({ shareItem }) => shareItem(button));
  if (target instanceof Element && target.closest('[data-booklet]') !== null) void import('../paper/booklet.ts').then(({ printBooklet }) => printBooklet());
});
// Code that a widget asked for by itself and that did not come is told of at the foot of the window.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (!(reason instanceof Error) || !/module/i.test(reason.message)) return;
  event.preventDefault();
  void loadErrors()
    .then(({ sayLoadError: sayNotCome, failureOf: whyNot }) => whyNot().catch(sayNotCome), sayPlainly)
    .then((said) => {
      said.classList.add('new-edition');
      document.querySelector('.new-edition')?.remove();
      document.body.append(said);
    });
});

/** Opens a row that is a count, and wakes it. */
const openCount = (row: HTMLElement) =>
  import('./open-count.ts').then(async (part) => {
    const count = await part.openCount(row);
    if (count !== null) await loadWidget(count.querySelector('hoyle-sheet') === null ? 'scorer/scorer' : 'sheet/sheet');
    return count;
  });

// What a link restores is woken at once. On the page of a law or a count it need not say which.
const query = new URLSearchParams(location.search);
const alone = document.querySelector<HTMLElement>('[data-alone]');
if (alone !== null && location.search !== '' && !query.has('law') && !query.has('score')) {
  const [kind = '', key = ''] = (alone.dataset.alone ?? '').split('.');
  query.set(kind, key);
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
if (query.has('law')) void loadWidget('law/checker');
/** The row of the count that the link restores, where that is one which opens in place. */
const restored = document.querySelector<HTMLElement>(`#${CSS.escape(`score.${query.get('score')}`)}.folded`);
if (query.has('score') && restored === null)
  void loadWidget(
    [...document.querySelectorAll<HTMLElement>('hoyle-sheet')].some(({ dataset }) => dataset.key === query.get('score')) ? 'sheet/sheet' : 'scorer/scorer',
  );
restoreState(loadWidget, openCount);
if (location.search !== '' && document.querySelector('hoyle-filter') !== null) void loadWidget('filter');
if (document.getElementById('results') !== null) search();
if (document.querySelector('hoyle-offline') !== null) void loadWidget('offline/download-site');

/** Text of an address as it was meant; as it stands where its escapes are none. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
/** The anchor of the address; a link that restores a law or a count leads to it without one as well. */
const anchor = () =>
  plain(location.hash.slice(1)) || (alone === null ? ['law', 'score'] : []).flatMap((kind) => (query.get(kind) ? [`${kind}.${query.get(kind)}`] : []))[0] || '';

/** Done when what the address points at is open. */
let opening: Promise<unknown> = Promise.resolve();
/** Opens the law or list that holds the anchor, so that a link to it shows it. Returns the anchor where the page has none such. */
function reveal(): string {
  const id = anchor();
  const target = id === '' ? null : document.getElementById(id);
  const former = target?.dataset.now === undefined ? document.querySelector<HTMLElement>('.page[data-now]') : target;
  const { now } = former?.dataset ?? {};
  if (now !== undefined) void import('./former-address.ts').then(({ followFormerAddress }) => followFormerAddress(now, former === target ? id : '', query));
  if (target === null) return former === null ? id : '';
  const inner = target.querySelector<HTMLDetailsElement>(':scope > details:not(.cites)');
  for (const one of [inner, ...ancestors(target)]) if (one !== null) one.open = true;
  target.scrollIntoView();
  if (target.matches('.folded'))
    opening = (target.matches('.law') ? import('../law/open.ts').then(({ openRow }) => openRow(target)) : openCount(target))
      .then(() => document.getElementById(id)?.scrollIntoView())
      .catch(() => undefined);
  return '';
}
function ancestors(from: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let one = from.closest('details'); one !== null; one = one.parentElement?.closest('details') ?? null) found.push(one);
  return found;
}
/** Says what of the address leads nowhere. */
const showLost = (lost: string) =>
  void opening
    .then(() => import('../share/link.ts'))
    .then(
      ({ reportUnknownParams }) => reportUnknownParams(lost),
      () => undefined,
    );
addEventListener('hashchange', () => {
  const lost = reveal();
  if (lost !== '') showLost(lost);
});
const lost = reveal();
// It is opened wherever the link's anchor leads.
if (restored !== null && anchor() !== restored.id) opening = Promise.all([opening, openCount(restored).catch(() => undefined)]);
if (location.search !== '' || lost !== '') showLost(lost);

// What nobody misses in the first moment.
addEventListener('load', async () => (await import('./on-idle.ts').catch(() => null))?.onIdle(loadWidget, search, plain));
if (document.querySelector('[data-home]') !== null) void loadWidget('home');
