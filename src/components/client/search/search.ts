// Search. The vocabulary comes in one round trip and answers the first keystrokes with straight jumps; Pagefind's full text follows
// underneath, under the field and on /search/. Loaded when a search field is first touched, or on /search/ itself.

import type { ShortRecord } from '../../../lib/short-records.ts';
import { type Packed, unpack } from '../../../lib/vocabulary-code.ts';
import { BOOKS, type BookId } from '../../../rules-engine/books.ts';
import { type Found, fetchChunks, fetched, fullText, type Hit, once, shortRecords } from './full-text.ts';
import { byTelling, type Jump, jumpsFor, type Matcher, matcher, understand } from './match.ts';

const KINDS: Readonly<Record<Jump['kind'], string>> = {
  g: 'Game',
  v: 'Form of a game',
  l: 'What the books rule',
  s: 'Check a score',
  t: 'Word',
  o: 'In every game',
  q: 'In every game',
};
const KIND_NAMES: Readonly<Record<string, string>> = { penalty: 'Penalty', rule: 'Rule', score: 'Score', term: 'Word', page: 'Page' };
/** Passages shown at once: on the page of results, and under a field. */
const PAGE = 12;
const UNDER_FIELD = 4;

interface Known extends Matcher {
  /** The parts of the index, as the file has them. */
  readonly chunks: string;
}
async function readWords(path: string): Promise<Known> {
  const file = (await (await fetched(path)).json()) as Packed & { chunks: string };
  return { ...matcher(unpack(file)), chunks: file.chunks };
}
/** The first file is small and answers the first keystrokes; the second has every word of the players', for their sentences, and comes last. */
const first = once(() => readWords('/search/vocabulary.json'));
let whole: Known | null = null;
const allWords = once(async () => {
  await fullText();
  await shortRecords();
  whole = await readWords('/search/vocabulary-whole.json');
  document.dispatchEvent(new Event('hoyle:words'));
});
const words = async (): Promise<Known> => whole ?? first();
const subtitle = ({ kind, where }: Jump) => (kind === 'g' || kind === 'v' || where === '' ? KINDS[kind] : `${where} · ${KINDS[kind]}`);

