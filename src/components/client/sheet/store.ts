// Keeps a score sheet on the device: through a reload and a crash, in step with another tab, and with a clear word when the disk is full.

import { type Kept, readKept } from '../../../rules-engine/core/written.ts';

const FULL = 'This device has no room left to keep the sheet. It goes on here as long as the page is open: save it as a file now.';

export class Store {
  readonly #key: string;
  readonly #sheet: string;
  #last = '';

  constructor(sheet: string) {
    this.#sheet = sheet;
    this.#key = `hoyle.sheet.${sheet}`;
  }

  /** What is kept, or null; a damaged record is put aside under another name rather than thrown away. */
  load(): Kept | null {
    let text: string | null = null;
    try {
      text = localStorage.getItem(this.#key);
    } catch {
      return null;
    }
    if (text === null) return null;
    const kept = readKept(text, this.#sheet);
    if (typeof kept !== 'string') {
      this.#last = text;
      return kept;
    }
    try {
      localStorage.setItem(`${this.#key}.damaged`, text);
      localStorage.removeItem(this.#key);
    } catch {
      // It stays where it is.
    }
    return null;
  }

  /** Keeps a sheet. Returns null, or a sentence when the device refuses. */
  save(kept: Kept): string | null {
    const text = JSON.stringify(kept);
    if (text === this.#last) return null;
    try {
      localStorage.setItem(this.#key, text);
      this.#last = text;
      return null;
    } catch {
      return FULL;
    }
  }

  /** Hears what another tab keeps. */
  watch(changed: (kept: Kept) => void): void {
    window.addEventListener('storage', (event) => {
      if (event.key !== this.#key || event.newValue === null || event.newValue === this.#last) return;
      const kept = readKept(event.newValue, this.#sheet);
      if (typeof kept === 'string') return;
      this.#last = event.newValue;
      changed(kept);
    });
  }
}
