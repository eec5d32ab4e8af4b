import { BOOKS, type BookId } from '../../../rules-engine/books.ts';
import { sayNotCome } from '../offline/load.ts';
import { type Found, fetchChunks, type Hit, readHits } from './full-text.ts';
import { jumpsFor } from './match.ts';
import { type Understood, understand } from './understand.ts';
import { element, type Known, passages, subtitle, words } from './words.ts';

const KIND_NAMES: Readonly<Record<string, string>> = { penalty: 'Penalty', rule: 'Rule', score: 'Score', term: 'Word', page: 'Page' };
/** Passages shown at once. */
const PAGE = 12;

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

/** What to do where nothing was found: a game that no book has, words that are near, and the lists. */
function nothing(understood: Understood | null): HTMLElement {
  const link = (href: string, text: string) => element('a', { href }, text);
  const near = (understood?.nearest ?? []).flatMap((word, n) => [n === 0 ? '' : ', ', link(`/search/?q=${encodeURIComponent(word)}`, word)]);
  const absent = understood?.absent;
  return element(
    'div',
    { class: 'nothing' },
    absent == null ? '' : element('p', {}, `None of the five books has ${absent}. They end before it was played, or leave it out.`),
    near.length === 0 ? '' : element('p', {}, 'Nearest words: ', ...near, '.'),
    element(
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

/** The jumps that answer, above the passages; none where a kind or a book is asked for. */
function straight(now: ReturnType<typeof state>, known: Known | null): HTMLElement[] {
  if (known === null || now.kind !== '' || now.book !== '') return [];
  const jumps = jumpsFor(now.q, known, 5).filter((jump) => now.game === '' || jump.game === now.game || jump.game.startsWith(`${now.game}/`));
  const links = jumps.map((jump) =>
    element('li', {}, element('a', { href: jump.url, 'data-jump': jump.game }, element('b', {}, jump.title), element('small', {}, subtitle(jump)))),
  );
  return links.length === 0
    ? []
    : [element('section', { class: 'straight', 'aria-label': 'Straight to' }, element('h2', {}, 'Straight to'), element('ul', {}, ...links))];
}

/** The page of results: what the form says is what the address says. */
export function resultsPage(form: HTMLFormElement, out: HTMLElement): void {
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
    if (mine !== turn) return;
    const top = straight(now, known);
    const list = element('ol', { class: 'found' });
    out.replaceChildren(...top, list);
    const filters = Object.fromEntries((['game', 'kind', 'book'] as const).filter((name) => now[name] !== '').map((name) => [name, now[name]]));
    if (known !== null && understood !== null) fetchChunks(understood.words, known.chunks);
    const hindered = (error: unknown) => mine === turn && live.replaceChildren(...sayNotCome(error).childNodes);
    let hits: readonly Hit[];
    let without: readonly string[];
    try {
      ({ hits, without } = await passages(understood?.query ?? now.q, understood?.absent == null ? known : null, filters));
    } catch (error) {
      hindered(error);
      return;
    }
    if (mine !== turn) return;
    let shown = 0;
    const more = element('button', { type: 'button', class: 'more' }, 'More');
    const page = async () => {
      const data = await readHits(hits.slice(shown, shown + PAGE));
      if (mine !== turn) return;
      list.append(...data.map(resultOf));
      shown += data.length;
      if (shown < hits.length) out.append(more);
      else more.remove();
    };
    more.addEventListener('click', () => void page().catch(hindered));
    try {
      await page();
    } catch (error) {
      hindered(error);
      return;
    }
    if (mine !== turn) return;
    const changed = (understood?.changed ?? []).map(([from, to]) => `“${from}” read as “${to}”`).join(', ');
    const count = hits.length === 0 ? 'No passage of the five books answers to these words.' : `${hits.length} ${hits.length === 1 ? 'passage' : 'passages'}.`;
    const less =
      without.length === 0 || hits.length === 0 ? '' : `No passage has all the words; found without ${without.map((word) => `“${word}”`).join(', ')}.`;
    live.textContent = [count, changed === '' ? '' : `${changed}.`, less].filter((part) => part !== '').join(' ');
    if (hits.length === 0 || understood?.absent != null) list.before(nothing(understood));
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
  // The first words know the games' own laws; when those of the forms have come, the jumps are asked again.
  document.addEventListener('hoyle:words', () => {
    void words().then((known) => {
      const now = state(form);
      if (now.q === '') return;
      out.querySelector('.straight')?.remove();
      out.prepend(...straight(now, known));
    });
  });
  void run(false);
}
