// A telephone that lies on the table with a sheet on it does not go dark. Where the browser knows no such thing, nothing is said of it.

/** Keeps the screen alight while the sheet is to be seen on it. */
export function holdWakeLock(sheet: HTMLElement): void {
  const locks = navigator.wakeLock as WakeLock | undefined;
  if (locks === undefined) return;
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  let isSeen = false;
  const see = async (): Promise<void> => {
    const wants = isSeen && document.visibilityState === 'visible';
    if (!wants || lock?.released === false || isAsking) {
      if (!wants) await lock?.release();
      return;
    }
    isAsking = true;
    try {
      lock = await locks.request('screen');
    } catch {
      // The battery is low, or the browser forbids it: the screen goes dark as always.
    }
    isAsking = false;
    if (lock !== null && !isSeen) await lock.release();
  };
  document.addEventListener('visibilitychange', () => void see());
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
    void see();
  }).observe(sheet);
}
