// What the worker writes down for itself: it sleeps and forgets, and the next edition's has to know it too.
import type { WorkerEnvironment } from './worker-environment.ts';

const HOUSE = 'hoyle.house';

export class Flags {
  readonly #world: WorkerEnvironment;
  constructor(world: WorkerEnvironment) {
    this.#world = world;
  }

  async has(name: string): Promise<boolean> {
    return (await this.read(name)) !== null;
  }
  async read(name: string): Promise<string | null> {
    const note = await (await this.#world.caches.open(HOUSE)).match(name);
    return note === undefined ? null : note.text();
  }
  async write(name: string, text: string = 'yes'): Promise<void> {
    await (await this.#world.caches.open(HOUSE)).put(name, new Response(text));
  }
  async strike(name: string): Promise<void> {
    await (await this.#world.caches.open(HOUSE)).delete(name);
  }
}
