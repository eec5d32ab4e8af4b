// What is half typed in a form: kept for its tab through a reload, and on the device for whoever opens the page after a crash.
import type { Raw } from '../../../rules-engine/scoring/fields.ts';
import { MemoryStorage, type StorageArea } from '../device/storage-area.ts';
import { ownShelf } from '../device/tab-storage.ts';
import { DRAFT, draftOf } from './draft.ts';

/** A form as it was left. */
export interface Draft {
  readonly words: Raw;
  /** What is being put right, by its id; null for something new. */
  readonly of: string | null;
  /** Words of another form that belongs to it. */
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

/** The draft of a form that is its tab's alone: of a checker, of a count. */
export const ownDraft = (host: HTMLElement): Drafts => new Drafts(draftOf(host), { name: '' }, new MemoryStorage(), ownShelf);

/** Opens the fold that a count stands in among others: it holds something. */
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
        // The other one may have it.
      }
    }
  }
  drop(): void {
    for (const [shelf, name] of this.#places) {
      try {
        shelf.drop(name);
      } catch {
        // It was not there.
      }
    }
  }
  get #places(): (readonly [StorageArea, string])[] {
    return [
      [this.#own, this.#name],
      [this.#device, `${this.#name}.${this.#tab.name}`],
    ];
  }

  /** What this tab had before it was loaded again. */
  mine(): Draft | null {
    for (const [shelf, name] of this.#places) {
      try {
        const draft = readDraft(shelf.read(name));
        if (draft !== null) return draft;
      } catch {
        // Perhaps in the other place.
      }
    }
    return null;
  }

  /** The last that a closed tab has left, which is this tab's from now on. */
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
