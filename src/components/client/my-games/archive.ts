// The finished games of this device, in IndexedDB. Each write is one transaction, so that two tabs neither lose nor duplicate a game.
import type { DBSchema, IDBPObjectStore } from 'idb';
import { type FinishedGame, GameFinder, hasSameContent, keysOf, mergedGame, newestFirst } from '../../../lib/my-games/finished-game.ts';
import { Database, type Restored } from '../device/database.ts';

/** A tombstone of a deleted game: just enough to keep its sheet from adding it again. */
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

/** The result of saving a game. */
export type KeepResult = 'kept' | 'changed' | 'known' | 'deleted';
/** What the player adds to a game. */
export type Remark = Pick<FinishedGame, 'note' | 'winner'>;
/** Why finished games cannot be saved or read. */
export type ArchiveError = 'refused' | 'full';
/** Distinguishes full storage from blocked storage. */
export const archiveError = (error: unknown): ArchiveError => (error instanceof Error && /quota/i.test(`${error.name} ${error.message}`) ? 'full' : 'refused');

export class Archive {
  readonly #db: Database<Schema>;

  constructor(name: string = NAME) {
    this.#db = new Database<Schema>(name, VERSION, (db) => {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('sheet', 'sheet');
      db.createObjectStore('deleted', { keyPath: 'id' }).createIndex('sheet', 'sheet');
    });
  }

  #write<T>(task: (stores: Writing) => Promise<T>): Promise<T> {
    return this.#db.write(['games', 'deleted'], (tx) => task({ games: tx.objectStore('games'), deleted: tx.objectStore('deleted') }));
  }

  /** All finished games, the newest first. */
  async all(): Promise<FinishedGame[]> {
    return newestFirst(await this.#db.all('games'));
  }

  /** Saves a finished game without duplicates: a correction updates the stored game, but not its note or date. */
  keep(game: FinishedGame): Promise<KeepResult> {
    return this.#write(async ({ games, deleted }) => {
      const keys = keysOf(game);
      if ((await deleted.index('sheet').getAll(game.sheet)).some((one) => keysOf(one).some((key) => keys.includes(key)))) return 'deleted';
      const known = new GameFinder(await games.index('sheet').getAll(game.sheet)).find(game);
      if (known === undefined) {
        await games.put(game);
        return 'kept';
      }
      // The My games page in another tab may see the end of the game before the sheet saves it with its date.
      const isDatedNow = game.isDated && !known.isDated;
      if (hasSameContent(known, game) && !isDatedNow) return 'known';
      const { id, note, noted } = known;
      // A game that continued after its end gets a new date when it ends again.
      const { finished, isDated } = isDatedNow || (known.result === null && game.result !== null) ? game : known;
      const winner = noted > 0 && known.winner !== '' ? known.winner : game.winner;
      await games.put({ ...game, id, finished, isDated, note, noted, winner });
      return 'changed';
    });
  }

  /** Changes the note or the winner of a game, and nothing else. */
  remark(id: string, remark: Partial<Remark>, now: number): Promise<void> {
    return this.#write(async ({ games }) => {
      const game = await games.get(id);
      if (game !== undefined) await games.put({ ...game, ...remark, noted: now });
    });
  }

  /** Deletes a game with its names and points. */
  drop({ id, sheet, entryIds }: FinishedGame): Promise<void> {
    return this.#write(async ({ games, deleted }) => {
      await games.delete(id);
      await deleted.put({ id, sheet, entryIds });
    });
  }

  /** Adds the games of a backup: games that are already here are merged, and deleted ones come back. */
  restore(backup: readonly FinishedGame[]): Promise<Restored> {
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
