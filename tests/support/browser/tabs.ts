// Browser tabs that share one storage, as in real browsers: each sees its own writes at once, and those of the others after a storage event.

import { MemoryStorage, type StorageArea } from '../../../src/components/client/device/storage-area.ts';
import { Drafts } from '../../../src/components/client/forms/drafts.ts';
import { SheetController } from '../../../src/components/client/sheet/controller.ts';
import type { Raw } from '../../../src/rules-engine/index.ts';

interface Writing {
  readonly by: number;
  readonly name: string;
  readonly text: string | null;
}

/** A tab with one sheet open. */
export interface OpenTab {
  readonly controller: SheetController;
  readonly drafts: Drafts;
  readonly tab: string;
}

/** A fixed number of slots for tabs, each open or closed. */
export class Browser {
  readonly #sheet: string;
  /** Every write, in the order in which the device received it. */
  #writings: Writing[] = [];
  readonly #seen: number[] = [];
  readonly #sessions: MemoryStorage[] = [];
  readonly #asleep = new Set<number>();
  readonly open: (OpenTab | null)[] = [];
  /** Quotas in characters: of the device, and of each tab's own storage (`ownRoom`). */
  room = Number.POSITIVE_INFINITY;
  ownRoom = Number.POSITIVE_INFINITY;
  #pages = 0;

  constructor(sheet: string, tabs: number) {
    this.#sheet = sheet;
    for (let n = 0; n < tabs; n++) {
      this.open.push(null);
      this.#seen.push(0);
      this.#sessions.push(new MemoryStorage());
    }
  }

  /** A stored text as a tab sees it, or as it is on the device if no tab is given. */
  #read(name: string, at?: number): string | null {
    const seen = at === undefined ? this.#writings.length : (this.#seen[at] ?? 0);
    return this.#writings.findLast((one, n) => one.name === name && (n < seen || one.by === at))?.text ?? null;
  }
  #shelf(at: number): StorageArea {
    return {
      read: (name) => this.#read(name, at),
      write: (name, text) => {
        if (text.length > this.room && text.length > (this.#read(name, at)?.length ?? 0)) throw new DOMException('no room', 'QuotaExceededError');
        this.#writings.push({ by: at, name, text });
      },
      drop: (name) => {
        this.#writings.push({ by: at, name, text: null });
      },
      names: () => [...new Set(this.#writings.map(({ name }) => name))].filter((name) => this.#read(name, at) !== null),
    };
  }
  #ownShelf(at: number): StorageArea {
    const pocket = this.#sessions[at] ?? new MemoryStorage();
    return {
      read: (name) => pocket.read(name),
      write: (name, text) => {
        if (text.length > this.ownRoom) throw new DOMException('no room', 'QuotaExceededError');
        pocket.write(name, text);
      },
      drop: (name) => pocket.drop(name),
      names: () => pocket.names(),
    };
  }

  readonly isGone = (tab: string): boolean => !this.open.some((one) => one?.tab === tab);
  /** The tab in a slot; opens one if there is none. */
  at(n: number): OpenTab {
    this.#awake(n);
    return this.open[n] ?? this.load(n);
  }

  /** Loads the page: in the tab that was there, or, after a crash, in a new tab without session storage. */
  load(n: number, crashed = false): OpenTab {
    this.#notifyOthers(n);
    this.#asleep.delete(n);
    const page = `p${++this.#pages}`;
    if (crashed || this.open[n] === null) this.#sessions[n] = new MemoryStorage();
    const own = this.#ownShelf(n);
    const tab = own.read('tab') ?? page;
    if (own.read('tab') === null) this.#sessions[n]?.write('tab', tab);
    this.#seen[n] = this.#writings.length;
    const by = { page, tab };
    const made = {
      controller: new SheetController(this.#sheet, by, this.#shelf(n), own),
      drafts: new Drafts(this.#sheet, { name: tab }, this.#shelf(n), own),
      tab,
    };
    this.open[n] = made;
    made.controller.open();
    if (this.open.every((one, at) => at === n || one === null)) made.controller.tidy();
    return made;
  }
  close(n: number): void {
    this.#notifyOthers(n);
    this.open[n] = null;
  }

  /** Loading or closing a page takes longer than a storage event, so the other tabs first receive all events so far. */
  #notifyOthers(n: number): void {
    this.open.forEach((_, at) => {
      while (at !== n && this.tell(at));
    });
  }
  /** Delivers the next write of another tab to a tab. Returns whether there was one. */
  tell(n: number): boolean {
    if (this.#asleep.has(n)) return false;
    while ((this.#seen[n] ?? 0) < this.#writings.length) {
      const writing = this.#writings[this.#seen[n] ?? 0];
      this.#seen[n] = (this.#seen[n] ?? 0) + 1;
      if (writing === undefined || writing.by === n || this.open[n] === null) continue;
      this.open[n]?.controller.storageChanged(writing.name, writing.text);
      return true;
    }
    return false;
  }
  /** Freezes a tab, after all pending events. It gets no events for writes while it is frozen, but can read them once it is active again. */
  sleep(n: number): void {
    this.#notifyOthers(n);
    while (this.tell(n));
    this.#asleep.add(n);
  }
  #awake(n: number): void {
    if (this.#asleep.delete(n)) this.#seen[n] = this.#writings.length;
  }
  /** Wakes every tab and delivers all events. */
  settle(): void {
    for (const [n, one] of this.open.entries()) {
      this.#awake(n);
      one?.controller.wake();
    }
    let told = true;
    for (let n = 0; told; n++) {
      if (n > 500) throw new Error('the tabs never come to rest');
      told = this.open.map((_, at) => this.tell(at)).includes(true);
    }
  }

  /** Writes to the device from outside. Every tab can read it, and none gets an event. */
  put(name: string, text: string | null): void {
    this.#writings.push({ by: -1, name, text });
    this.#seen.fill(this.#writings.length);
  }
  onDevice(name: string): string | null {
    return this.#read(name);
  }
}

/** The entries that a tab shows. */
export const shownIn = ({ controller }: OpenTab): Raw[] => controller.entries.map(({ words }) => words);
