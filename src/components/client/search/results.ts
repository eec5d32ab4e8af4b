import { sayRead } from '../../../lib/search/answer/as-put.ts';
import { early } from '../../../lib/search/answer/early.ts';
import type { Answer, Understood } from '../../../lib/search/answer/find.ts';
import type { Hit as Jump } from '../../../lib/search/answer/hits.ts';
import { searched } from '../offline/full-text-state.ts';
import { isOffline, sayLoadError } from '../offline/load.ts';
import { fetchChunks, type Hit, readHits } from './full-text.ts';
import { booksIn } from './hit-row.ts';
import { firstHit, nothing, OF_KIND, otherGames, otherWays, passageRow, sayMissing, straight } from './result-parts.ts';
import { answersTo, elementWith, gamesNamed, MOST, passages, searching } from './words.ts';

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

/** The number of answers to filter by kind or book. */
const LOOKED_THROUGH = 60;
/** The first answers of the chosen kind, with a ruling of the chosen book. */
const asked = (jumps: readonly Jump[], { kind, book }: ReturnType<typeof state>) =>
  jumps
    .filter((jump) => (kind === '' || OF_KIND[kind]?.includes(jump.kind) === true) && (book === '' || booksIn(jump).some((one) => one === book)))
    .slice(0, MOST);

/** Replaces the content of elements, and returns the focus to a link that is still there. */
function redraw(...places: readonly (readonly [place: Element, nodes: readonly Node[]])[]): void {
  const { activeElement } = document;
  const held = activeElement instanceof HTMLAnchorElement && places.some(([place]) => place.contains(activeElement)) ? activeElement.href : null;
  for (const [place, nodes] of places) place.replaceChildren(...nodes);
  if (held === null) return;
  const again = places.flatMap(([place]) => [...place.querySelectorAll('a')]).find(({ href }) => href === held);
  again?.focus({ preventScroll: true });
}

/** The wait between a keystroke and its search, in milliseconds. */
const TYPING = 120;
/** The wait before the results from the first file are shown, in milliseconds: the answer itself often comes sooner. */
const QUICK = 150;

type Asked = ReturnType<typeof state>;
type Found = Awaited<ReturnType<typeof passages>>;

/** One search: its query, and whether a newer one has replaced it. */
interface Search {
  readonly now: Asked;
  readonly isOld: () => boolean;
}
/** The answer of the index, and the full-text search that runs in parallel. */
interface Answered {
  /** Null if only the first file could be read, or the query is empty. */
  readonly answer: Answer | null;
  readonly jumps: readonly Jump[];
  readonly asking: Promise<Found> | null;
}

/** The filters chosen below the field. */
const chosenIn = (now: Asked): Partial<Asked> =>
  Object.fromEntries((['game', 'kind', 'book'] as const).filter((name) => now[name] !== '').map((name) => [name, now[name]]));

/** Searches the full text; `about` is null if the query could not be read. */
function askFullText(now: Asked, about: Understood | null): Promise<Found> {
  if (about?.nothing === true) return Promise.resolve({ hits: [], without: [] });
  const words = about === null || about.words.length === 0 ? now.q.split(/\s+/) : about.words;
  const least = about?.absent == null ? (about?.least ?? []) : [];
  return passages(words, least, { ...(about === null ? {} : gamesNamed(about)), ...chosenIn(now) });
}

/** Remarks on the answer, for one quiet line. */
function quietLines(answer: Answer | null): string[] {
  if (answer === null) return [];
  const [lead] = answer.hits;
  return [
    ...(lead === undefined ? [] : [sayRead(lead)]),
    ...answer.changed.map(([from, to]) => `“${from}” read as “${to}”.`),
    ...answer.said.filter((one) => !answer.missing.includes(one)),
  ];
}

