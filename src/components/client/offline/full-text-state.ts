// What a page and the worker tell each other about the full text: whether the device has it, and that the reader has searched. It is several
// megabytes, so it is fetched when somebody searches, after the results are shown.
import { ask } from './message-worker.ts';
import { isMetered } from './metered.ts';

/** Set when this tab has searched and no worker knows yet: there may be none, or the reader may have gone on to another page. */
const SEARCHED = 'hoyle.searched';
/** The wait between the last results and the download, in milliseconds. */
const REST = 2000;
/** The wait for the worker's answer, in milliseconds: an older edition's worker does not know the question and never answers. */
const PATIENCE = 1500;

/** Whether a search needs no network here; false with data saver on. */
export const fullTextIsHere = (): Promise<boolean> =>
  new Promise((done) => {
    const worker = navigator.serviceWorker?.controller;
    if (worker == null || isMetered()) return done(false);
    ask(worker, 'has-full-text', ({ here }) => done(here === true));
    setTimeout(done, PATIENCE, false);
  });

/** Tells the controlling worker, if there is one, that the reader has searched, unless it knows already. */
export function sayWhetherSearched(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker == null) return;
  try {
    if (sessionStorage.getItem(SEARCHED) === null) return;
    sessionStorage.removeItem(SEARCHED);
    worker.postMessage('keep-full-text');
  } catch {
    // Where storage is refused there is no worker either.
  }
}

let rest: ReturnType<typeof setTimeout> | undefined;
/** Notes that the reader was shown passages of the full text. */
export function searched(): void {
  if (isMetered()) return;
  try {
    sessionStorage.setItem(SEARCHED, 'yes');
  } catch {
    return;
  }
  clearTimeout(rest);
  rest = setTimeout(sayWhetherSearched, REST);
}
