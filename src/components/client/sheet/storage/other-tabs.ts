// Tells a sheet what happens outside its page: changes in other tabs, also while it was suspended, and its closing.
import type { SheetStore } from './store.ts';

/** Listens for one sheet: `changed` is called when it shows something else, `back` when the user returns to the page or another tab has written. */
export function watch(sheet: SheetStore, { changed, back }: { readonly changed: () => void; readonly back: () => void }): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea === window.sessionStorage || !sheet.storageChanged(key, newValue)) return;
    changed();
    // The other tab may have been opened since the open tabs were last looked up.
    back();
  });
  const again = () => {
    if (document.visibilityState !== 'visible') return;
    if (sheet.wake()) changed();
    back();
  };
  document.addEventListener('visibilitychange', again);
  window.addEventListener('pageshow', again);
  window.addEventListener('focus', again);
  // Changes that neither the device nor the tab could store are lost with the page.
  window.addEventListener('beforeunload', (event) => sheet.isLoose && event.preventDefault());
}
