import { sayRead } from '../../../lib/search/as-put.ts';
import { early } from '../../../lib/search/early.ts';
import type { Answer, Understood } from '../../../lib/search/find.ts';
import type { Hit as Jump } from '../../../lib/search/hits.ts';
import { searched } from '../offline/full-text-state.ts';
import { isOffline, sayLoadError } from '../offline/load.ts';
import { fetchChunks, type Hit, readHits } from './full-text.ts';
import { booksIn } from './hit-row.ts';
import { firstHit, nothing, OF_KIND, otherGames, otherWays, passageRow, sayMissing, straight } from './result-parts.ts';
import { answersTo, elementWith, gamesNamed, passages, searching } from './words.ts';

/** Passages shown at once. */
const PAGE = 12;

const state = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '').trim();
  return { q: value('q'), game: value('game'), kind: value('kind'), book: value('book') };
};

/** The notice for a reader without a network whose device does not have the full text. */
const notHere = (): (Node | string)[] => [
  'The full text is not on this device yet. Search once with a network, or ',
  elementWith('a', { href: '/offline/' }, 'take the whole site with you'),
  '.',
];

/** Answers of a kind, and of a book that has a word in them. */
const asked = (jumps: readonly Jump[], { kind, book }: ReturnType<typeof state>) =>
  jumps.filter((jump) => (kind === '' || OF_KIND[kind]?.includes(jump.kind) === true) && (book === '' || booksIn(jump).some((one) => one === book)));

/** Puts nodes in places, and the focus back on the link that had it where it stands there again. */
function redraw(...places: readonly (readonly [place: Element, nodes: readonly Node[]])[]): void {
  const { activeElement } = document;
  const held = activeElement instanceof HTMLAnchorElement && places.some(([place]) => place.contains(activeElement)) ? activeElement.href : null;
  for (const [place, nodes] of places) place.replaceChildren(...nodes);
  if (held === null) return;
  const again = places.flatMap(([place]) => [...place.querySelectorAll('a')]).find(({ href }) => href === held);
  again?.focus({ preventScroll: true });
}

/** The page of results: what the form says is what the address says. */
export function resultsPage(form: HTMLFormElement, out: HTMLElement): void {
  const part = (name: string) => out.querySelector<HTMLElement>(`[data-${name}]`) ?? out;
  const [leading, filters, rest] = [part('leading'), part('filters'), part('rest')];
  const live = document.getElementById('results-said') ?? out;
  const draw = (jumps: readonly Jump[], settled: boolean, inGames: readonly HTMLElement[], ...below: HTMLElement[]) => {
    const [lead, ...others] = jumps;
    // What stands below the first answer comes with the other games under it, so that nothing moves.
    if (settled) filters.hidden = false;
    const shown = filters.hidden ? [] : others;
    redraw(
      [leading, lead === undefined ? [] : [firstHit(lead, settled), ...inGames]],
      [rest, [...(shown.length === 0 ? [] : [straight(shown, settled)]), ...below]],
    );
  };
  let turn = 0;
  const run = async (push: boolean) => {
    const mine = ++turn;
    const now = state(form);
    const old = () => mine !== turn;
    if (push) {
      const query = new URLSearchParams(Object.entries(now).filter(([, value]) => value !== ''));
      history.replaceState(null, '', query.size === 0 ? location.pathname : `?${query}`);
    }
    const isAsked = Object.values(now).some((value) => value !== '');
    if (!isAsked) {
      draw([], true, [], ...otherWays());
      filters.hidden = true;
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
        const quick = setTimeout(() => old() || first.length === 0 || draw(first, false, []), 150);
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
    const inGames = answer === null || now.game !== '' ? [] : otherGames(answer, now.q);
    draw(jumps, true, inGames, list);
    const [lead] = answer?.hits ?? [];
    const quiet = [
      ...(lead === undefined ? [] : [sayRead(lead)]),
      ...(answer?.changed ?? []).map(([from, to]) => `“${from}” read as “${to}”.`),
      ...(answer?.said ?? []).filter((one) => answer?.missing.includes(one) !== true),
    ];
    const say = (...more: readonly string[]) => {
      const line = [...quiet, ...more].filter((one) => one !== '').join(' ');
      live.replaceChildren(...(answer === null ? [] : sayMissing(answer)), ...(line === '' ? [] : [elementWith('p', {}, line)]));
    };
    say();
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
      // The text of a rule is in the full text alone.
      const text = data.find(({ url }) => url === jumps[0]?.url)?.meta.gist ?? '';
      if (jumps[0]?.gist === '' && text !== '') redraw([leading, [firstHit(jumps[0], true, text), ...inGames]]);
      list.append(...data.filter(({ url }) => !jumps.some((jump) => jump.url === url)).map(passageRow));
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
    say(count, less);
    const isNothing = hits.length === 0 && jumps.length === 0;
    filters.hidden = isNothing && chosen.game === undefined && chosen.kind === undefined && chosen.book === undefined;
    if (isNothing || answer?.absent != null) list.before(nothing(answer));
  };
  const query = new URLSearchParams(location.search);
  for (const [name, value] of query) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof RadioNodeList) control.value = value;
    // An option that is none leaves the choice open; the page says so.
    else if (control instanceof HTMLSelectElement && [...control.options].some((option) => option.value === value)) control.value = value;
  }
  let wait: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(wait);
    wait = setTimeout(() => void run(true), 120);
  };
  for (const place of [form, filters]) for (const type of ['input', 'change']) place.addEventListener(type, soon);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(wait);
    void run(true);
  });
  void run(false);
}
