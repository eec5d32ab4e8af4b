// The page of the record: entries by evening, which can be renamed, given a note, deleted, printed, saved as a file, and read from one.

import type { RecordEntry, Remarks } from '../../../lib/record/entry.ts';
import { eveningsOf, sayDay } from '../../../lib/record/evenings.ts';
import { readRecord, refusedRecord, writeRecord } from '../../../lib/record/file.ts';
import { textOfEvenings } from '../../../lib/record/text.ts';
import { counted } from '../../../rules-engine/wording/numbers.ts';
import { archiveError } from '../my-games/archive.ts';
import { saveFile } from '../share/save-file.ts';
import { element } from '../share/share.ts';
import { type Kept, notifyTabs, onTabChange, recordArchive } from './archive.ts';
import { signatureLines } from './content-view.ts';
import { damagedRow, entryRow } from './entry-row.ts';
import { forgetTyped, noteTyped, saveTyped } from './typed.ts';

const TROUBLE = {
  refused: 'This browser cannot keep a record: the window is private, or storage is blocked.',
  full: 'This device has no room left, so this was not saved. Save the record as a file, free some space, and try again.',
} as const;
/** The lines for signatures under an evening. */
const SIGNATURES = 4;

/** The address of the games, which links of entries begin with. */
const start = (): string => new URL('/games/', location.href).href;
// Swedish dates are ISO dates, in local time.
const today = (): string => new Date().toLocaleDateString('sv-SE');

class RecordPage extends HTMLElement {
  #kept: Kept = { entries: [], damaged: [] };
  #deleted: RecordEntry | null = null;
  /** Whether another tab changed something while the user was typing here. */
  #isStale = false;

  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => this.#pressed(target));
    this.addEventListener('change', ({ target }) => this.#chosen(target));
    this.addEventListener('input', ({ target }) => this.#typed(target));
    this.addEventListener('focusout', () => this.#isStale && setTimeout(() => this.#refresh()));
    // A file may be chosen before this code is loaded.
    this.#chosen(this.querySelector('input[type="file"]'));
    onTabChange(() => this.#refresh());
    // A page restored from the back/forward cache has missed all messages.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#refresh());
    void this.#load();
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`<hoyle-record> needs a [data-part="${name}"]`);
    return part;
  }
  #say(text: string): void {
    this.#part('status').textContent = text;
  }
  /** Runs a task on the archive, and shows a message if it fails. */
  async #attempt<T>(task: () => Promise<T>): Promise<T | null> {
    try {
      return await task();
    } catch (error) {
      this.#say(TROUBLE[archiveError(error)]);
      return null;
    }
  }

  #refresh(): void {
    this.#isStale = document.activeElement?.matches('.record-entry :is(input, textarea)') === true;
    if (!this.#isStale) void this.#load();
  }

