import { sayRead } from '../../../lib/search/answer/as-put.ts';
import { early } from '../../../lib/search/answer/early.ts';
import type { Hit as Found } from '../../../lib/search/answer/hits.ts';
import type { ShortRecord } from '../../../lib/search/files/short-records.ts';
import { contentStems } from '../../../lib/search/read/known.ts';
import { wordsOf } from '../../../lib/search/words/words.ts';
import { searched } from '../offline/full-text-state.ts';
import { isOffline, report } from '../offline/load.ts';
import { fetchChunks, shortRecords } from './full-text.ts';
import { rowOf, shownHit } from './hit-row.ts';
import { answersTo, elementWith, gamesNamed, MOST, passages, searching } from './words.ts';

/** Passages shown under a field. */
const UNDER_FIELD = 4;

/** The wait between a keystroke and its search, in milliseconds. */
const TYPING = 10;
/** The wait before the results from the first file are shown, in milliseconds. */
const QUICK = 40;
/** The wait after the field loses the focus, in milliseconds: a press on a row of the list takes the focus before it opens the row. */
const PRESS = 200;

/** The content of the list, from its first row. */
interface Shown {
  /** What is missing; the row links to the page of results, which says more. */
  said: readonly string[];
  jumps: readonly Found[];
  /** Games with an answer, if the query names none: the page of results has a link for each. */
  others: readonly string[];
  passages: readonly ShortRecord[];
}

const readAs = (hit: Found) => (sayRead(hit) === '' ? [] : [elementWith('small', { class: 'read-as' }, sayRead(hit))]);
const titled = (title: string, under: string) => [elementWith('b', {}, title), elementWith('small', {}, under)];

