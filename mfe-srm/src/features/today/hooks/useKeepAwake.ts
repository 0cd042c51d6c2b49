import { useEffect } from 'react';

/** Keeps the screen on while the page is shown, where the browser can. */
export function useKeepAwake(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
      } catch {
        // A low battery, or a rule of the device: the screen then turns off as usual.
      }
      if (isOver) void lock?.release();
    };
    void request();
    // The browser ends the lock when its tab is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [isShown]);
}
