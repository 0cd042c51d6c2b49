import { useEffect } from 'react';

/** Reads a page again when the customer returns to it, or is connected again. */
export function useReloadOnReturn(readAgain: () => void): void {
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') readAgain();
    };
    document.addEventListener('visibilitychange', readIfVisible);
    window.addEventListener('online', readIfVisible);
    return () => {
      document.removeEventListener('visibilitychange', readIfVisible);
      window.removeEventListener('online', readIfVisible);
    };
  }, [readAgain]);
}
