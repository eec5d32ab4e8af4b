// This page in its tab, among the other tabs of the site: who writes, and who is still open.
import { type Shelf, shelfOf } from './shelf.ts';

const NAME = 'hoyle.tab';
/** A page that is being loaded again holds its tab's name a moment longer; another tab with the same name, made as its double, holds it on. */
const A_MOMENT = 1000;
const anyName = (): string => Math.random().toString(36).slice(2, 10);

/** What the device keeps, for all tabs. */
export const device: Shelf = shelfOf(() => localStorage);

const pockets = (): Record<string, string> => (history.state as { pockets?: Record<string, string> } | null)?.pockets ?? {};
const inHistory = (held: Record<string, string>) => history.replaceState({ ...(history.state as object | null), pockets: held }, '');
/** The tab's place in its history: it lasts through a reload where storage is refused or full. */
const journey: Shelf = {
  read: (name) => pockets()[name] ?? null,
  write: (name, text) => inHistory({ ...pockets(), [name]: text }),
  drop: (name) => {
    if (name in pockets()) inHistory(Object.fromEntries(Object.entries(pockets()).filter(([one]) => one !== name)));
  },
  names: () => Object.keys(pockets()),
};
const session = shelfOf(() => sessionStorage);

const either = <T>(first: () => T, second: () => T): T => {
  try {
    return first();
  } catch {
    return second();
  }
};
/** What a tab keeps for itself: in its session, or in its history where that is refused. */
export const ownShelf: Shelf = {
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

/** A page as it was loaded, in a tab that outlives a reload. Where the browser knows no locks, no other tab is known to be gone. */
class Tab {
  readonly page = anyName();
  tab: string;
  #open: ReadonlySet<string> | null = null;
  #release: (() => void) | null = null;

  constructor() {
    this.tab = ownShelf.read(NAME) ?? this.page;
    this.#remember();
    this.#hold();
    // A page that holds a lock is not kept for the way back.
    addEventListener('pagehide', () => this.#release?.());
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#hold());
  }

  #remember(): void {
    try {
      ownShelf.write(NAME, this.tab);
    } catch {
      // After a reload it is another tab.
    }
  }

  #hold(): void {
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) return;
    const released = new Promise<void>((done) => {
      this.#release = done;
    });
    locks
      .request(`${NAME}.${this.tab}`, { signal: AbortSignal.timeout(A_MOMENT) }, () => released)
      .catch(() => {
        if (this.tab === this.page) return;
        this.tab = this.page;
        this.#remember();
        this.#hold();
      });
  }

  /** Finds out which tabs are open. */
  async look(): Promise<void> {
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) return;
    const { held = [], pending = [] } = await locks.query();
    this.#open = new Set([...held, ...pending].flatMap(({ name }) => (name?.startsWith(`${NAME}.`) === true ? [name.slice(NAME.length + 1)] : [])));
  }

  /** Whether a tab is known to be closed, as of the last look. */
  readonly isGone = (tab: string): boolean => this.#open !== null && tab !== this.tab && !this.#open.has(tab);

  /** Whether this tab is known to be the only one, as of the last look. */
  get isAlone(): boolean {
    return this.#open !== null && [...this.#open].every((one) => one === this.tab);
  }
}

let here: Tab | null = null;
/** This page in its tab. */
export function thisTab(): Tab {
  here ??= new Tab();
  return here;
}
