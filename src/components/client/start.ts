// The one script that every page loads at once. It applies the reader's choices, opens what a link points at, and loads a widget's module
// when the widget is first used or a link restores it.

import './page/refuse-frame.ts';
import './page/choices.ts';
import { restoreState } from './device/restore-state.ts';
import { MODULES, type Widget } from './widgets.ts';

const asked = new Map<Widget, Promise<unknown>>();
/** The module that explains failed loads. It is loaded at once, because it is no longer available after a new edition is published. */
const loadErrors = () => import('./offline/load.ts');
void loadErrors().catch(() => undefined);
/**
 * Rejects if the work takes longer than `wait` milliseconds: any request may hang, even the one for the module that explains failed loads. That module
 * gives up after 10 seconds, with a better message, so the default is longer.
 */
const inTime = <T>(work: Promise<T>, wait = 12_000): Promise<T> => Promise.race([work, new Promise<never>((_, fail) => setTimeout(fail, wait))]);
/** Loads a module once. `earnest`: the user has pressed a button, so it rejects with the reason if the module cannot be loaded. */
function loadWidget(name: Widget, earnest = false): Promise<unknown> {
  const part: () => Promise<unknown> = MODULES[name];
  const known =
    asked.get(name) ??
    part().catch((error: unknown) => {
      asked.delete(name);
      throw error;
    });
  asked.set(name, known);
  const fallback = async () => (await loadErrors().catch(() => null))?.loadPart(part) ?? known;
  return earnest ? inTime(Promise.race([known.catch(fallback), fallback()])) : known.catch(() => undefined);
}
/** The message if the module that explains failed loads cannot be loaded either. */
function sayPlainly(): HTMLElement {
  const said = Object.assign(document.createElement('p'), { className: 'problem not-come', textContent: 'A part of this page did not come. ' });
  said.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload the page' });
  button.addEventListener('click', () => location.reload());
  said.append(button);
  return said;
}
/** Shows in a widget why it could not be loaded. */
async function showLoadError(widget: Element | null | undefined, error: unknown): Promise<void> {
  const said = await inTime(loadErrors(), 1000).then(({ sayLoadError }) => sayLoadError(error), sayPlainly);
  widget?.querySelector('.not-come')?.remove();
  widget?.append(said);
}
const WIDGETS: readonly (readonly [tag: string, module: Widget])[] = [
  ['hoyle-checker', 'law/checker'],
  ['hoyle-scorer', 'scorer/scorer'],
  ['hoyle-sheet', 'sheet/sheet'],
  ['hoyle-consult', 'law/consult'],
  ['hoyle-filter', 'page/filter'],
];
/**
 * Requests what a search needs when the field is first touched, in parallel. The files of the full text are ten times as large, so they start
 * a little later, by less than a round trip, and leave the connection to the files that answer first. If not `whole`, before the field is
 * touched, the large files are left out.
 */
function search(whole = true): void {
  if (asked.has('search/search')) return;
  const edition = document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '';
  const hint = (path: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: `${path}?${edition}`, crossOrigin: 'anonymous' }));
  hint('/search/first.json');
  // The imports of the search are loaded in parallel with it.
  for (const part of [() => import('../../lib/search/words/words.ts'), () => import('../../rules-engine/books.ts')]) void part().catch(() => undefined);
  const results = document.getElementById('results');
  const later = !whole
    ? []
    : [
        setTimeout(() => {
          hint('/search/kernel.bin');
          import(/* @vite-ignore */ `/pagefind/pagefind.js?${edition}`).catch(() => undefined);
        }, 150),
        // The titles of its results come after it, but without waiting for a round trip.
        setTimeout(() => hint('/search/records.json'), 400),
      ];
  // Once the search is loaded, it requests these files itself.
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
// A press before the widget's module is loaded is repeated afterwards. The innermost widget counts, because a list of laws is a widget
// around others; a share button needs no widget.
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
  // A row opens in place; with a modifier key it is a plain link.
  if (row !== null && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    const whole = row.closest<HTMLElement>('.folded') as HTMLElement;
    if (whole.matches('.law'))
      inTime(import('./law/open.ts')).then(
        ({ turnRow }) => turnRow(whole),
        () => location.assign(row.href),
      );
    else openCount(whole, focusHeading).catch(() => location.assign(row.href));
  }
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-share]') : null;
  if (button !== null) void import('./share/share-item.ts').then(({ shareItem }) => shareItem(button));
  if (target instanceof Element && target.closest('[data-booklet]') !== null) void import('./paper/booklet.ts').then(({ printBooklet }) => printBooklet());
});
// Imports by a widget that failed without being handled are reported at the bottom of the window.
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

