// A sheet hears of what happens outside its page: in another tab, while it slept, as it goes.
import type { SheetStore } from './store.ts';

/** Listens for one sheet: `heard` is told when it shows something else, `back` when somebody comes back to the page, or another tab has come to it. */
export function watch(sheet: SheetStore, { heard, back }: { readonly heard: () => void; readonly back: () => void }): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea === window.sessionStorage || !sheet.heard(key, newValue)) return;
    heard();
    // Whoever wrote may have come since it was last looked who is open.
    back();
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
