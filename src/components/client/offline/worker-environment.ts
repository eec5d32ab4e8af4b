// What the service worker's logic touches of the browser. A test hands it another.
import type { Caches } from './own-caches.ts';

export interface WorkerEnvironment {
  readonly caches: Caches;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** For so many milliseconds the host may send nothing before it counts as gone. */
  readonly silence: number;
  /** Unzips; null where the browser cannot: every file is then fetched and kept on its own. */
  readonly unzip: ((bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>) | null;
  /** Ids of the windows that are open. */
  readonly windows: () => Promise<readonly string[]>;
  /** Whether a worker of another edition is on its way or waits. */
  readonly coming: () => boolean;
  /** Asks the host for its newest worker; resolves when that is known. */
  readonly update: () => Promise<void>;
  readonly now: () => number;
  /** Whether the reader has asked for little to be fetched: data saver. */
  readonly metered: () => boolean;
}

/** What a window asks of the worker. */
export interface FetchRequest {
  readonly request: Request;
  /** The window that asks, and the one that a navigation will make. */
  readonly client: string;
  readonly resulting: string;
  /** Lets work go on when the answer is given. */
  readonly later: (work: Promise<unknown>) => void;
}
