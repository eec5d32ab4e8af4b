// Drafts of unfinished forms: kept in the tab across reloads, and on the device, so that another tab can take them over after a crash.
import type { Raw } from '../../../rules-engine/scoring/fields.ts';
import { MemoryStorage, type StorageArea } from '../device/storage-area.ts';
import { ownShelf } from '../device/tab-storage.ts';
import { DRAFT, draftOf } from './draft.ts';

/** The unfinished state of a form. */
export interface Draft {
  readonly words: Raw;
  /** The id of the entry being corrected; null for a new one. */
  readonly of: string | null;
  /** Words of a second form that belongs to this one. */
  readonly beside?: Raw;
  /** When it was typed, in milliseconds since 1970. */
  readonly on: number;
}

const isWords = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string');

function readDraft(text: string | null): Draft | null {
  try {
    const { words, of, beside, on } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    if (!isWords(words) || !(of === null || typeof of === 'string') || typeof on !== 'number') return null;
    return { words, of, on, ...(isWords(beside) ? { beside } : {}) };
  } catch {
    return null;
  }
}

/** The draft of a checker or a scorer, which is kept in its tab only. */
export const ownDraft = (host: HTMLElement): Drafts => new Drafts(draftOf(host), { name: '' }, new MemoryStorage(), ownShelf);

/** Opens the <details> that contains a scorer or sheet, because it has content. */
export const unfold = (host: HTMLElement): void => host.closest('.count')?.setAttribute('open', '');

/** The drafts of one form, by its name. */
export class Drafts {
  readonly #name: string;
  readonly #tab: { readonly name: string };
  readonly #device: StorageArea;
  readonly #own: StorageArea;

  constructor(name: string, tab: { readonly name: string }, device: StorageArea, own: StorageArea) {
    this.#name = `${DRAFT}${name}`;
    this.#tab = tab;
    this.#device = device;
    this.#own = own;
  }

  keep(draft: Omit<Draft, 'on'>, on = Date.now()): void {
    const text = JSON.stringify({ ...draft, on });
    for (const [shelf, name] of this.#places) {
      try {
        shelf.write(name, text);
      } catch {
        // The other storage may work.
      }
    }
  }
  drop(): void {
    for (const [shelf, name] of this.#places) {
      try {
        shelf.drop(name);
      } catch {
        // Nothing was stored there.
      }
    }
  }
  get #places(): (readonly [StorageArea, string])[] {
    return [
      [this.#own, this.#name],
      [this.#device, `${this.#name}.${this.#tab.name}`],
    ];
  }

  /** The draft that this tab had before a reload. */
  mine(): Draft | null {
    for (const [shelf, name] of this.#places) {
      try {
        const draft = readDraft(shelf.read(name));
        if (draft !== null) return draft;
      } catch {
        // It may be in the other storage.
      }
    }
    return null;
  }

  /** The latest draft left by a closed tab; this tab takes it over. */
  left(isGone: (tab: string) => boolean): Draft | null {
    try {
      const found = this.#device
        .names()
        .filter((name) => name.startsWith(`${this.#name}.`) && isGone(name.slice(this.#name.length + 1)))
        .flatMap((name) => {
          const draft = readDraft(this.#device.read(name));
          return draft === null ? [] : [{ name, draft }];
        })
        .sort((a, b) => b.draft.on - a.draft.on)[0];
      if (found === undefined) return null;
      this.keep(found.draft, found.draft.on);
      this.#device.drop(found.name);
      return found.draft;
    } catch {
      return null;
    }
  }
}