  async #load(): Promise<void> {
    this.#isStale = false;
    await this.#attempt(saveTyped);
    this.#kept = (await this.#attempt(() => recordArchive().all())) ?? { entries: [], damaged: [] };
    const open = new Set([...this.querySelectorAll<HTMLElement>('.record-entry[open]')].map(({ dataset }) => dataset.entry ?? ''));
    const { entries, damaged } = this.#kept;
    const evenings = eveningsOf(entries).map(({ day, entries: all }) => {
      const section = element('section', 'evening');
      section.dataset.day = day;
      const list = element('ol');
      list.append(...all.map((entry) => entryRow(entry, start(), open.has(entry.id))));
      const print = Object.assign(element('button', '', 'Print this evening'), { type: 'button' });
      print.dataset.do = 'print';
      const buttons = element('p', 'buttons');
      buttons.append(print);
      section.append(element('h2', '', `Record of ${sayDay(day)}`), list, buttons, signatureLines(Array.from({ length: SIGNATURES }, () => '')));
      return section;
    });
    const broken = element('section', 'evening');
    const list = element('ol');
    list.append(...damaged.map(damagedRow));
    broken.append(element('h2', '', 'Damaged entries'), list);
    this.#part('evenings').replaceChildren(...evenings, ...(damaged.length === 0 ? [] : [broken]));
    const empty = this.#part('empty');
    empty.classList.remove('unknown');
    empty.hidden = entries.length + damaged.length > 0;
    for (const what of ['save', 'text']) this.querySelector<HTMLButtonElement>(`[data-do="${what}"]`)?.toggleAttribute('disabled', entries.length === 0);
  }

  #entryAt(at: Element): RecordEntry | undefined {
    const id = at.closest<HTMLElement>('[data-entry]')?.dataset.entry;
    return this.#kept.entries.find((entry) => entry.id === id);
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button === null) return;
    const { entries } = this.#kept;
    const actions: Readonly<Record<string, () => void>> = {
      delete: () => void this.#delete(button),
      undo: () => void this.#undo(),
      print: () => this.#print(button.closest('.evening')),
      save: () => saveFile(`record-${today()}.json`, writeRecord(entries, new Date()), 'application/json'),
      text: () => saveFile(`record-${today()}.txt`, textOfEvenings(eveningsOf(entries), start()), 'text/plain'),
    };
    actions[button.dataset.do ?? '']?.();
  }

  /** Prints one evening with all its entries open. */
  #print(evening: HTMLElement | null): void {
    if (evening === null) return;
    const closed = [...evening.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const one of closed) one.open = true;
    evening.dataset.printed = '';
    const over = () => {
      for (const one of closed) one.open = false;
      delete evening.dataset.printed;
    };
    addEventListener('afterprint', over, { once: true });
    print();
  }

  /** Saves the title, the names and the note while they are typed. */
  #typed(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.type === 'file') return;
    const entry = this.#entryAt(target);
    if (entry === undefined) return;
    const remarks: Partial<Remarks> = { [target.name]: target.value };
    const changed = { ...entry, ...remarks };
    this.#kept = { ...this.#kept, entries: this.#kept.entries.map((one) => (one.id === entry.id ? changed : one)) };
    const row = target.closest<HTMLElement>('.record-entry');
    for (const shown of row?.querySelectorAll<HTMLElement>(`[data-shows="${target.name}"]`) ?? []) shown.textContent = target.value;
    const now = Date.now();
    noteTyped(entry.id, remarks, now);
    void this.#attempt(async () => {
      await recordArchive().remark(entry.id, remarks, now);
      forgetTyped(entry.id, now);
      notifyTabs();
    });
  }

  #chosen(target: EventTarget | null): void {
    if (target instanceof HTMLInputElement && target.type === 'file') void this.#read(target);
  }

  async #delete(button: HTMLElement): Promise<void> {
    const id = button.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? '';
    const entry = this.#entryAt(button) ?? null;
    const isDone = await this.#attempt(async () => {
      await recordArchive().drop(id);
      return true;
    });
    if (isDone === null) return;
    this.#deleted = entry;
    notifyTabs();
    await this.#load();
    const undo = Object.assign(element('button', '', 'Undo'), { type: 'button' });
    undo.dataset.do = 'undo';
    this.#part('status').replaceChildren(
      entry === null ? 'Deleted a damaged entry.' : `Deleted: ${entry.game}, ${entry.title}. `,
      ...(entry === null ? [] : [undo]),
    );
    (entry === null ? this.#part('status') : undo).focus();
  }

  async #undo(): Promise<void> {
    const entry = this.#deleted;
    if (entry === null || (await this.#attempt(() => recordArchive().add([entry]))) === null) return;
    this.#deleted = null;
    notifyTabs();
    this.#say(`Restored: ${entry.game}, ${entry.title}.`);
    await this.#load();
    this.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry.id)}"] summary`)?.focus();
  }

  async #read(control: HTMLInputElement): Promise<void> {
    const file = control.files?.[0];
    if (file === undefined) return;
    const read = refusedRecord(file.size) ?? readRecord(await file.text());
    // Allows the same file to be chosen again.
    control.value = '';
    if (typeof read === 'string') {
      this.#say(read);
      return;
    }
    const result = await this.#attempt(() => recordArchive().add(read));
    if (result === null) return;
    this.#say(`${counted(result.added, 'entry', 'entries')} added, ${result.changed} changed, ${result.known} already here.`);
    notifyTabs();
    await this.#load();
  }
}
customElements.define('hoyle-record', RecordPage);
