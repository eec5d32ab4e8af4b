// Loads code on demand, and says why it did not load. Every page loads this module at once: after a new edition is published, it could no longer be fetched.
import { type EditionFiles, LIST } from '../../../lib/editions/edition-files.ts';
import { keepEntries } from './pending-entries.ts';

/** Why a file did not load, and whether the page has to be reloaded. */
export interface LoadFailure {
  readonly said: string;
  readonly reload: boolean;
}
const again = (said: string): LoadFailure => ({ said: `${said} What you entered is kept; press again then.`, reload: false });
const reload = (said: string): LoadFailure => ({ said: `${said} Reload it; what you entered is kept.`, reload: true });

const NO_NETWORK = again('This part of the page is not on this device: it comes when there is a network.');
const IN_TROUBLE = again('The site has not all of its files just now: try in a minute.');
const DAMAGED = again('This part of the page is damaged on this device: it mends itself when there is a network.');
const GONE = reload('This page is of an edition that is no longer on the site.');
const STUCK = reload('This part of the page did not come at first, and now it can.');
const SLOW: LoadFailure = {
  said: 'This part of the page has not come: the site is slow or does not respond. Wait a minute, then reload the page; what you entered is kept.',
  reload: true,
};
/** How long a page waits for code after a press before it says what to do, in milliseconds. */
const PATIENCE = 10_000;
/** The worker's error responses. If the host lacks the right file, the host's list shows whether it has another edition. */
const REFUSED: Readonly<Record<string, LoadFailure>> = { offline: NO_NETWORK, damaged: DAMAGED };

export const shownEdition = (): string => document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '';

/** A file did not load; `hindrance` says what to do. */
export class LoadError extends Error {
  readonly hindrance: LoadFailure;
  constructor(hindrance: LoadFailure, cause?: unknown) {
    super(hindrance.said, { cause });
    this.hindrance = hindrance;
  }
}

/** Rejects if the work takes too long, so that a request that hangs is reported like one that failed. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new LoadError(SLOW)), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Finds out why code did not load, and requests it past every cache, so that a file that was missing for a moment is not cached as missing. Null if all
 * of it is there now. Without an address, requests all the code that pages share.
 */
async function hindrance(address?: string): Promise<LoadFailure | null> {
  let list: EditionFiles;
  try {
    const refused = REFUSED[(address === undefined ? null : (await fetch(address)).headers.get('X-Hoyle-Refused')) ?? ''];
    if (refused !== undefined) return refused;
    const answer = await fetch(LIST, { cache: 'no-cache' });
    if (!answer.ok) return IN_TROUBLE;
    const text = await answer.text();
    list = JSON.parse(text) as EditionFiles;
  } catch (error) {
    return error instanceof SyntaxError ? IN_TROUBLE : NO_NETWORK;
  }
  if (list.edition !== shownEdition()) return GONE;
  const shared = Object.keys(list.files).filter((path) => (address === undefined ? /\/_astro\/.*js$/ : /\/engine\//).test(path));
  const paths = address === undefined ? shared : [address, ...shared];
  const came = await Promise.all(
    paths.map((path) =>
      fetch(path, { cache: 'reload' }).then(
        ({ ok, headers }) => (ok ? null : (REFUSED[headers.get('X-Hoyle-Refused') ?? ''] ?? IN_TROUBLE)),
        () => NO_NETWORK,
      ),
    ),
  );
  return came.find((one) => one !== null) ?? null;
}

/** Whether something did not load because it is not on the device and there is no network. */
export const isOffline = (error: unknown): boolean => error instanceof LoadError && error.hindrance === NO_NETWORK;

/** Rejects with the reason why a file did not load; `cause` is the error of the browser or a library. */
export async function failureOf(address?: string, cause?: unknown): Promise<never> {
  throw new LoadError((await inTime(hindrance(address))) ?? STUCK, cause ?? address);
}

/** Logs an unexpected error. A LoadError is not logged: it is shown where the file is needed. */
export function report(error: unknown): void {
  if (!(error instanceof LoadError)) console.error(error);
}

/** Loads a module, and tries again if it failed and nothing is in the way now. Rejects with LoadError. */
const moduleFrom = <T>(first: () => Promise<T>, again: () => Promise<T>, address?: string): Promise<T> =>
  inTime(
    first().catch(async () => {
      const found = await hindrance(address);
      if (found !== null) throw new LoadError(found);
      return again().catch((cause: unknown) => {
        throw new LoadError(STUCK, cause);
      });
    }),
  );

/** Loads a module by its address, the second time by another address: a browser may cache a failure. Rejects with LoadError. */
export function loadEngine<T>(address: string): Promise<T> {
  const fetched = (from: string) => import(/* @vite-ignore */ from) as Promise<T>;
  return moduleFrom(
    () => fetched(address),
    () => fetched(`${address}${address.includes('?') ? '&' : '?'}again=${Date.now()}`),
    address,
  );
}

/** Loads one of the page's own modules by the function that imports it. Rejects with LoadError. */
export const loadPart = <T>(part: () => Promise<T>): Promise<T> => moduleFrom(part, part);

/** Opens the newest edition available and keeps what was entered. If a new worker is waiting, it takes over. */
export async function openNewest(): Promise<void> {
  keepEntries();
  const waiting = (await navigator.serviceWorker?.getRegistration().catch(() => undefined))?.waiting;
  if (waiting == null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
  // If it cannot take over, the reader gets what the host has.
  setTimeout(() => location.reload(), 3000);
}

/** The error message for the user, with a reload button if that helps. */
export function sayLoadError(error: unknown): HTMLElement {
  // All unexpected errors look the same to the reader; developers find the cause in the console.
  if (!(error instanceof LoadError) || error.hindrance === STUCK) console.error(error, error instanceof Error ? error.cause : '');
  const { said, reload: reloads } = error instanceof LoadError ? error.hindrance : STUCK;
  const words = Object.assign(document.createElement('p'), { className: 'problem not-come' });
  words.setAttribute('role', 'alert');
  words.append(said);
  if (!reloads) return words;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload the page' });
  button.addEventListener('click', () => void openNewest());
  words.append(' ', button);
  return words;
}
