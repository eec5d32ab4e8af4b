// This page in its tab, among the other tabs of the site: who writes, and who is still open.
import { type StorageArea, storageArea } from './storage-area.ts';

const NAME = 'hoyle.tab';
/** A page that is being loaded again holds its tab's name a moment longer; another tab with the same name, made as its double, holds it on. */
const A_MOMENT = 1000;
const anyName = (): string => Math.random().toString(36).slice(2, 10);

/** What the device keeps, for all tabs. */
export const device: StorageArea = storageArea(() => localStorage);

const pockets = (): Record<string, string> => (history.state as { pockets?: Record<string, string> } | null)?.pockets ?? {};
const inHistory = (held: Record<string, string>) => history.replaceState({ ...(history.state as object | null), pockets: held }, '');
/** The tab's place in its history: it lasts through a reload where storage is refused or full. */
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
/** What a tab keeps for itself: in its session, or in its history where that is refused. */
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
 * A page as it was loaded, in a tab that outlives a reload. Where the browser knows no locks, no other tab is known to be gone.
 * A tab that was made as another's double comes with its name; until it is known whose that is, what is done here is signed by the page alone.
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
    // A page that holds a lock is not kept for the way back.
    addEventListener('pagehide', () => this.#release?.());
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#surely = this.#hold();
    });
  }

  /** Who signs what is done here. */
  get tab(): string {
    return this.#isSure ? this.#name : this.page;
  }
  /** What the tab is called until it is known to be another's double: drafts are kept under it from the first moment on. */
  get name(): string {
    return this.#name;
  }

  #remember(): void {
    try {
      ownShelf.write(NAME, this.#name);
    } catch {
      // After a reload it is another tab.
    }
  }

  /** Holds the page's name and the tab's; the tab has another where somebody else goes on holding that one. */
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

  /** Finds out which tabs are open, and who this one is. */
  async look(): Promise<void> {
    await this.#surely;
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) return;
    const { held = [], pending = [] } = await locks.query();
    this.#open = new Set([...held, ...pending].flatMap(({ name }) => (name?.startsWith(`${NAME}.`) === true ? [name.slice(NAME.length + 1)] : [])));
  }

  /** Whether a tab is known to be closed, as of the last look. What this page signed before it knew its tab is its own to take back. */
  readonly isGone = (tab: string): boolean => tab !== this.tab && (tab === this.page || (this.#open !== null && !this.#open.has(tab)));

  /** Whether this tab is known to be the only one, as of the last look. */
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
