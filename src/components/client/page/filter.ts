// Filters a list that is already on the page: by words in a field, and by selects or checkboxes that match the items' own data.
import { near, wordsOf } from '../../../lib/search/words/words.ts';
import type { Understanding } from '../search/in-lists.ts';
import { textIn } from '../share/share.ts';
import { fold, markWords } from './mark-words.ts';

/** Whether two words are alike: one wrong letter in a short word, two in a long one. */
const alike = (a: string, b: string) => b.length > 3 && near(a, b, b.length > 6 ? 2 : 1);
/** Groups are opened for this many items at most. */
const FEW = 24;
const isBox = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'checkbox';

/** The chosen values by name: one of a select, any number of checkboxes. */
function choicesIn(form: HTMLFormElement): Map<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const one of form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select[name], input[type="checkbox"][name]'))
    if (isBox(one) ? one.checked : one.value !== '') chosen.set(one.name, [...(chosen.get(one.name) ?? []), one.value]);
  return chosen;
}

class Filter extends HTMLElement {
  /** More text of the items, by id: for the laws of a game, from the page of the whole code. */
  #words: ReadonlyMap<string, string> = new Map();
  /** What the query was understood to mean, if it is more than words of the items. */
  #understood: Understanding | null = null;

  connectedCallback(): void {
    // The filter's own form, not that of a checker in one of its items.
    const form = this.querySelector<HTMLFormElement>(':scope > form');
    if (form === null || this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    const params = new URLSearchParams(location.search);
    for (const control of form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name]')) {
      const given = params.get(control.name);
      if (given === null) continue;
      if (isBox(control)) control.checked = control.value === given;
      else control.value = given;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
    form.addEventListener('input', () => {
      this.#understood = null;
      this.#narrow(form);
      void this.#understand(form);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#narrow(form);
      const [row] = this.#understood?.rows ?? [];
      if (row instanceof HTMLAnchorElement) location.assign(row.href);
    });
    // A link to one of the items clears the query, so that the item is shown.
    addEventListener('hashchange', () => {
      const field = form.querySelector<HTMLInputElement>('[data-find]');
      if (field === null || field.value === '' || this.querySelector('[data-item]:target') === null) return;
      field.value = '';
      this.#narrow(form);
    });
    this.#narrow(form);
    void this.#understand(form);
    if (this.dataset.code === undefined) return;
    // If the code cannot be loaded, only titles and rulings are searched.
    void import('../law/open.ts')
      .then(({ wordsOfLaws }) => wordsOfLaws(this))
      .then(
        (words) => {
          this.#words = words;
          this.#narrow(form);
        },
        () => undefined,
      );
  }

  /** If the field takes more than words of the items: finds out what else the query names, and links to it. */
  async #understand(form: HTMLFormElement): Promise<void> {
    const field = form.querySelector<HTMLInputElement>('[data-find]');
    const text = field?.value.trim() ?? '';
    if (this.dataset.asks === undefined) return;
    // Offline, only the words of the items are searched.
    const found = text.includes(' ') ? await import('../search/in-lists.ts').then(({ understand }) => understand(this, text)).catch(() => null) : null;
    if (field?.value.trim() !== text) return;
    this.#understood = found;
    this.querySelector('.understood')?.replaceChildren(...(found?.rows ?? []));
    // Links to offences pass on the game that was named.
    for (const link of this.querySelectorAll<HTMLAnchorElement>('.headings a')) {
      link.search = found?.game == null ? '' : String(new URLSearchParams({ game: found.game.title }));
    }
    this.#narrow(form);
  }

  #narrow(form: HTMLFormElement): void {
    const said = fold(this.#understood?.words ?? form.querySelector<HTMLInputElement>('[data-find]')?.value ?? '').trim();
    const words = said.split(/\s+/).filter((word) => word.length > 1 || /\d/.test(word));
    const choices = [...choicesIn(form)];
    const items = [...this.querySelectorAll<HTMLElement>('[data-item]')];
    // The words of the query match the beginnings of words. The items with the most matching words are left; if nothing matches,
    // misspelt words match as well.
    const score = (item: HTMLElement, loose: boolean) => {
      const said = [...item.querySelectorAll('[data-words]')].map((one) => one.textContent).join(' ');
      const own = item.dataset.text === undefined ? textIn(item) : `${item.dataset.text} ${said}`;
      const text = ` ${fold(`${own} ${this.#words.get(item.id) ?? ''}`)}`;
      return words.filter((word) => text.includes(` ${word}`) || text.includes(`-${word}`) || (loose && wordsOf(text).some((one) => alike(one, word)))).length;
    };
    const fits = items.map((item) =>
      choices.every(([name, values]) => {
        const has = (item.dataset[name] ?? '').split(' ');
        return values.some((value) => has.includes(value));
      }),
    );
    const strict = items.map((item, n) => (fits[n] ? score(item, false) : -1));
    const scores = strict.some((one) => one > 0) ? strict : items.map((item, n) => (fits[n] ? score(item, true) : -1));
    const best = Math.max(0, ...scores);
    const matching = items.filter((_, n) => fits[n] === true && (words.length === 0 || (best > 0 && scores[n] === best)));
    // If the query is the whole name of an item, only that item is shown.
    const named = matching.filter(({ dataset }) => dataset.name !== undefined && fold(dataset.name) === said);
    const shown = named.length > 0 ? named : matching;
    const left = new Set(shown);
    for (const item of items) item.hidden = !left.has(item);
    const narrowed = words.length > 0 || choices.length > 0;
    // Groups open for a query, and if few items are left.
    const open = words.length > 0 || (narrowed && left.size <= FEW);
    for (const group of this.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = group.querySelector('[data-item]:not([hidden])') === null;
      if (group instanceof HTMLDetailsElement && (narrowed || this.dataset.narrowed !== undefined)) group.open = open;
    }
    this.toggleAttribute('data-narrowed', narrowed);
    markWords(shown, words);
    const folded = this.querySelector<HTMLDetailsElement>(':scope > details');
    if (folded !== null && words.length > 0) folded.open = true;
    const empty = this.querySelector<HTMLElement>('.empty');
    if (empty !== null) {
      empty.hidden = !narrowed;
      empty.textContent = !narrowed ? '' : left.size === 0 ? 'Nothing here answers to that.' : this.#count(left.size, items.length);
    }
  }

  /** How many items are left: by part, for parts that name their items, or in all. */
  #count(left: number, all: number): string {
    const parts = [...this.querySelectorAll<HTMLElement>('[data-counts]:not(details:not([open]))')].flatMap((part) => {
      const [one, many] = (part.dataset.counts ?? '').split(',');
      const n = part.querySelectorAll('[data-item]:not([hidden])').length;
      return n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];
    });
    return parts.length === 0 ? `${left} of ${all} shown.` : `${parts.join(', ')}.`;
  }
}
customElements.define('hoyle-filter', Filter);
