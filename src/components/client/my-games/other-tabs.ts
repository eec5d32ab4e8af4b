// Other tabs that show My games hear of what was done in this one.
const NAME = 'hoyle.games';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tells other tabs that finished games have changed. */
export const tellTabs = (): void => channel?.postMessage('changed');

/** Calls when another tab has changed finished games. */
export function hearTabs(changed: () => void): void {
  channel?.addEventListener('message', changed);
}
