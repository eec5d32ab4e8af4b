// Flags that the worker stores: it loses its memory when the browser stops it, and the next edition's worker needs them too.
import type { WorkerEnvironment } from './worker-environment.ts';

/** Not renamed: devices already have a cache of this name. */
const CACHE = 'hoyle.house';

export class Flags {
  readonly #environment: WorkerEnvironment;
  constructor(environment: WorkerEnvironment) {
    this.#environment = environment;
  }

  async has(name: string): Promise<boolean> {
    return (await this.read(name)) !== null;
  }
  async read(name: string): Promise<string | null> {
    const note = await (await this.#environment.caches.open(CACHE)).match(name);
    return note === undefined ? null : note.text();
  }
  async write(name: string, text: string = 'yes'): Promise<void> {
    await (await this.#environment.caches.open(CACHE)).put(name, new Response(text));
  }
  async strike(name: string): Promise<void> {
    await (await this.#environment.caches.open(CACHE)).delete(name);
  }
}
