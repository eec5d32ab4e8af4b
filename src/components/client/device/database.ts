// An IndexedDB database on this device.
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, type StoreValue } from 'idb';

export class Database<S extends DBSchema> {
  readonly #opened: Promise<IDBPDatabase<S>>;

  /** Opens the database; `create` creates its object stores. If IndexedDB is missing or blocked, every call rejects. */
  constructor(name: string, version: number, create: (db: IDBPDatabase<S>) => void) {
    // A browser without IndexedDB throws synchronously.
    this.#opened = Promise.resolve().then(() =>
      openDB<S>(name, version, {
        upgrade: create,
        // A page of a newer edition wants to upgrade the database, so this page closes its connection.
        blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      }),
    );
    this.#opened.catch(() => undefined);
  }

  /** All values of a store. */
  async all<N extends StoreNames<S>>(store: N): Promise<StoreValue<S, N>[]> {
    return (await this.#opened).getAll(store);
  }

  /** Runs a task in one transaction, which is aborted on failure, so that two tabs neither lose nor duplicate anything. */
  async write<N extends StoreNames<S>, T>(stores: N[], task: (tx: IDBPTransaction<S, N[], 'readwrite'>) => Promise<T>): Promise<T> {
    const tx = (await this.#opened).transaction(stores, 'readwrite');
    // The error is thrown below, once.
    tx.done.catch(() => undefined);
    try {
      const result = await task(tx);
      await tx.done;
      return result;
    } catch (error) {
      try {
        tx.abort();
      } catch {
        // Already aborted.
      }
      throw error;
    }
  }
}

/** How many items of a restored file were added, changed an item on this device, or were already here. */
export interface Restored {
  readonly added: number;
  readonly changed: number;
  readonly known: number;
}
