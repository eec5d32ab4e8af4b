// Code that is fetched when it is asked for, and what to say when it does not come. Every page fetches this as soon as it stands: after a new
// edition has come out, what says so could not be fetched any more.
import { type EditionFiles, LIST } from '../../../lib/editions/edition-files.ts';
import { keepEntries } from './pending-entries.ts';

/** What stands in the way of a file, and whether the page has to be loaded again. */
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
/** How long code is waited for after a press before the page says what to do, in milliseconds. */
const PATIENCE = 10_000;
/** What the worker's refusals mean; when the host has not the right file, it is the host's list that tells whether it has another edition. */
const REFUSED: Readonly<Record<string, LoadFailure>> = { offline: NO_NETWORK, damaged: DAMAGED };

export const shownEdition = (): string => document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '';

/** A file did not come; the hindrance says what to do. */
export class LoadError extends Error {
  readonly hindrance: LoadFailure;
  constructor(hindrance: LoadFailure, cause?: unknown) {
    super(hindrance.said, { cause });
    this.hindrance = hindrance;
  }
}

/** Work that is late rejects: a request that hangs is told like one that failed. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new LoadError(SLOW)), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Finds out why some code did not come, and asks for it past every cache, so that one that was missing for a moment is not remembered as
 * missing. Null when all of it is there now. Without addresses, all the code that pages share is asked for.
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

/** Whether something did not come because it is not on the device and there is no network. */
export const isOffline = (error: unknown): boolean => error instanceof LoadError && error.hindrance === NO_NETWORK;

/** Rejects with the reason why a file has not come; `cause` is what the browser or a library said of it. */
export async function failureOf(address?: string, cause?: unknown): Promise<never> {
  throw new LoadError((await inTime(hindrance(address))) ?? STUCK, cause ?? address);
}

/** Tells the console of an error that nobody foresaw; of a file that did not come, whoever misses it is told where it is missed. */
export function report(error: unknown): void {
  if (!(error instanceof LoadError)) console.error(error);
}

/** Asks for a module, and once more if it failed and nothing stands in the way now. Rejects with LoadError. */
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

/** Fetches a module by its address, the second time by another one: a browser may remember a failure. Rejects with LoadError. */
export function loadEngine<T>(address: string): Promise<T> {
  const fetched = (from: string) => import(/* @vite-ignore */ from) as Promise<T>;
  return moduleFrom(
    () => fetched(address),
    () => fetched(`${address}${address.includes('?') ? '&' : '?'}again=${Date.now()}`),
    address,
  );
}

/** Fetches one of the page's own modules by the function that imports it. Rejects with LoadError. */
export const loadPart = <T>(part: () => Promise<T>): Promise<T> => moduleFrom(part, part);

/** The newest edition that can be had, with what was entered. One that is ready and waits is opened. */
export async function openNewest(): Promise<void> {
  keepEntries();
  const waiting = (await navigator.serviceWorker?.getRegistration().catch(() => undefined))?.waiting;
  if (waiting == null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
  // One that cannot take over leaves the reader with what the host has.
  setTimeout(() => location.reload(), 3000);
}

/** The sentence for whoever pressed a button, with the way out. */
export function sayLoadError(error: unknown): HTMLElement {
  // What nobody foresaw looks the same to the reader; whoever mends it finds the cause in the console.
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
