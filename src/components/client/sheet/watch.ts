// A sheet hears of what happens outside its page: in another tab, while it slept, as it goes.
import type { Store } from './store.ts';

/** Listens for one sheet: `heard` is told when it shows something else, `back` when somebody comes back to the page. */
export function watch(sheet: Store, { heard, back }: { readonly heard: () => void; readonly back: () => void }): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea !== window.sessionStorage && sheet.heard(key, newValue)) heard();
  });
  const again = () => {
    if (document.visibilityState !== 'visible') return;
    if (sheet.wake()) heard();
    back();
  };
  document.addEventListener('visibilitychange', again);
  window.addEventListener('pageshow', again);
  window.addEventListener('focus', again);
  // What the device did not take and no tab keeps is gone with the page.
  window.addEventListener('beforeunload', (event) => sheet.isLoose && event.preventDefault());
}
