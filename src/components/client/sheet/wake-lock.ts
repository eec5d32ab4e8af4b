// Keeps the screen of a phone on while it shows a sheet. Nothing is said if the browser does not support it.

/** Keeps the screen on while the sheet is visible. */
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
      // The battery is low, or the browser forbids it: the screen turns off as usual.
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
