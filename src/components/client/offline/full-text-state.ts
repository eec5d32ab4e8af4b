// The full text and the worker: whether the device has it, and the word that the reader has searched. It is several megabytes, so it is fetched
// when somebody searches, and after the answers are there.
import { ask } from './message-worker.ts';
import { isMetered } from './metered.ts';

/** That this tab has searched and no worker knows it yet: there may be none, or the reader has gone on to another page. */
const SEARCHED = 'hoyle.searched';
/** How long after the last answer it is fetched. */
const REST = 2000;
/** A worker that knows no such question, that of an older edition, says nothing. */
const PATIENCE = 1500;

/** Whether a search needs no network here. */
export const fullTextIsHere = (): Promise<boolean> =>
  new Promise((done) => {
    const worker = navigator.serviceWorker?.controller;
    if (worker == null || isMetered()) return done(false);
    ask(worker, 'has-full-text', ({ here }) => done(here === true));
    setTimeout(done, PATIENCE, false);
  });

/** Says to the worker in charge that the reader has searched, if there is one and it does not know. */
export function sayWhetherSearched(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker == null) return;
  try {
    if (sessionStorage.getItem(SEARCHED) === null) return;
    sessionStorage.removeItem(SEARCHED);
    worker.postMessage('keep-full-text');
  } catch {
    // Storage is refused, and with it a worker.
  }
}

let rest: ReturnType<typeof setTimeout> | undefined;
/** The reader has been given passages of the full text. */
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
