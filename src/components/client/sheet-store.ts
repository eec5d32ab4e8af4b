// Keeps a score sheet on the device: through a reload and a crash, in step with another tab, and with a clear word when the disk is full.

/** A sheet as it is kept and as it travels in a file: words, as a link would carry them, so that a later edition can read it. */
export interface Kept {
  readonly format: 'hoyle-sheet';
  readonly version: 1;
  /** `whist.score.rubber` */
  readonly sheet: string;
  readonly book: string;
  readonly setup: Readonly<Record<string, string>>;
  readonly entries: readonly Readonly<Record<string, string>>[];
}

const words = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string');

/** Reads a kept sheet. Returns a sentence saying what was expected and what was found when it is none. */
export function readKept(text: string, sheet: string): Kept | string {
  let value: Partial<Kept>;
  try {
    value = JSON.parse(text) as Partial<Kept>;
  } catch {
    return 'Expected a score sheet saved here; found a file that is not JSON.';
  }
  if (value?.format !== 'hoyle-sheet') return 'Expected a score sheet saved here; found another kind of file.';
  if (value.version !== 1) return `Expected a score sheet of version 1; found version ${String(value.version)}. A newer edition of the site can read it.`;
  if (value.sheet !== sheet) return `Expected a sheet of ${sheet}; found one of ${String(value.sheet)}.`;
  if (typeof value.book !== 'string' || !words(value.setup) || !Array.isArray(value.entries) || !value.entries.every(words))
    return 'Expected a book, what is set up, and a list of deals; something of it is missing or damaged.';
  return value as Kept;
}

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
