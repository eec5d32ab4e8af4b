// Stores text by name on the device, and distinguishes the errors of storage.

/** Text by name, like the browser's Storage. Every method may throw, if storage is blocked or full. */
export interface StorageArea {
  read(name: string): string | null;
  write(name: string, text: string): void;
  drop(name: string): void;
  names(): readonly string[];
}

/** Storage that lasts as long as the page. */
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

/** A browser's Storage. It is looked up at each call, because the lookup itself throws if storage is blocked. */
export function storageArea(storage: () => Storage): StorageArea {
  return {
    read: (name) => storage().getItem(name),
    write: (name, text) => storage().setItem(name, text),
    drop: (name) => storage().removeItem(name),
    names: () => Object.keys(storage()),
  };
}

/** Why text could not be stored: storage is blocked, or has no room for it. */
export type StorageError = 'refused' | 'full';

const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(`${error.name} ${error.message}`);

/** Distinguishes the two. Private windows of some browsers have storage without any room, which counts as blocked. */
export function storageError(error: unknown, shelf: StorageArea): StorageError {
  if (!isFull(error)) return 'refused';
  try {
    return shelf.names().length > 0 ? 'full' : 'refused';
  } catch {
    return 'refused';
  }
}