/** The page of results. The form and the address are kept in step. */
class ResultsPage {
  readonly #form: HTMLFormElement;
  readonly #leading: HTMLElement;
  readonly #filters: HTMLElement;
  readonly #rest: HTMLElement;
  readonly #live: HTMLElement;
  #turn = 0;
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, out: HTMLElement) {
    const part = (name: string) => out.querySelector<HTMLElement>(`[data-${name}]`) ?? out;
    this.#form = form;
    [this.#leading, this.#filters, this.#rest] = [part('leading'), part('filters'), part('rest')];
    this.#live = document.getElementById('results-said') ?? out;
  }

  start(): void {
    this.#fillForm();
    const soon = () => {
      clearTimeout(this.#wait);
      this.#wait = setTimeout(() => void this.#run(true), TYPING);
    };
    for (const place of [this.#form, this.#filters]) for (const type of ['input', 'change']) place.addEventListener(type, soon);
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(this.#wait);
      void this.#run(true);
    });
    void this.#run(false);
  }

  /** Fills the form from the address. */
  #fillForm(): void {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const control = this.#form.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof RadioNodeList) control.value = value;
      // An unknown option leaves the choice open; the page says so.
      else if (control instanceof HTMLSelectElement && [...control.options].some((option) => option.value === value)) control.value = value;
    }
  }

  #draw(jumps: readonly Jump[], settled: boolean, inGames: readonly HTMLElement[], ...below: HTMLElement[]): void {
    const [lead, ...others] = jumps;
    // Until the answer is final only its first hit is shown: links to other games and the filters come below it, and would move the rest.
    if (settled) this.#filters.hidden = false;
    const shown = this.#filters.hidden ? [] : others;
    redraw(
      [this.#leading, lead === undefined ? [] : [firstHit(lead, settled), ...inGames]],
      [this.#rest, [...(shown.length === 0 ? [] : [straight(shown, settled)]), ...below]],
    );
  }

  /** Says why something did not load. */
  #sayError({ isOld }: Search, error: unknown): void {
    if (!isOld()) this.#live.replaceChildren(...(isOffline(error) ? notHere() : sayLoadError(error).childNodes));
  }

  #say(answer: Answer | null, ...more: readonly string[]): void {
    const line = [...quietLines(answer), ...more].filter((one) => one !== '').join(' ');
    this.#live.replaceChildren(...(answer === null ? [] : sayMissing(answer)), ...(line === '' ? [] : [elementWith('p', {}, line)]));
  }

  async #run(push: boolean): Promise<void> {
    const mine = ++this.#turn;
    const now = state(this.#form);
    const given = Object.entries(now).filter(([, value]) => value !== '');
    if (push) history.replaceState(null, '', given.length === 0 ? location.pathname : `?${new URLSearchParams(given)}`);
    if (given.length === 0) {
      this.#draw([], true, [], ...otherWays());
      this.#filters.hidden = true;
      this.#live.textContent = '';
      return;
    }
    const search: Search = { now, isOld: () => mine !== this.#turn };
    const answered = now.q === '' ? { answer: null, jumps: [], asking: null } : await this.#answer(search);
    if (search.isOld()) return;
    const { answer, jumps } = answered;
    const inGames = answer === null || now.game !== '' ? [] : otherGames(answer, now.q);
    const list = elementWith('ol', { class: 'found' });
    this.#draw(jumps, true, inGames, list);
    this.#say(answer);
    try {
      const found = await (answered.asking ?? askFullText(now, null));
      if (search.isOld()) return;
      await this.#showPassages(search, found.hits, list, jumps, inGames);
      searched();
      if (!search.isOld()) this.#conclude(search, answered, found, list);
    } catch (error) {
      this.#sayError(search, error);
    }
  }

  /** Queries the index. The full text is searched as soon as the query is read, in parallel with the titles of the answers. */
  async #answer(search: Search): Promise<Answered> {
    const { now, isOld } = search;
    let jumps: readonly Jump[] = [];
    let asking: Promise<Found> | null = null;
    try {
      const { known } = await searching();
      if (isOld()) return { answer: null, jumps, asking };
      const first = asked(early(now.q, known), now);
      jumps = first;
      const quick = setTimeout(() => isOld() || first.length === 0 || this.#draw(first, false, []), QUICK);
      const { understood, answer } = await answersTo(now.q, now.game, now.kind === '' && now.book === '' ? MOST : LOOKED_THROUGH);
      asking = understood.then(
        (about) => {
          fetchChunks(about.words, known.chunks);
          return askFullText(now, about);
        },
        () => askFullText(now, null),
      );
      asking.catch(() => undefined);
      const found = await answer.finally(() => clearTimeout(quick));
      return { answer: found, jumps: asked(found.hits, now), asking };
    } catch (error) {
      // Only the results from the first file are available; the full text, which is searched next, says why.
      return { answer: null, jumps: isOffline(error) ? jumps : [], asking };
    }
  }

  /** Lists the passages, a page at a time. */
  async #showPassages(search: Search, hits: readonly Hit[], list: HTMLElement, jumps: readonly Jump[], inGames: readonly HTMLElement[]): Promise<void> {
    let shown = 0;
    const more = elementWith('button', { type: 'button', class: 'more' }, 'More');
    const page = async () => {
      const data = await readHits(hits.slice(shown, shown + PAGE));
      if (search.isOld()) return;
      shown += data.length;
      // Only the full text has the text of a rule.
      const [first] = jumps;
      const text = data.find(({ url }) => url === first?.url)?.meta.gist ?? '';
      if (first?.gist === '' && text !== '') redraw([this.#leading, [firstHit(first, true, text), ...inGames]]);
      list.append(...data.filter(({ url }) => !jumps.some((jump) => jump.url === url)).map(passageRow));
      if (shown < hits.length) list.after(more);
      else more.remove();
    };
    more.addEventListener('click', () => void page().catch((error: unknown) => this.#sayError(search, error)));
    await page();
  }

  /** Says how many passages there are, and what to do if nothing was found. */
  #conclude({ now }: Search, { answer, jumps }: Answered, { hits, without }: Found, list: HTMLElement): void {
    const isNothing = hits.length === 0 && jumps.length === 0;
    const count = hits.length > 0 ? `${hits.length} ${hits.length === 1 ? 'passage' : 'passages'}.` : '';
    const none = isNothing && answer === null ? 'No passage of the five books answers to these words.' : '';
    const left = without.map((word) => `“${word}”`).join(', ');
    this.#say(answer, count, none, left === '' || hits.length === 0 ? '' : `No passage has all the words; found without ${left}.`);
    this.#filters.hidden = isNothing && Object.keys(chosenIn(now)).length === 0;
    if (isNothing || answer?.absent != null) list.before(nothing(answer));
  }
}

/** Sets up the page of results with its form and the element below it. */
export const resultsPage = (form: HTMLFormElement, out: HTMLElement): void => new ResultsPage(form, out).start();
