// "Take it with you": downloads the whole site to the device, with a progress bar and a message at the end. Loaded on the page that has <hoyle-offline>.
import { type EditionFiles, LIST, sizeOfAll } from '../../../lib/editions/edition-files.ts';
import { openNewest } from './load.ts';
import { ask } from './message-worker.ts';
import { isMetered } from './metered.ts';

/** How long the download may make no progress before it is reported as stopped, in milliseconds: the browser may have ended the worker. */
const PATIENCE = 30_000;

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e5)) / 10} MB`;

const STOPPED: Readonly<Record<string, string>> = {
  offline: 'It stopped: the network is gone. What has come is kept; press again to go on.',
  busy: 'It stopped: the site is in trouble just now. What has come is kept; press again in a minute.',
  room: 'It stopped: this device has no room for all of it. What has come is kept, and every page that you open is kept as before.',
};

/** Resolves when the new edition's worker is registered, or after three seconds: the old worker reports a new edition sooner than the browser does. */
const found = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  registration.installing !== null || registration.waiting !== null
    ? Promise.resolve()
    : new Promise((done) => {
        registration.addEventListener('updatefound', done, { once: true });
        setTimeout(done, 3000);
      });

class TakeAlong extends HTMLElement {
  #turn = 0;
  /** The worker that downloads. */
  #worker: ServiceWorker | null = null;

  connectedCallback(): void {
    const button = this.querySelector('button');
    if (button === null) throw new Error('<hoyle-offline> needs a button, a progress and an output');
    if (!('serviceWorker' in navigator)) {
      button.disabled = true;
      this.#say('This browser cannot keep a site for later. Every page can still be printed.');
      return;
    }
    button.addEventListener('click', () => void this.#take(button));
    const look = () =>
      void navigator.serviceWorker.ready.then(({ active }) => {
        if (active === null) return;
        ask(active, 'how-much', ({ whole, size, left, wire }) => {
          if (whole === true) void this.#done();
          else if (typeof size === 'number') void this.#sayAmount(size, Number(left), Number(wire));
        });
      });
    look();
    void this.#listed();
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      // On a first visit the downloading worker takes control of the page only now.
      const { controller } = navigator.serviceWorker;
      if (button.disabled && this.#worker !== null && controller !== this.#worker)
        this.#stop('Another edition was opened meanwhile. Press again to take all of it.');
      look();
    });
  }

  /** Shows the size of the whole site from the list of its files, if no worker is active yet. */
  async #listed(): Promise<void> {
    if ((await navigator.serviceWorker.getRegistration().catch(() => undefined))?.active != null) return;
    try {
      const list = (await (await fetch(LIST)).json()) as EditionFiles;
      const size = sizeOfAll(list);
      await this.#sayAmount(size, size, list.wire);
    } catch {
      // Without a network nothing can be downloaded, so no size is shown.
    }
  }

  async #sayAmount(size: number, left: number, wire: number): Promise<void> {
    const said = this.querySelector('[data-amount]');
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
    const room = quota - usage;
    if (said === null || this.#turn > 0) return;
    const isSome = left < size * 0.97;
    said.textContent = [
      `${isSome ? 'The rest' : 'All of it'} is about ${megabytes((wire * left) / size)} to fetch, and takes ${megabytes(left)} of the room here.`,
      quota > 0 && room < left ? `There is room for ${megabytes(room)} only.` : '',
      isMetered() ? 'Data saver is on: nothing of it is fetched before you press.' : '',
    ]
      .filter((text) => text !== '')
      .join(' ');
  }

  #say(text: string): void {
    const said = this.querySelector('output');
    if (said !== null) said.value = text;
  }

  #show(bar: boolean, pressable: boolean): HTMLProgressElement {
    const progress = this.querySelector('progress') as HTMLProgressElement;
    const button = this.querySelector('button') as HTMLButtonElement;
    progress.hidden = !bar;
    button.hidden = false;
    button.disabled = !pressable;
    return progress;
  }

  async #done(): Promise<void> {
    this.#turn += 1;
    this.#show(false, false);
    (this.querySelector('button') as HTMLButtonElement).hidden = true;
    this.querySelector('[data-amount]')?.replaceChildren();
    const isKept = await navigator.storage?.persisted?.().catch(() => false);
    const held = isKept
      ? ' The browser keeps it until you clear it.'
      : ' The browser may let go of it when room runs short; a site that is installed is held longer.';
    this.#say(`The whole site is on this device. It works with no network, search and scorers included.${held}`);
  }

  #stop(text: string): void {
    this.#turn += 1;
    this.#show(false, true);
    this.#say(text);
  }

  async #take(button: HTMLButtonElement): Promise<void> {
    const turn = ++this.#turn;
    this.#show(true, false);
    this.#say('Fetching …');
    // Some browsers ask the reader for permission. The download goes on even if it is refused.
    void navigator.storage?.persist?.().catch(() => false);
    const registration = await Promise.race([navigator.serviceWorker.ready, new Promise<null>((done) => setTimeout(done, PATIENCE, null))]);
    if (turn !== this.#turn) return;
    if (registration?.active == null) return this.#stop('The site could not be kept yet: not all of it can be fetched just now. Press again in a minute.');
    let patience = 0;
    const wait = () => {
      clearTimeout(patience);
      patience = window.setTimeout(() => turn === this.#turn && this.#stop('It stopped. What has come is kept; press again to go on.'), PATIENCE);
    };
    wait();
    this.#worker = registration.active;
    ask(registration.active, 'take-all', ({ done, of, finished, failed }) => {
      if (turn !== this.#turn) return;
      wait();
      if (finished === true) return void this.#done();
      if (failed === 'gone') return void found(registration).then(() => turn === this.#turn && this.#begunAgain(registration, button));
      if (typeof failed === 'string') return this.#stop(STOPPED[failed] ?? STOPPED.busy ?? '');
      const bar = this.#show(true, false);
      bar.max = Number(of);
      bar.value = Number(done);
      this.#say(`${Math.round((Number(done) / Number(of)) * 100)} of 100`);
    });
  }

  /** The host has a new edition by now. The two are not mixed: the new edition's worker downloads all of it before it is ready. */
  #begunAgain(registration: ServiceWorkerRegistration, button: HTMLButtonElement): void {
    const next = registration.installing;
    if (registration.waiting !== null) {
      this.#stop('A new edition came out meanwhile, and is here. Open it; nothing of the two is mixed.');
      const open = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Open it' });
      open.addEventListener('click', () => void openNewest());
      button.after(' ', open);
      return;
    }
    if (next === null) {
      this.#stop('It stopped: the site is being changed just now. What has come is kept; press again in a minute.');
      return;
    }
    this.#show(true, false).removeAttribute('value');
    this.#say('A new edition came out meanwhile. All of that one is fetched instead; nothing of the two is mixed.');
    const turn = ++this.#turn;
    next.addEventListener('statechange', () => {
      if (turn !== this.#turn) return;
      if (next.state === 'redundant') this.#stop('It stopped: the new edition is not whole on the site yet. Press again in a minute.');
      else if (registration.waiting === next) this.#begunAgain(registration, button);
    });
  }
}
customElements.define('hoyle-offline', TakeAlong);

// The service worker serves this page in place of one that is not cached.
const page = document.querySelector<HTMLElement>('[data-offline]');
const own = page?.dataset.offline ?? '';
if (page !== null && location.pathname !== own) void import('./missing-page.ts').then(({ showMissing }) => showMissing(page, own));
