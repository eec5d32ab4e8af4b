import { sayRead } from '../../../lib/search/as-put.ts';
import { early } from '../../../lib/search/early.ts';
import type { Answer, Understood } from '../../../lib/search/find.ts';
import type { Kind } from '../../../lib/search/format.ts';
import type { Hit as Jump } from '../../../lib/search/hits.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { searched } from '../offline/full-text-state.ts';
import { isOffline, sayLoadError } from '../offline/load.ts';
import { type Found, fetchChunks, type Hit, readHits } from './full-text.ts';
import { ruling } from './ruling.ts';
import { answersTo, elementWith, gamesNamed, passages, searching, subtitle } from './words.ts';

const KIND_NAMES: Readonly<Record<string, string>> = { penalty: 'Penalty', rule: 'Rule', score: 'Score', term: 'Word', page: 'Page' };
/** Entries of each kind that a reader may ask for. */
const OF_KIND: Readonly<Record<string, string>> = { penalty: 'lo', rule: 'frqulcn', score: 'sid', term: 't', page: 'gv' };
/** Passages shown at once. */
const PAGE = 12;

const state = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '').trim();
  return { q: value('q'), game: value('game'), kind: value('kind'), book: value('book') };
};

function resultOf(found: Found): HTMLLIElement {
  const { id = '', game = '', where = '', heading = '', title = '', kind = '', books = '' } = found.meta;
  const spoken = books.split(' ').filter((book): book is BookId => book in BOOK_SHORT);
  return elementWith(
    'li',
    { 'data-result': '', 'data-passage': '', 'data-id': id, 'data-game': game, class: 'result' },
    elementWith(
      'p',
      { class: 'where' },
      [where, heading].filter((part) => part !== '').join(' › '),
      elementWith('span', { class: 'kind' }, KIND_NAMES[kind] ?? ''),
    ),
    elementWith('h3', {}, elementWith('a', { href: found.url }, title)),
    elementWith('p', { class: 'gist' }, ruling(found.meta as typeof found.meta & { id: string }, '')),
    spoken.length === 0 ? '' : elementWith('p', { class: 'speaks' }, spoken.map((book) => BOOK_SHORT[book]).join(' · ')),
  );
}

/** What to do where nothing was found: a game that no book has, words that are near, and the lists. */
function nothing(answer: Answer | null): HTMLElement {
  const link = (href: string, text: string) => elementWith('a', { href }, text);
  const near = (answer?.nearest ?? []).flatMap((word, n) => [n === 0 ? '' : ', ', link(`/search/?q=${encodeURIComponent(word)}`, word)]);
  return elementWith(
    'div',
    { class: 'nothing', 'data-no-results': '' },
    near.length === 0 ? '' : elementWith('p', {}, 'Nearest words: ', ...near, '.'),
    elementWith(
      'p',
      {},
      'Try the offence or the game by itself, or look through ',
      link('/penalties/', 'the penalties'),
      ', ',
      link('/games/', 'the games'),
      ' or ',
      link('/glossary/', 'the words'),
      '.',
    ),
  );
}

/** The answers themselves, above the passages: each rules in a line. `settled` is whether the list is the last one. */
function straight(jumps: readonly Jump[], settled: boolean): HTMLElement {
  const links = jumps.map((jump) =>
    elementWith(
      'li',
      settled ? { 'data-result': '', 'data-id': jump.id, 'data-game': jump.game } : {},
      elementWith(
        'a',
        { href: jump.url + (jump.query ?? ''), 'data-jump': jump.game },
        elementWith('b', {}, jump.title),
        elementWith('small', {}, subtitle(jump)),
        ruling(jump, 'rules'),
      ),
    ),
  );
  return elementWith('section', { class: 'straight', 'aria-label': 'Straight to' }, elementWith('h2', {}, 'Straight to'), elementWith('ul', {}, ...links));
}

/** The notice for a reader without a network whose device does not have the full text. */
const notHere = (): (Node | string)[] => [
  'The full text is not on this device yet. Search once with a network, or ',
  elementWith('a', { href: '/offline/' }, 'take the whole site with you'),
  '.',
];

/** Jumps of a kind; a book is asked of the passages alone. */
const asked = (jumps: readonly Jump[], { kind, book }: ReturnType<typeof state>) =>
  book !== '' ? [] : jumps.filter((jump) => kind === '' || OF_KIND[kind]?.includes(jump.kind satisfies Kind) === true);

