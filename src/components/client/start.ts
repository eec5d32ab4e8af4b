// The one script that every page loads before anyone touches it. It applies the reader's choices, opens what a link points at,
// and fetches a widget's own module when the widget is first touched or a link restores it.

const root = document.documentElement;

const store = {
  get: (key: string): string => {
    try {
      return localStorage.getItem(`hoyle.${key}`) ?? '';
    } catch {
      return '';
    }
  },
  set: (key: string, value: string): void => {
    try {
      localStorage.setItem(`hoyle.${key}`, value);
    } catch {
      // Storage is refused: the choice holds for this page.
    }
  },
};

function apply(book: string, four: string): void {
  // Only what differs is written: an attribute of the root makes the browser look at the whole page again.
  if ((root.dataset.book ?? '') !== book) root.dataset.book = book;
  const suits = four === 'yes' ? 'four' : 'two';
  if ((root.dataset.suits ?? 'two') !== suits) root.dataset.suits = suits;
}
apply(store.get('book'), store.get('four'));

const settings = document.getElementById('settings');
const [book, four] = [settings?.querySelector('select'), settings?.querySelector('input')];
if (settings != null && book != null && four != null) {
  book.value = root.dataset.book ?? '';
  four.checked = root.dataset.suits === 'four';
  settings.addEventListener('change', () => {
    store.set('book', book.value);
    store.set('four', four.checked ? 'yes' : '');
    apply(book.value, four.checked ? 'yes' : '');
    document.dispatchEvent(new CustomEvent('hoyle:book', { detail: book.value }));
  });
}

// Modules that pages may have; a glob lets one be absent without breaking the build.
const modules = import.meta.glob<unknown>([
  './law/checker.ts',
  './scorer.ts',
  './sheet/sheet.ts',
  './law/consult.ts',
  './filter.ts',
  './search/search.ts',
  './offline.ts',
  './worker.ts',
]);
const asked = new Map<string, Promise<unknown>>();
function wake(name: string): Promise<unknown> {
  const known = asked.get(name) ?? modules[`./${name}.ts`]?.().catch(() => asked.delete(name)) ?? Promise.resolve();
  asked.set(name, known);
  return known;
}
const WIDGETS: readonly (readonly [string, string])[] = [
  ['hoyle-checker', 'law/checker'],
  ['hoyle-scorer', 'scorer'],
  ['hoyle-sheet', 'sheet/sheet'],
  ['hoyle-consult', 'law/consult'],
  ['hoyle-filter', 'filter'],
];
/** What a search needs is asked for at the first touch of the field, all of it at once and not one after the other. */
function search(): void {
  if (asked.has('search/search')) return;
  const edition = document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '';
  const hint = (rel: string, path: string, as: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href: `${path}?${edition}`, crossOrigin: 'anonymous' }));
  hint('preload', '/search/vocabulary.json', 'fetch');
  hint('preload', '/search/kernel.bin', 'fetch');
  hint('modulepreload', '/pagefind/pagefind.js', 'script');
  void wake('search/search');
}
function touched(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.matches('input[name="q"]')) search();
  for (const [tag, name] of WIDGETS) {
    if (event.target.closest(tag) !== null || (event.type === 'toggle' && event.target.querySelector(tag) !== null)) void wake(name);
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
      void wake(found[1]).then(() => {
        if (!widget.matches(':defined')) return;
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed.click();
      });
    },
    true,
  );
for (const type of ['pointerdown', 'focusin', 'keydown', 'toggle']) document.addEventListener(type, touched, { capture: true, passive: true });

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-share]') : null;
  if (button !== null) void import('./share-item.ts').then(({ shareItem }) => shareItem(button));
});

// What a link restores is woken at once.
const query = new URLSearchParams(location.search);
if (query.has('law')) void wake('law/checker');
if (query.has('score'))
  void wake([...document.querySelectorAll<HTMLElement>('hoyle-sheet')].some(({ dataset }) => dataset.key === query.get('score')) ? 'sheet' : 'scorer');
// A sheet that was begun is there again without a touch.
if ([...document.querySelectorAll<HTMLElement>('hoyle-sheet')].some(({ dataset }) => store.get(`sheet.${dataset.place}.score.${dataset.key}`) !== ''))
  void wake('sheet/sheet');
if (location.search !== '' && document.querySelector('hoyle-filter') !== null) void wake('filter');
if (document.getElementById('results') !== null) search();
if (document.querySelector('hoyle-offline') !== null) void wake('offline');

/** Opens the law or list that holds the anchor, so that a link to it shows it. */
function reveal(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  const former = target?.dataset.now === undefined ? document.querySelector<HTMLElement>('.page[data-now]') : target;
  if (former?.dataset.now !== undefined) leadOn(former.dataset.now, former === target ? id : '');
  if (target === null) return;
  const inner = target.querySelector<HTMLDetailsElement>(':scope > details');
  for (const one of [inner, ...ancestors(target)]) if (one !== null) one.open = true;
  target.scrollIntoView();
}
/** From a former address to the one of today, with what the link restores. `anchor` is the former one where it has a name of its own now. */
function leadOn(to: string, anchor: string): void {
  const url = new URL(to, location.href);
  const [before, now] = [anchor, url.hash].map((text) => text.replace(/^#?\w+\./, ''));
  for (const [name, value] of query) url.searchParams.set(name, anchor !== '' && value === before ? (now ?? value) : value);
  if (anchor === '') url.hash = location.hash;
  location.replace(url);
}
function ancestors(from: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let one = from.closest('details'); one !== null; one = one.parentElement?.closest('details') ?? null) found.push(one);
  return found;
}
addEventListener('hashchange', reveal);
reveal();

// Where the worker has everything on the device, a search costs no network: it is made ready before the field is touched.
if (navigator.serviceWorker?.controller != null && document.querySelector('input[name="q"]') !== null) addEventListener('load', () => setTimeout(search, 300));

// What keeps the site for a table without a network fetches much, so it waits until the page has come to rest and the reader with it.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => void wake('worker'), navigator.serviceWorker.controller === null ? 4000 : 1000));

// A booklet on paper has everything open; afterwards the page is as it was.
let opened: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  if (document.body.dataset.print === 'slip') return;
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const one of opened) one.open = true;
});
addEventListener('afterprint', () => {
  for (const one of opened) one.open = false;
  opened = [];
});

// "/" and Ctrl-K lead to the search field, as they do elsewhere; "/" only where nothing is being typed.
document.addEventListener('keydown', (event) => {
  const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (!command && (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey)) return;
  if (!command && event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [contenteditable]') !== null) return;
  const field = document.querySelector<HTMLInputElement>('input[type="search"][name="q"]');
  event.preventDefault();
  if (field === null) location.assign('/search/');
  else field.focus();
});

// A lost address is asked for by its own words.
const lost = document.querySelector<HTMLInputElement>('[data-not-found] input[name="q"]');
if (lost !== null)
  lost.value = decodeURIComponent(location.pathname)
    .replace(/\.html?$|games|index/g, ' ')
    .replace(/[/_.-]+/g, ' ')
    .trim();
