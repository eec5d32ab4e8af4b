// The page of saved rules: each with the reader's own note; below them the rules opened last.
import { LIMITS, type SavedRule } from '../../../lib/saved/saved-rule.ts';
import { recentRules } from '../device/recent-rules.ts';
import type { StorageError } from '../device/storage-area.ts';
import { device } from '../device/tab-storage.ts';
import type { NamedRule } from '../share/rule-name.ts';
import { element } from '../share/share.ts';
import { PREFIX, SavedRules } from './store.ts';

const TROUBLE: Readonly<Record<StorageError, string>> = {
  refused: 'This browser keeps nothing: the window is private, or storage is blocked. The last change was not saved.',
  full: 'This device has no room left, so the last change was not saved. Free some space and try again.',
};

function linkTo({ name, link }: NamedRule): HTMLAnchorElement {
  return Object.assign(element('a', '', name), { href: `/games/${link}` });
}

function rowOf(rule: SavedRule): HTMLElement {
  const row = element('li', 'saved-rule');
  row.dataset.link = rule.link;
  const name = element('h2');
  name.append(linkTo(rule));
  const field = element('label', 'field');
  const note = Object.assign(element('textarea'), { name: 'note', value: rule.note, maxLength: LIMITS.note, rows: 2 });
  note.setAttribute('aria-label', `Your note on ${rule.name}`);
  field.append(element('span', '', 'Your note'), note);
  const remove = Object.assign(element('button', 'quiet', 'Remove'), { type: 'button' });
  remove.dataset.do = 'remove';
  remove.setAttribute('aria-label', `Remove ${rule.name}`);
  row.append(name, field, remove);
  return row;
}

class SavedPage extends HTMLElement {
  readonly #rules = new SavedRules(device);
  #removed: SavedRule | null = null;

  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => this.#pressed(target));
    this.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) this.#failed(this.#rules.note(linkOf(target), target.value, Date.now()));
    });
    window.addEventListener('storage', ({ key }) => (key === null || key.startsWith(PREFIX)) && this.#draw());
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#draw());
    this.#draw();
    this.#lead();
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`<hoyle-saved> needs a [data-part="${name}"]`);
    return part;
  }
  #failed(error: StorageError | null): boolean {
    if (error !== null) this.#part('status').textContent = TROUBLE[error];
    return error !== null;
  }

  #draw(): void {
    const rules = this.#rules.all;
    const list = this.#part('saved');
    const here = new Map([...list.querySelectorAll<HTMLElement>('.saved-rule')].map((row) => [row.dataset.link ?? '', row]));
    // A note that is being typed keeps its field.
    const typed = document.activeElement?.closest<HTMLElement>('.saved-rule');
    list.replaceChildren(...rules.map((rule) => (typed != null && typed.dataset.link === rule.link && here.get(rule.link)) || rowOf(rule)));
    if (typed?.isConnected === true) typed.querySelector('textarea')?.focus();
    this.#part('empty').hidden = rules.length > 0;
    const recent = recentRules().map((rule) => {
      const item = element('li');
      item.append(linkTo(rule));
      return item;
    });
    this.#part('recent').replaceChildren(...recent);
    this.#part('recent').parentElement?.toggleAttribute('hidden', recent.length === 0);
  }

  /** Focuses the note of the rule that the address names. */
  #lead(): void {
    const link = new URLSearchParams(location.hash.slice(1)).get('rule');
    [...this.querySelectorAll<HTMLElement>('.saved-rule')]
      .find(({ dataset }) => dataset.link === link)
      ?.querySelector('textarea')
      ?.focus();
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button?.dataset.do === 'remove') this.#remove(linkOf(button));
    if (button?.dataset.do === 'undo' && this.#removed !== null && !this.#failed(this.#rules.put(this.#removed))) {
      this.#part('status').textContent = `Back: ${this.#removed.name}.`;
      this.#draw();
    }
  }

  #remove(link: string): void {
    const rule = this.#rules.at(link);
    if (rule === null || this.#failed(this.#rules.drop(link))) return;
    this.#removed = rule;
    const undo = Object.assign(element('button', '', 'Undo'), { type: 'button' });
    undo.dataset.do = 'undo';
    this.#part('status').replaceChildren(`Removed: ${rule.name}. `, undo);
    this.#draw();
    undo.focus();
  }
}
const linkOf = (at: Element): string => at.closest<HTMLElement>('.saved-rule')?.dataset.link ?? '';
customElements.define('hoyle-saved', SavedPage);
