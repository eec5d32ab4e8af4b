// Notifies other tabs of changes to finished games.
const NAME = 'hoyle.games';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Notifies other tabs that finished games have changed. */
export const notifyTabs = (): void => channel?.postMessage('changed');

/** Registers a listener for changes in other tabs. */
export function onTabChange(changed: () => void): void {
  channel?.addEventListener('message', changed);
}
