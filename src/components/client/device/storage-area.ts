// Where words are kept on the device under a name, and what may be wrong with it.

/** Text under names, as a browser's storage has it. Each of its deeds may throw: where storage is refused, or full. */
export interface StorageArea {
  read(name: string): string | null;
  write(name: string, text: string): void;
  drop(name: string): void;
  names(): readonly string[];
}

/** A shelf that lasts as long as the page. */
export class MemoryStorage implements StorageArea {
  readonly #held = new Map<string, string>();
  read(name: string): string | null {
    return this.#held.get(name) ?? null;
  }
  write(name: string, text: string): void {
    this.#held.set(name, text);
  }
  drop(name: string): void {
    this.#held.delete(name);
  }
  names(): string[] {
    return [...this.#held.keys()];
  }
}

/** A browser's storage as a shelf. What it refuses, even to be named, it refuses at each deed. */
export function storageArea(storage: () => Storage): StorageArea {
  return {
    read: (name) => storage().getItem(name),
    write: (name, text) => storage().setItem(name, text),
    drop: (name) => storage().removeItem(name),
    names: () => Object.keys(storage()),
  };
}

/** Why a shelf did not take a text: it takes none at all, or has no room for this one. */
export type StorageError = 'refused' | 'full';

const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(`${error.name} ${error.message}`);

/** Tells the two apart. A private window of some browsers has storage without any room: that is a refusal. */
export function storageError(error: unknown, shelf: StorageArea): StorageError {
  if (!isFull(error)) return 'refused';
  try {
    return shelf.names().length > 0 ? 'full' : 'refused';
  } catch {
    return 'refused';
  }
}
