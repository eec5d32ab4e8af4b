// Saved rules on this device. Each rule has an entry of its own in local storage, so that two tabs that save at once lose nothing.
import { LIMITS, laterOf, readSavedRule, type SavedRule } from '../../../lib/saved/saved-rule.ts';
import { type StorageArea, type StorageError, storageError } from '../device/storage-area.ts';
import type { NamedRule } from '../share/rule-name.ts';

export const PREFIX = 'hoyle.saved.';

export class SavedRules {
  readonly #shelf: StorageArea;

  constructor(shelf: StorageArea) {
    this.#shelf = shelf;
  }

  /** The rule saved under an address; null if none is, or none can be read. */
  at(link: string): SavedRule | null {
    try {
      return readSavedRule(JSON.parse(this.#shelf.read(PREFIX + link) ?? 'null'));
    } catch {
      return null;
    }
  }

  /** All rules that can be read, the last saved first. */
  get all(): readonly SavedRule[] {
    try {
      const links = this.#shelf.names().flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
      return links.flatMap((link) => this.at(link) ?? []).sort((a, b) => b.saved - a.saved || (a.link < b.link ? -1 : 1));
    } catch {
      return [];
    }
  }

  #try(task: () => void): StorageError | null {
    try {
      task();
      return null;
    } catch (error) {
      return storageError(error, this.#shelf);
    }
  }

  /** Stores a rule unchanged. Returns the error if that fails. */
  put(rule: SavedRule): StorageError | null {
    return this.#try(() => this.#shelf.write(PREFIX + rule.link, JSON.stringify(rule)));
  }
  save({ link, name }: NamedRule, now: number): StorageError | null {
    const here = this.at(link);
    return this.put({ link, name: name.slice(0, LIMITS.name), note: here?.note ?? '', saved: here?.saved ?? now, changed: now });
  }
  /** Changes the note of a rule that is saved. */
  note(link: string, note: string, now: number): StorageError | null {
    const here = this.at(link);
    return here === null ? null : this.put({ ...here, note: note.slice(0, LIMITS.note), changed: now });
  }
  drop(link: string): StorageError | null {
    return this.#try(() => this.#shelf.drop(PREFIX + link));
  }

  /** Adds the rules of a backup; of two versions of a rule the later one is kept. Returns the number added or changed, or the error that ended it. */
  restore(rules: readonly SavedRule[]): number | StorageError {
    let count = 0;
    for (const rule of rules) {
      const here = this.at(rule.link);
      if (here !== null && JSON.stringify(laterOf(here, rule)) === JSON.stringify(here)) continue;
      const failed = this.put(rule);
      if (failed !== null) return failed;
      count++;
    }
    return count;
  }
}
