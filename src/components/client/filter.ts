// Narrows a list that is already on the page: words in a field, and choices in selects that match the items' own data.
import { near, wordsOf } from '../../lib/search/words.ts';
import { textIn } from './share.ts';

/** One letter wrong in a short word, two in a long one. */
const alike = (a: string, b: string) => b.length > 3 && near(a, b, b.length > 6 ? 2 : 1);
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

class Filter extends HTMLElement {
  /** What is said of the items beyond what stands in them: for the laws of a game, in the whole code. */
  #words: ReadonlyMap<string, string> = new Map();

  connectedCallback(): void {
    // Its own form, and not that of a checker which is one of its items.
    const form = this.querySelector<HTMLFormElement>(':scope > form');
    if (form === null || this.dataset.ready !== undefined) return;
    this.dataset.ready = '';
    const params = new URLSearchParams(location.search);
    for (const control of form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name]')) {
      const given = params.get(control.name);
      if (given !== null) control.value = given;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
    form.addEventListener('input', () => this.#narrow(form));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#narrow(form);
    });
    this.#narrow(form);
    if (this.dataset.code === undefined) return;
    // Without a network, or on a device that has not the code, titles and rulings are read alone.
    void import('./law/open.ts')
      .then(({ wordsOfLaws }) => wordsOfLaws(this))
      .then(
        (words) => {
          this.#words = words;
          this.#narrow(form);
        },
        () => undefined,
      );
  }

  #narrow(form: HTMLFormElement): void {
    const words = fold(form.querySelector<HTMLInputElement>('[data-find]')?.value ?? '')
      .split(/\s+/)
      .filter((word) => word.length > 1 || /\d/.test(word));
    const choices = [...form.querySelectorAll<HTMLSelectElement>('select[name]')].filter((one) => one.value !== '');
    const items = [...this.querySelectorAll<HTMLElement>('[data-item]')];
    // Every word has to be there by its beginning; when none has them all, those with the most are left. Where no word is anywhere,
    // it was written in haste, and those with a word like it are left.
    const score = (item: HTMLElement, loose: boolean) => {
      const said = [...item.querySelectorAll('[data-words]')].map((one) => one.textContent).join(' ');
      const own = item.dataset.text === undefined ? textIn(item) : `${item.dataset.text} ${said}`;
      const text = ` ${fold(`${own} ${this.#words.get(item.id) ?? ''}`)}`;
      return words.filter((word) => text.includes(` ${word}`) || text.includes(`-${word}`) || (loose && wordsOf(text).some((one) => alike(one, word)))).length;
    };
    const fits = items.map((item) => choices.every((one) => (item.dataset[one.name] ?? '').split(' ').includes(one.value)));
    const strict = items.map((item, n) => (fits[n] ? score(item, false) : -1));
    const scores = strict.some((one) => one > 0) ? strict : items.map((item, n) => (fits[n] ? score(item, true) : -1));
    const best = Math.max(0, ...scores);
    let left = 0;
    items.forEach((item, n) => {
      const shown = fits[n] === true && (words.length === 0 || (best > 0 && scores[n] === best));
      item.hidden = !shown;
      if (shown) left++;
    });
    for (const group of this.querySelectorAll<HTMLElement>('[data-group]')) group.hidden = group.querySelector('[data-item]:not([hidden])') === null;
    const empty = this.querySelector<HTMLElement>('.empty');
    if (empty !== null) {
      const narrowed = words.length > 0 || choices.length > 0;
      empty.hidden = !narrowed;
      empty.textContent = !narrowed ? '' : left === 0 ? 'Nothing here answers to that.' : `${left} of ${items.length} shown.`;
    }
  }
}
customElements.define('hoyle-filter', Filter);