/** The list of jumps under a field, used like any combobox: arrows move, Enter opens, Escape closes. */
class Combobox {
  readonly #input: HTMLInputElement;
  readonly #id: string;
  readonly #list: HTMLElement;
  /** Index of the active row, or -1. */
  #at = -1;
  #wait: ReturnType<typeof setTimeout> | undefined;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    this.#id = `jumps-${[...document.querySelectorAll('input[name="q"]')].indexOf(input)}`;
    this.#list = elementWith('ul', { id: this.#id, class: 'jumps', role: 'listbox', 'aria-label': 'Straight to', hidden: '' });
  }

  start(): void {
    const input = this.#input;
    (input.closest('form') ?? input.parentElement)?.append(this.#list);
    const roles = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': this.#id, autocomplete: 'off' };
    for (const [key, value] of Object.entries(roles)) input.setAttribute(key, value);
    input.addEventListener('input', () => {
      clearTimeout(this.#wait);
      this.#at = -1;
      this.#wait = setTimeout(() => void this.#show().catch(report), TYPING);
    });
    input.addEventListener('keydown', (event) => {
      if (!this.#list.hidden && this.#press(event.key)) event.preventDefault();
    });
    input.addEventListener('blur', () => setTimeout(() => this.#close(), PRESS));
    // The reader may have typed before this script was loaded.
    if (document.activeElement === input && input.value !== '') void this.#show().catch(report);
  }

  get #rows(): HTMLElement[] {
    return [...this.#list.children] as HTMLElement[];
  }

  /** Returns whether the list handles the key. */
  #press(key: string): boolean {
    const size = this.#rows.length;
    if (key === 'ArrowDown') this.#mark((this.#at + 1) % size);
    else if (key === 'ArrowUp') this.#mark((this.#at - 1 + size) % size);
    else if (key === 'Escape') this.#close();
    else if (key === 'Enter' && this.#at >= 0) {
      const link = this.#rows[this.#at]?.querySelector('a');
      if (link != null) location.assign(link.href);
    } else return false;
    return true;
  }

  #close(): void {
    this.#list.hidden = true;
    this.#at = -1;
    this.#input.setAttribute('aria-expanded', 'false');
    this.#input.removeAttribute('aria-activedescendant');
  }

  #mark(next: number): void {
    this.#at = next;
    for (const [n, row] of this.#rows.entries()) row.setAttribute('aria-selected', String(n === next));
    const active = this.#rows[next];
    if (active === undefined) this.#input.removeAttribute('aria-activedescendant');
    else {
      this.#input.setAttribute('aria-activedescendant', active.id);
      active.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Replaces the rows of the list after the first `kept`. */
  #put(rows: readonly Node[], kept = 0): void {
    this.#list.replaceChildren(...this.#rows.slice(0, kept), ...rows);
    this.#list.hidden = this.#list.children.length === 0;
    this.#input.setAttribute('aria-expanded', String(!this.#list.hidden));
  }

  #row(n: number, href: string, attributes: Record<string, string>, ...parts: (Node | string)[]): HTMLElement {
    return elementWith(
      'li',
      { id: `${this.#id}-${n}`, role: 'option', 'aria-selected': 'false', ...attributes },
      elementWith('a', { class: 'hit', href, tabindex: '-1' }, ...parts),
    );
  }

  #jumpRows(hits: readonly Found[], from = 0): HTMLElement[] {
    return hits.map((hit, n) => {
      const attributes = { 'data-jump': '', 'data-result': '', 'data-id': hit.id, 'data-game': hit.game };
      return this.#row(from + n, hit.url + (hit.query ?? ''), attributes, ...rowOf(shownHit(hit)), ...(n === 0 ? readAs(hit) : []));
    });
  }

  #passageRows(records: readonly ShortRecord[], from: number): HTMLElement[] {
    return records.map(({ url, title, where, heading, id, game }, n) => {
      const attributes = { 'data-passage': '', 'data-result': '', 'data-id': id, 'data-game': game };
      return this.#row(from + n, url, attributes, ...titled(title, [where, heading].filter((part) => part !== '').join(' › ')));
    });
  }

  #draw({ said, jumps, others, passages: below }: Shown): void {
    const rest = below.filter((record) => !jumps.some((jump) => jump.url === record.url)).slice(0, UNDER_FIELD);
    // Once a row is active, only the passages below are replaced.
    const kept = this.#at >= 0 ? this.#list.querySelectorAll('[data-jump], [data-said], [data-others]').length : 0;
    if (kept > 0) {
      this.#put(this.#passageRows(rest, kept), kept);
      return;
    }
    const results = `/search/?q=${encodeURIComponent(this.#input.value)}`;
    const first = [
      ...(said.length === 0 ? [] : [this.#row(0, results, { 'data-said': '' }, said.join(' '))]),
      ...this.#jumpRows(jumps, said.length > 0 ? 1 : 0),
      ...(others.length === 0 ? [] : [this.#row(jumps.length + 1, results, { 'data-others': '' }, ...titled('Which game?', others.join(', ')))]),
    ];
    this.#put([...first, ...this.#passageRows(rest, first.length + 1)]);
  }

  /** Without a network and the full text, shows the results from the first file, and a line on how to get the rest. */
  #drawWithoutNetwork(jumps: readonly Found[]): void {
    const parts = titled('The full text is not on this device yet', 'Search once with a network, or take the whole site with you');
    this.#put([...this.#jumpRows(jumps), this.#row(jumps.length, '/offline/', { 'data-not-here': '' }, ...parts)]);
  }

  async #show(): Promise<void> {
    const text = this.#input.value;
    if (text.trim().length < 2) return this.#close();
    // A reader who is already moving through the list keeps it as it is.
    const isLate = () => this.#input.value !== text || this.#at >= 0;
    const { known } = await searching();
    if (isLate()) return;
    fetchChunks(contentStems(text), known.chunks);
    const records = shortRecords().catch(() => null);
    // The results from the first file are shown until the pieces that the query needs are loaded; from the device that is at once.
    const shown: Shown = { said: [], jumps: early(text, known), others: [], passages: [] };
    const draw = () => {
      if (this.#input.value === text) this.#draw(shown);
    };
    const quick = setTimeout(draw, QUICK);
    const { understood, answer } = await answersTo(text);
    const withoutNetwork = (error: unknown) => {
      clearTimeout(quick);
      if (!isOffline(error) || isLate()) throw error;
      this.#drawWithoutNetwork(shown.jumps);
    };
    // The passages and the titles of the jumps do not wait for each other.
    const answered = answer
      .finally(() => clearTimeout(quick))
      .then(({ hits, said, others }) => {
        if (isLate()) return;
        Object.assign(shown, { jumps: hits, said, others: others.map(({ title }) => title) });
        draw();
      });
    answered.catch(() => undefined);
    const about = await understood.catch(withoutNetwork);
    if (about === undefined) return;
    fetchChunks(about.words, known.chunks);
    if (about.nothing) return void (await answered);
    const asked = await passages(about.words.length === 0 ? wordsOf(text) : about.words, about.least, gamesNamed(about)).catch(withoutNetwork);
    if (asked === undefined) return;
    searched();
    const found = await records;
    clearTimeout(quick);
    shown.passages = asked.hits.slice(0, MOST + UNDER_FIELD).flatMap((hit) => found?.(hit.id) ?? []);
    draw();
    await answered;
  }
}

/** Turns a search field into a combobox with its own list. */
export const combobox = (input: HTMLInputElement): void => new Combobox(input).start();
