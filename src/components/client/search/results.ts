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

/** So many answers are looked through for those of a kind or book. */
const LOOKED_THROUGH = 60;
/** The first answers of a kind, and of a book that has a word in them. */
const asked = (jumps: readonly Jump[], { kind, book }: ReturnType<typeof state>) =>
  jumps
    .filter((jump) => (kind === '' || OF_KIND[kind]?.includes(jump.kind) === true) && (book === '' || booksIn(jump).some((one) => one === book)))
    .slice(0, MOST);

/** Puts nodes in places, and the focus back on the link that had it where it stands there again. */
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
/** The wait before what the first file knows is shown, in milliseconds: the answer itself often comes sooner. */
const QUICK = 150;

type Asked = ReturnType<typeof state>;
type Found = Awaited<ReturnType<typeof passages>>;

/** One search: what was asked, and whether it is still what the reader waits for. */
interface Search {
  readonly now: Asked;
  readonly isOld: () => boolean;
}
/** What the index answers, and the full text being asked beside it. */
interface Answered {
  /** Null where only the first file could be read, or no words were given. */
  readonly answer: Answer | null;
  readonly jumps: readonly Jump[];
  readonly asking: Promise<Found> | null;
}

/** What was chosen below the field. */
const chosenIn = (now: Asked): Partial<Asked> =>
  Object.fromEntries((['game', 'kind', 'book'] as const).filter((name) => now[name] !== '').map((name) => [name, now[name]]));

/** Asks the full text, as soon as the question is read; null where it could not be read. */
function askFullText(now: Asked, about: Understood | null): Promise<Found> {
  if (about?.nothing === true) return Promise.resolve({ hits: [], without: [] });
  const words = about === null || about.words.length === 0 ? now.q.split(/\s+/) : about.words;
  const least = about?.absent == null ? (about?.least ?? []) : [];
  return passages(words, least, { ...(about === null ? {} : gamesNamed(about)), ...chosenIn(now) });
}

/** What is said of the answer in one quiet line. */
function quietLines(answer: Answer | null): string[] {
  if (answer === null) return [];
  const [lead] = answer.hits;
  return [
    ...(lead === undefined ? [] : [sayRead(lead)]),
    ...answer.changed.map(([from, to]) => `“${from}” read as “${to}”.`),
    ...answer.said.filter((one) => !answer.missing.includes(one)),
  ];
}

/** The page of results: what the form says is what the address says. */
class ResultsPage {
  readonly #form: HTMLFormElement;
  readonly #out: HTMLElement;
  readonly #leading: HTMLElement;
  readonly #filters: HTMLElement;
  readonly #rest: HTMLElement;
  readonly #live: HTMLElement;
  #turn = 0;
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, out: HTMLElement) {
    const part = (name: string) => out.querySelector<HTMLElement>(`[data-${name}]`) ?? out;
    this.#form = form;
    this.#out = out;
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

  /** Puts what the address says into the form. */
  #fillForm(): void {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const control = this.#form.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof RadioNodeList) control.value = value;
      // An option that is none leaves the choice open; the page says so.
      else if (control instanceof HTMLSelectElement && [...control.options].some((option) => option.value === value)) control.value = value;
    }
  }

  #draw(jumps: readonly Jump[], settled: boolean, inGames: readonly HTMLElement[], ...below: HTMLElement[]): void {
    const [lead, ...others] = jumps;
    // What stands below the first answer comes with the other games under it, so that nothing moves.
    if (settled) this.#filters.hidden = false;
    const shown = this.#filters.hidden ? [] : others;
    redraw(
      [this.#leading, lead === undefined ? [] : [firstHit(lead, settled), ...inGames]],
      [this.#rest, [...(shown.length === 0 ? [] : [straight(shown, settled)]), ...below]],
    );
  }

  /** Says why something could not be had. */
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

  /** Asks the index. The full text is asked as soon as the question is read, beside the titles of what answers it. */
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
      // What the first file knows is all that there is; the full text, which is asked next, says why.
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
      // The text of a rule is in the full text alone.
      const [first] = jumps;
      const text = data.find(({ url }) => url === first?.url)?.meta.gist ?? '';
      if (first?.gist === '' && text !== '') redraw([this.#leading, [firstHit(first, true, text), ...inGames]]);
      list.append(...data.filter(({ url }) => !jumps.some((jump) => jump.url === url)).map(passageRow));
      if (shown < hits.length) this.#out.append(more);
      else more.remove();
    };
    more.addEventListener('click', () => void page().catch((error: unknown) => this.#sayError(search, error)));
    await page();
  }

  /** Says how many passages there are, and what to do where nothing was found. */
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

/** Makes the page of results of a form and the place below it. */
export const resultsPage = (form: HTMLFormElement, out: HTMLElement): void => new ResultsPage(form, out).start();
