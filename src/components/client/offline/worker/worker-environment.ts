// What the logic of the service worker uses of the browser. Tests pass a substitute.
import type { Caches } from '../own-caches.ts';

export interface WorkerEnvironment {
  readonly caches: Caches;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** How long the host may send nothing before it counts as unreachable, in milliseconds. */
  readonly silence: number;
  /** Unzips; null if the browser cannot: every file is then fetched and stored alone. */
  readonly unzip: ((bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>) | null;
  /** Ids of the open windows. */
  readonly windows: () => Promise<readonly string[]>;
  /** Whether a worker of another edition is installing or waiting. */
  readonly coming: () => boolean;
  /** Checks the host for a newer worker; resolves when that is known. */
  readonly update: () => Promise<void>;
  readonly now: () => number;
  /** Whether data saver is on. */
  readonly metered: () => boolean;
}

/** A request from a window to the worker. */
export interface FetchRequest {
  readonly request: Request;
  /** Ids of the window that sent the request, and of the one that a navigation will create. */
  readonly client: string;
  readonly resulting: string;
  /** Lets work go on after the response. */
  readonly later: (work: Promise<unknown>) => void;
}