/** Opens the row of a scorer or sheet, and loads its widget. `opened` is called before the widget's code has arrived. */
const openCount = (row: HTMLElement, opened: (count: HTMLElement) => void = () => undefined) =>
  inTime(import('./page/open-count.ts')).then(async (part) => {
    const count = await part.openCount(row);
    if (count !== null) opened(count);
    if (count !== null) await loadWidget(count.querySelector('hoyle-sheet') === null ? 'scorer/scorer' : 'sheet/sheet');
    return count;
  });

/** Moves the focus to the heading of what was opened, because the link that had it is gone; not if the reader has gone on to something else. */
function focusHeading(opened: HTMLElement): void {
  const heading = opened.querySelector<HTMLElement>('h3');
  if (heading === null || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}

// The widget that a link restores is loaded at once. On the page of a law or scorer, the link need not name it.
const query = new URLSearchParams(location.search);
const alone = document.querySelector<HTMLElement>('[data-alone]');
if (alone !== null && location.search !== '' && !query.has('law') && !query.has('score')) {
  const [kind = '', key = ''] = (alone.dataset.alone ?? '').split('.');
  query.set(kind, key);
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
if (query.has('law')) void loadWidget('law/checker');
/** The folded row of the scorer or sheet that the link restores, if there is one. */
const restored = document.querySelector<HTMLElement>(`#${CSS.escape(`score.${query.get('score')}`)}.folded`);
if (query.has('score') && restored === null)
  void loadWidget(
    [...document.querySelectorAll<HTMLElement>('hoyle-sheet')].some(({ dataset }) => dataset.key === query.get('score')) ? 'sheet/sheet' : 'scorer/scorer',
  );
restoreState(loadWidget, openCount);
if (location.search !== '' && document.querySelector('hoyle-filter') !== null) void loadWidget('page/filter');
if (document.getElementById('results') !== null) search();
if (document.querySelector('hoyle-offline') !== null) void loadWidget('offline/download-site');

/** Decodes part of a URL; returns it unchanged if its escapes are invalid. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
/** The anchor of the URL; without one, that of the law or scorer that the link restores. */
const anchor = () =>
  plain(location.hash.slice(1)) || (alone === null ? ['law', 'score'] : []).flatMap((kind) => (query.get(kind) ? [`${kind}.${query.get(kind)}`] : []))[0] || '';

/** Resolves when what the URL points at is open. */
let opening: Promise<unknown> = Promise.resolve();
/** Opens the law or list that contains the anchor. Returns the anchor if the page does not have it, else an empty string. */
function reveal(): string {
  const id = anchor();
  const target = id === '' ? null : document.getElementById(id);
  const former = target?.dataset.now === undefined ? document.querySelector<HTMLElement>('.page[data-now]') : target;
  const { now } = former?.dataset ?? {};
  if (now !== undefined)
    void import('./page/former-address.ts').then(({ followFormerAddress }) => followFormerAddress(now, former === target ? id : '', query));
  if (target === null) return former === null ? id : '';
  const inner = target.querySelector<HTMLDetailsElement>(':scope > details:not(.cites)');
  for (const one of [inner, ...ancestors(target)]) if (one !== null) one.open = true;
  target.scrollIntoView();
  if (target.matches('.folded'))
    opening = (target.matches('.law') ? import('./law/open.ts').then(({ openRow }) => openRow(target)) : openCount(target))
      .then(() => document.getElementById(id)?.scrollIntoView())
      .catch(() => undefined);
  return '';
}
function ancestors(from: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let one = from.closest('details'); one !== null; one = one.parentElement?.closest('details') ?? null) found.push(one);
  return found;
}
/** Reports which parts of the URL lead nowhere. */
const showLost = (lost: string) =>
  void opening
    .then(() => import('./share/link.ts'))
    .then(
      ({ reportUnknownParams }) => reportUnknownParams(lost),
      () => undefined,
    );
addEventListener('hashchange', () => {
  const lost = reveal();
  if (lost !== '') showLost(lost);
});
const lost = reveal();
// The row is opened even if the anchor points elsewhere.
if (restored !== null && anchor() !== restored.id) opening = Promise.all([opening, openCount(restored).catch(() => undefined)]);
if (location.search !== '' || lost !== '') showLost(lost);

// What is not needed at first.
addEventListener('load', async () => (await import('./page/on-idle.ts').catch(() => null))?.onIdle(loadWidget, search, plain));
if (document.querySelector('[data-home]') !== null) void loadWidget('page/home');