/** Asks the full text; where no passage has all the words, without the least telling of them, then the next. */
async function passages(query: string, known: Matcher | null, filters: Record<string, string>): Promise<{ hits: readonly Hit[]; without: readonly string[] }> {
  const pagefind = await fullText();
  let asked = query.split(' ').filter((word) => word !== '');
  const without: string[] = [];
  for (;;) {
    const { results } = await pagefind.search(asked.join(' ') || null, { filters });
    const least = known === null ? undefined : byTelling(asked, known)[0];
    if (results.length > 0 || asked.length < 2 || least === undefined) return { hits: results, without };
    asked = asked.filter((word) => word !== least);
    without.push(least);
  }
}

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** The list of jumps under a field, worked like any combobox: arrows move, Enter goes, Escape closes. */
function combobox(input: HTMLInputElement): void {
  const id = `jumps-${[...document.querySelectorAll('input[name="q"]')].indexOf(input)}`;
  const list = element('ul', { id, class: 'jumps', role: 'listbox', 'aria-label': 'Straight to', hidden: '' });
  const holder = input.closest('form') ?? input.parentElement;
  holder?.append(list);
  for (const [key, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
    autocomplete: 'off',
  }))
    input.setAttribute(key, value);
  let at = -1;
  const options = () => [...list.children] as HTMLElement[];
  const close = () => {
    list.hidden = true;
    at = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const mark = (next: number) => {
    at = next;
    for (const [n, option] of options().entries()) option.setAttribute('aria-selected', String(n === at));
    const active = options()[at];
    if (active === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', active.id);
      active.scrollIntoView({ block: 'nearest' });
    }
  };
  const option = (n: number, href: string, title: string, small: string, more: Record<string, string>) =>
    element(
      'li',
      { id: `${id}-${n}`, role: 'option', 'aria-selected': 'false', ...more },
      element('a', { href, tabindex: '-1' }, element('b', {}, title), element('small', {}, small)),
    );
  const put = (made: readonly Node[], keep: number) => {
    list.replaceChildren(...[...list.children].slice(0, keep), ...made);
    list.hidden = list.children.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
  };
  const show = async () => {
    const text = input.value;
    if (text.trim().length < 2) return close();
    const known = await words().catch(() => null);
    // Whoever is already on his way through the list keeps the list that he sees.
    if (known === null || input.value !== text || at >= 0) return;
    const jumps = jumpsFor(text, known);
    put(
      jumps.map((jump, n) => option(n, jump.url, jump.title, subtitle(jump), { 'data-jump': jump.game })),
      0,
    );
    const understood = understand(text, known);
    fetchChunks(understood.words, known.chunks);
    const asked = shortRecords().catch(() => null);
    const { hits } = await passages(understood.query, known, {});
    const records = await asked;
    if (input.value !== text) return;
    const rest = hits
      .map((hit) => records?.get(hit.id))
      .filter((record) => record !== undefined && !jumps.some((jump) => jump.url === record.url))
      .slice(0, UNDER_FIELD) as ShortRecord[];
    put(
      rest.map(({ url, title, where, heading, id: its, game }, n) =>
        option(jumps.length + n, url, title, [where, heading].filter((part) => part !== '').join(' › '), {
          'data-result': '',
          'data-id': its,
          'data-game': game,
        }),
      ),
      jumps.length,
    );
  };
  let wait: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    // The jumps cost a few milliseconds and come at every letter; the full text waits for a pause in the typing.
    clearTimeout(wait);
    at = -1;
    wait = setTimeout(() => void show().catch(() => undefined), 30);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const size = options().length;
    if (event.key === 'ArrowDown') mark((at + 1) % size);
    else if (event.key === 'ArrowUp') mark((at - 1 + size) % size);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && at >= 0) {
      const link = options()[at]?.querySelector('a');
      if (link != null) location.assign(link.href);
    } else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => setTimeout(close, 200));
  document.addEventListener('hoyle:words', () => {
    if (document.activeElement === input && at < 0) void show().catch(() => undefined);
  });
  // Whoever was quicker than this script has typed already.
  if (document.activeElement === input && input.value !== '') void show().catch(() => undefined);
}

const state = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '').trim();
  return { q: value('q'), game: value('game'), kind: value('kind'), book: value('book') };
};

function resultOf(found: Found): HTMLLIElement {
  const { id = '', game = '', where = '', heading = '', title = '', gist = '', kind = '', books = '' } = found.meta;
  const spoken = books.split(' ').filter((book): book is BookId => book in BOOKS);
  return element(
    'li',
    { 'data-result': '', 'data-id': id, 'data-game': game, class: 'result' },
    element('p', { class: 'where' }, [where, heading].filter((part) => part !== '').join(' › '), element('span', { class: 'kind' }, KIND_NAMES[kind] ?? '')),
    element('h3', {}, element('a', { href: found.url }, title)),
    element('p', { class: 'gist' }, gist),
    spoken.length === 0 ? '' : element('p', { class: 'speaks' }, spoken.map((book) => BOOKS[book].short).join(' · ')),
  );
}

