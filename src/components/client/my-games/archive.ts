// The finished games of this device, in IndexedDB. Each write is one transaction, so that two tabs neither lose a game nor keep it twice.
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { type FinishedGame, GameFinder, keysOf, lastFirst, mergedGame, saysTheSame } from '../../../lib/my-games/finished-game.ts';

/** A game that the player has deleted: as much of it as is needed so that its sheet does not bring it back. */
interface Deleted {
  readonly id: string;
  readonly sheet: string;
  readonly entryIds: readonly string[];
}
interface Schema extends DBSchema {
  games: { key: string; value: FinishedGame; indexes: { sheet: string } };
  deleted: { key: string; value: Deleted; indexes: { sheet: string } };
}

type Stores = ['games', 'deleted'];
interface Writing {
  readonly games: IDBPObjectStore<Schema, Stores, 'games', 'readwrite'>;
  readonly deleted: IDBPObjectStore<Schema, Stores, 'deleted', 'readwrite'>;
}

const NAME = 'hoyle.games';
const VERSION = 1;

/** What became of a game that was to be kept. */
export type KeepResult = 'kept' | 'changed' | 'known' | 'deleted';
/** What the player writes beside a game. */
export type Remark = Pick<FinishedGame, 'note' | 'winner'>;
/** How many games a backup brought, and how many of those that were here have changed. */
export interface RestoreResult {
  readonly added: number;
  readonly changed: number;
  readonly known: number;
}

/** Why finished games cannot be kept or read. */
export type ArchiveError = 'refused' | 'full';
/** Tells a full device from one that keeps nothing for the site. */
export const archiveError = (error: unknown): ArchiveError => (error instanceof Error && /quota/i.test(`${error.name} ${error.message}`) ? 'full' : 'refused');

export class Archive {
  readonly #db: Promise<IDBPDatabase<Schema>>;

  /** Opens the archive. Where the browser has no IndexedDB or refuses it, every call rejects. */
  constructor(name: string = NAME) {
    // A browser without it throws at once.
    this.#db = Promise.resolve().then(() =>
      openDB<Schema>(name, VERSION, {
        upgrade: (db) => {
          db.createObjectStore('games', { keyPath: 'id' }).createIndex('sheet', 'sheet');
          db.createObjectStore('deleted', { keyPath: 'id' }).createIndex('sheet', 'sheet');
        },
        // A page of a newer edition wants to change the archive: this one lets go of it.
        blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      }),
    );
    this.#db.catch(() => undefined);
  }

  /** Does something in one transaction: all of it is kept, or on failure none. */
  async #write<T>(deed: (stores: Writing) => Promise<T>): Promise<T> {
    const tx = (await this.#db).transaction(['games', 'deleted'], 'readwrite');
    // What is wrong is thrown below, once.
    tx.done.catch(() => undefined);
    try {
      const result = await deed({ games: tx.objectStore('games'), deleted: tx.objectStore('deleted') });
      await tx.done;
      return result;
    } catch (error) {
      try {
        tx.abort();
      } catch {
        // It has been given up already.
      }
      throw error;
    }
  }

  /** All finished games, the last one first. */
  async all(): Promise<FinishedGame[]> {
    return lastFirst(await (await this.#db).getAll('games'));
  }

  /** Keeps a game that a sheet has finished, once: a correction changes the game that is there, and leaves its note and its date. */
  keep(game: FinishedGame): Promise<KeepResult> {
    return this.#write(async ({ games, deleted }) => {
      const keys = keysOf(game);
      if ((await deleted.index('sheet').getAll(game.sheet)).some((one) => keysOf(one).some((key) => keys.includes(key)))) return 'deleted';
      const known = new GameFinder(await games.index('sheet').getAll(game.sheet)).find(game);
      if (known === undefined) {
        await games.put(game);
        return 'kept';
      }
      // The page of My games, in another tab, may see the end before the sheet itself says when it was.
      const isDatedNow = game.isDated && !known.isDated;
      if (saysTheSame(known, game) && !isDatedNow) return 'known';
      const { id, note, noted } = known;
      // A game that went on after its end has another date when it ends again.
      const { finished, isDated } = isDatedNow || (known.result === null && game.result !== null) ? game : known;
      const winner = noted > 0 && known.winner !== '' ? known.winner : game.winner;
      await games.put({ ...game, id, finished, isDated, note, noted, winner });
      return 'changed';
    });
  }

  /** Changes what the player wrote beside a game; what else it holds stays as it is. */
  remark(id: string, remark: Partial<Remark>, now: number): Promise<void> {
    return this.#write(async ({ games }) => {
      const game = await games.get(id);
      if (game !== undefined) await games.put({ ...game, ...remark, noted: now });
    });
  }

  /** Deletes a game. Its names and its points are gone with it. */
  drop({ id, sheet, entryIds }: FinishedGame): Promise<void> {
    return this.#write(async ({ games, deleted }) => {
      await games.delete(id);
      await deleted.put({ id, sheet, entryIds });
    });
  }

  /** Adds games of a backup: those that are here already are merged, and those that were deleted here come back. */
  restore(backup: readonly FinishedGame[]): Promise<RestoreResult> {
    return this.#write(async ({ games, deleted }) => {
      const here = new GameFinder(await games.getAll());
      const gone = new Map((await deleted.getAll()).flatMap((one) => keysOf(one).map((key) => [key, one.id] as const)));
      let [added, changed, known] = [0, 0, 0];
      for (const game of backup) {
        const found = here.find(game);
        const merged = found === undefined ? game : mergedGame(found, game);
        if (found === undefined) added++;
        else if (merged === found) known++;
        else changed++;
        if (merged === found) continue;
        here.add(merged);
        await games.put(merged);
        for (const key of keysOf(game)) {
          const name = gone.get(key);
          if (name !== undefined) await deleted.delete(name);
        }
      }
      return { added, changed, known };
    });
  }
}

let opened: Archive | null = null;
/** The archive of this device. */
export function archive(): Archive {
  opened ??= new Archive();
  return opened;
}
