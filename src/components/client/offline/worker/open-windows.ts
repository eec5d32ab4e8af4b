// Which window shows which edition. This is stored, because a worker loses its memory when the browser stops it.
import type { WorkerEnvironment } from './worker-environment.ts';

const BOOK = 'hoyle.windows';
/** How long a window that is not found counts as loading, in milliseconds. */
const ARRIVING = 60_000;

export class OpenWindows {
  readonly #environment: WorkerEnvironment;
  readonly #known = new Map<string, string>();

  constructor(environment: WorkerEnvironment) {
    this.#environment = environment;
  }

  /** Sets the edition that a window will show; `arrived` if the window itself has reported it. */
  async set(id: string, edition: string, arrived = false): Promise<void> {
    if (id === '' || (!arrived && this.#known.get(id) === edition)) return;
    this.#known.set(id, edition);
    await (await this.#environment.caches.open(BOOK)).put(`/${id}`, new Response(`${edition} ${arrived ? 0 : this.#environment.now()}`));
  }

  /** The edition of a window; null if it is not known. */
  async get(id: string): Promise<string | null> {
    if (id === '') return null;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const written = await (await this.#environment.caches.open(BOOK)).match(`/${id}`);
    const edition = written === undefined ? null : ((await written.text()).split(' ')[0] ?? null);
    if (edition !== null) this.#known.set(id, edition);
    return edition;
  }

  /** The editions of all windows that are open or loading. Entries of closed windows are deleted. */
  async editions(): Promise<Set<string>> {
    const book = await this.#environment.caches.open(BOOK);
    const open = new Set(await this.#environment.windows());
    const found = new Set<string>();
    for (const request of await book.keys()) {
      const id = new URL(request.url).pathname.slice(1);
      const [edition = '', since = '0'] = ((await (await book.match(request))?.text()) ?? '').split(' ');
      if (open.has(id) || this.#environment.now() - Number(since) < ARRIVING) found.add(edition);
      else {
        await book.delete(request);
        this.#known.delete(id);
      }
    }
    return found;
  }
}