/** The page of results: what the form says is what the address says. */
function resultsPage(form: HTMLFormElement, out: HTMLElement): void {
  const live = document.getElementById('results-said') ?? out;
  let turn = 0;
  const run = async (push: boolean) => {
    const mine = ++turn;
    const now = state(form);
    if (push) {
      const query = new URLSearchParams(Object.entries(now).filter(([, value]) => value !== ''));
      history.replaceState(null, '', query.size === 0 ? location.pathname : `?${query}`);
    }
    if (now.q === '' && now.game === '' && now.kind === '' && now.book === '') {
      out.replaceChildren();
      live.textContent = '';
      return;
    }
    const known = await words().catch(() => null);
    const understood = known === null ? null : understand(now.q, known);
    const jumps =
      known === null || now.kind !== '' || now.book !== ''
        ? []
        : jumpsFor(now.q, known, 5).filter((jump) => now.game === '' || jump.game === now.game || jump.game.startsWith(`${now.game}/`));
    if (mine !== turn) return;
    const links = jumps.map((jump) =>
      element('li', {}, element('a', { href: jump.url, 'data-jump': jump.game }, element('b', {}, jump.title), element('small', {}, subtitle(jump)))),
    );
    const top =
      links.length === 0
        ? []
        : [element('section', { class: 'straight', 'aria-label': 'Straight to' }, element('h2', {}, 'Straight to'), element('ul', {}, ...links))];
    const list = element('ol', { class: 'found' });
    out.replaceChildren(...top, list);
    const filters = Object.fromEntries((['game', 'kind', 'book'] as const).filter((name) => now[name] !== '').map((name) => [name, now[name]]));
    if (known !== null && understood !== null) fetchChunks(understood.words, known.chunks);
    let hits: readonly Hit[];
    let without: readonly string[];
    try {
      ({ hits, without } = await passages(understood?.query ?? now.q, understood?.absent == null ? known : null, filters));
    } catch {
      if (mine === turn) live.textContent = 'The full text could not be reached. The jumps above need no network; try the rest again when you have one.';
      return;
    }
    if (mine !== turn) return;
    let shown = 0;
    const more = element('button', { type: 'button', class: 'more' }, 'More');
    const page = async () => {
      const data = await Promise.all(hits.slice(shown, shown + PAGE).map((hit) => hit.data()));
      if (mine !== turn) return;
      list.append(...data.map(resultOf));
      shown += data.length;
      if (shown < hits.length) out.append(more);
      else more.remove();
    };
    more.addEventListener('click', () => void page());
    await page();
    if (mine !== turn) return;
    const changed = (understood?.changed ?? []).map(([from, to]) => `“${from}” read as “${to}”`).join(', ');
    const count = hits.length === 0 ? 'No passage of the five books answers to these words.' : `${hits.length} ${hits.length === 1 ? 'passage' : 'passages'}.`;
    const less =
      without.length === 0 || hits.length === 0 ? '' : `No passage has all the words; found without ${without.map((word) => `“${word}”`).join(', ')}.`;
    live.textContent = [count, changed === '' ? '' : `${changed}.`, less].filter((part) => part !== '').join(' ');
    if (hits.length === 0 || understood?.absent != null) {
      const tell: (Node | string)[] = [];
      if (understood?.absent != null)
        tell.push(element('p', {}, `None of the five books has ${understood.absent}. They end before it was played, or leave it out.`));
      if ((understood?.nearest.length ?? 0) > 0)
        tell.push(
          element(
            'p',
            {},
            'Nearest words: ',
            ...(understood?.nearest ?? []).flatMap((word, n) => [n === 0 ? '' : ', ', element('a', { href: `/search/?q=${encodeURIComponent(word)}` }, word)]),
            '.',
          ),
        );
      tell.push(
        element(
          'p',
          {},
          'Try the offence or the game by itself, or look through ',
          element('a', { href: '/penalties/' }, 'the penalties'),
          ', ',
          element('a', { href: '/games/' }, 'the games'),
          ' or ',
          element('a', { href: '/glossary/' }, 'the words'),
          '.',
        ),
      );
      list.before(element('div', { class: 'nothing' }, ...tell));
    }
  };
  const query = new URLSearchParams(location.search);
  for (const [name, value] of query) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
  let wait: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(wait);
    wait = setTimeout(() => void run(true), 120);
  };
  form.addEventListener('input', soon);
  form.addEventListener('change', soon);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(wait);
    void run(true);
  });
  void run(false);
}

const out = document.getElementById('results');
const pageForm =
  out === null
    ? null
    : (document.querySelector<HTMLFormElement>('form[data-search-page]') ?? document.querySelector<HTMLFormElement>('main form[action="/search/"]'));
const fields = [...document.querySelectorAll<HTMLInputElement>('input[name="q"]')].filter((input) => input.form !== pageForm);
for (const input of fields) combobox(input);
void allWords().catch(() => undefined);
if (out !== null && pageForm !== null) resultsPage(pageForm, out);
void words().catch(() => undefined);
void fullText().catch(() => undefined);
