// Registers the service worker, which keeps the site usable without a network, and announces new editions. Loaded when the page is idle; a browser
// without service workers loses nothing else.

import { sayWhetherSearched } from './full-text-state.ts';
import { openNewest, shownEdition } from './load.ts';
import { ask } from './message-worker.ts';

/** Shows one line at the foot of the window, with a button, in place of an earlier one. */
function announce(text: string, press: string): void {
  document.querySelector('.new-edition')?.remove();
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: press });
  const notice = Object.assign(document.createElement('p'), { className: 'new-edition' });
  notice.setAttribute('role', 'status');
  notice.append(text, ' ', button);
  button.addEventListener('click', () => {
    button.disabled = true;
    void openNewest();
  });
  document.body.append(notice);
}

/** Tells the controlling worker what this window shows, and that its reader has searched. */
function sayWhatIsShown(): void {
  navigator.serviceWorker.controller?.postMessage({ shows: shownEdition() });
  sayWhetherSearched();
}

/** Another worker controls the page: its edition was opened from another tab, or it was activated after an older page had loaded. */
function changed(): void {
  document.querySelector('.new-edition')?.remove();
  sayWhatIsShown();
  const { controller } = navigator.serviceWorker;
  if (controller === null) return;
  ask(controller, 'which', ({ edition }) => {
    if (edition !== shownEdition())
      announce(
        'A new edition of the site is open on this device. This page goes on in the old one; what you entered is kept when you change.',
        'Open the new one',
      );
  });
}

async function register(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', changed);
  sayWhatIsShown();
  const registration = await navigator.serviceWorker.register('/sw.js');
  // A new edition takes over only when the reader says so, or when every page of the old one is closed: a page never changes under a reader.
  const ready = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) announce('A new edition is ready.', 'Open it');
  };
  ready();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', ready));
  registration.installing?.addEventListener('statechange', ready);
}
void register().catch(() => undefined);