/** The page of results: what the form says is what the address says. */
export function resultsPage(form: HTMLFormElement, out: HTMLElement): void {
  const live = document.getElementById('results-said') ?? out;
  let turn = 0;
  const run = async (push: boolean) => {
    const mine = ++turn;
    const now = state(form);
    const old = () => mine !== turn;
    if (push) {
      const query = new URLSearchParams(Object.entries(now).filter(([, value]) => value !== ''));
      history.replaceState(null, '', query.size === 0 ? location.pathname : `?${query}`);
    }
    if (now.q === '' && now.game === '' && now.kind === '' && now.book === '') {
      out.replaceChildren();
      live.textContent = '';
      return;
    }
    const hindered = (error: unknown) => old() || live.replaceChildren(...(isOffline(error) ? notHere() : sayLoadError(error).childNodes));
    const chosen = Object.fromEntries((['game', 'kind', 'book'] as const).filter((name) => now[name] !== '').map((name) => [name, now[name]]));
    const list = elementWith('ol', { class: 'found' });
    // The full text is asked as soon as the question is read, beside the titles of what answers it.
    const ask = (about: Understood | null) =>
      about?.nothing === true
        ? Promise.resolve({ hits: [], without: [] })
        : passages(about === null || about.words.length === 0 ? now.q.split(/\s+/) : about.words, about?.absent == null ? (about?.least ?? []) : [], {
            ...(about === null ? {} : gamesNamed(about)),
            ...chosen,
          });
    let asking: ReturnType<typeof ask> | null = null;
    let answer: Answer | null = null;
    let first: readonly Jump[] = [];
    if (now.q !== '')
      try {
        const { known } = await searching();
        if (old()) return;
        first = asked(early(now.q, known), now);
        const quick = setTimeout(() => old() || first.length === 0 || out.replaceChildren(straight(first, false)), 150);
        const read = await answersTo(now.q, now.game);
        asking = read.understood.then(
          (about) => {
            fetchChunks(about.words, known.chunks);
            return ask(about);
          },
          () => ask(null),
        );
        asking.catch(() => undefined);
        answer = await read.answer.finally(() => clearTimeout(quick));
      } catch (error) {
        hindered(error);
        // What the first file knows is all that there is.
        if (!isOffline(error)) first = [];
      }
    if (old()) return;
    const jumps = answer === null ? first : asked(answer.hits, now);
    out.replaceChildren(...(jumps.length === 0 ? [] : [straight(jumps, true)]), list);
    const [lead] = answer?.hits ?? [];
    const said = [
      ...(answer?.said ?? []),
      ...(lead === undefined ? [] : [sayRead(lead)]),
      ...(answer?.changed ?? []).map(([from, to]) => `“${from}” read as “${to}”.`),
    ];
    live.textContent = said.filter((part) => part !== '').join(' ');
    let hits: readonly Hit[];
    let without: readonly string[];
    try {
      ({ hits, without } = await (asking ?? ask(null)));
    } catch (error) {
      hindered(error);
      return;
    }
    if (old()) return;
    let shown = 0;
    const more = elementWith('button', { type: 'button', class: 'more' }, 'More');
    const page = async () => {
      const data = await readHits(hits.slice(shown, shown + PAGE));
      if (old()) return;
      shown += data.length;
      list.append(...data.filter(({ url }) => !jumps.some((jump) => jump.url === url)).map(resultOf));
      if (shown < hits.length) out.append(more);
      else more.remove();
    };
    more.addEventListener('click', () => void page().catch(hindered));
    try {
      await page();
      searched();
    } catch (error) {
      hindered(error);
      return;
    }
    if (old()) return;
    const count =
      hits.length > 0
        ? `${hits.length} ${hits.length === 1 ? 'passage' : 'passages'}.`
        : jumps.length > 0
          ? ''
          : answer === null
            ? 'No passage of the five books answers to these words.'
            : '';
    const less =
      without.length === 0 || hits.length === 0 ? '' : `No passage has all the words; found without ${without.map((word) => `“${word}”`).join(', ')}.`;
    live.textContent = [...said, count, less].filter((part) => part !== '').join(' ');
    if ((hits.length === 0 && jumps.length === 0) || answer?.absent != null) list.before(nothing(answer));
  };
  const query = new URLSearchParams(location.search);
  for (const name of query.keys()) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = query.get(name) ?? '';
    // An option that is none leaves the choice open; the page says so.
    else if (control instanceof HTMLSelectElement && [...control.options].some(({ value }) => value === query.get(name))) control.value = query.get(name) ?? '';
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
