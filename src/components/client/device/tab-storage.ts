// Identifies this page and its tab among the other tabs of the site, and finds out which tabs are still open.
import { type StorageArea, storageArea } from './storage-area.ts';

const NAME = 'hoyle.tab';
/** How long to wait for the lock of the tab's name, in ms: a page being reloaded soon releases it, the original of a duplicated tab keeps it. */
const A_MOMENT = 1000;
const anyName = (): string => Math.random().toString(36).slice(2, 10);

/** The storage of the device, shared by all tabs. */
export const device: StorageArea = storageArea(() => localStorage);

const pockets = (): Record<string, string> => (history.state as { pockets?: Record<string, string> } | null)?.pockets ?? {};
const inHistory = (held: Record<string, string>) => history.replaceState({ ...(history.state as object | null), pockets: held }, '');
/** The state of the tab's history entry: it survives a reload even if storage is blocked or full. */
const journey: StorageArea = {
  read: (name) => pockets()[name] ?? null,
  write: (name, text) => inHistory({ ...pockets(), [name]: text }),
  drop: (name) => {
    if (name in pockets()) inHistory(Object.fromEntries(Object.entries(pockets()).filter(([one]) => one !== name)));
  },
  names: () => Object.keys(pockets()),
};
const session = storageArea(() => sessionStorage);

const either = <T>(first: () => T, second: () => T): T => {
  try {
    return first();
  } catch {
    return second();
  }
};
/** The storage of this tab: sessionStorage, or the history state if that is blocked or full. */
export const ownShelf: StorageArea = {
  read: (name) =>
    journey.read(name) ??
    either(
      () => session.read(name),
      () => null,
    ),
  write: (name, text) =>
    either(
      () => {
        session.write(name, text);
        journey.drop(name);
      },
      () => journey.write(name, text),
    ),
  drop: (name) => {
    journey.drop(name);
    either(
      () => session.drop(name),
      () => undefined,
    );
  },
  names: () => [
    ...journey.names(),
    ...either(
      () => session.names(),
      () => [],
    ),
  ],
};

/**
 * One load of a page, in a tab that survives reloads. In a browser without the Web Locks API, no other tab is known to be closed.
 * A duplicated tab starts with the name of the original. Until it is known which tab owns the name, changes are signed with the page's name.
 */
class Tab {
  readonly page = anyName();
  #name: string;
  #isSure = false;
  #surely: Promise<void>;
  #open: ReadonlySet<string> | null = null;
  #release: (() => void) | null = null;

  constructor() {
    this.#name = ownShelf.read(NAME) ?? this.page;
    this.#remember();
    this.#surely = this.#hold();
    // A page that holds a lock is not kept in the back/forward cache.
    addEventListener('pagehide', () => this.#release?.());
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#surely = this.#hold();
    });
  }

  /** The name with which changes made here are signed. */
  get tab(): string {
    return this.#isSure ? this.#name : this.page;
  }
  /** The tab's name, unless the tab turns out to be a duplicate. Drafts are stored under it from the start. */
  get name(): string {
    return this.#name;
  }

  #remember(): void {
    try {
      ownShelf.write(NAME, this.#name);
    } catch {
      // Not stored: after a reload this counts as another tab.
    }
  }

  /** Locks the names of the page and the tab. If another tab keeps the lock of the tab's name, the tab takes the page's name. */
  async #hold(): Promise<void> {
    const locks = navigator.locks as LockManager | undefined;
    if (locks !== undefined) {
      const released = new Promise<void>((done) => {
        this.#release = done;
      });
      const held = (name: string) =>
        new Promise<void>((granted, refused) => {
          const signal = name === this.page ? undefined : AbortSignal.timeout(A_MOMENT);
          const holding = () => {
            granted();
            return released;
          };
          locks.request(`${NAME}.${name}`, signal === undefined ? {} : { signal }, holding).catch(refused);
        });
      const own = held(this.page).catch(() => undefined);
      if (this.#name !== this.page)
        await held(this.#name).catch(() => {
          this.#name = this.page;
          this.#remember();
        });
      await own;
    }
    this.#isSure = true;
  }

  /** Finds out which tabs are open, once this tab's own name is certain. */
  async look(): Promise<void> {
    await this.#surely;
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) return;
    const { held = [], pending = [] } = await locks.query();
    this.#open = new Set([...held, ...pending].flatMap(({ name }) => (name?.startsWith(`${NAME}.`) === true ? [name.slice(NAME.length + 1)] : [])));
  }

  /** Whether a tab is known to be closed, as of the last `look`. What this page signed with its own name may be taken over, so that name counts as closed. */
  readonly isGone = (tab: string): boolean => tab !== this.tab && (tab === this.page || (this.#open !== null && !this.#open.has(tab)));

  /** Whether this tab is known to be the only one, as of the last `look`. */
  get isAlone(): boolean {
    return this.#open !== null && [...this.#open].every((one) => one === this.tab || one === this.page);
  }
}

let here: Tab | null = null;
/** This page in its tab. */
export function thisTab(): Tab {
  here ??= new Tab();
  return here;
}
