import { limits } from '@portal/shared/contract';
import { useEvent } from '@portal/shared/portal';
import { useEffect, useRef } from 'react';

/** Calls back after enquiries arrived or changed, once for many. */
export function useWatchEnquiries(onNews: () => void): void {
  const latest = useRef(onNews);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = onNews;
  }, [onNews]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const soon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current();
    }, limits.live.recountAfter);
  };
  useEvent('enquiry:arrived', soon);
  useEvent('enquiry:changed', soon);
  useEvent('enquiries:missed', soon);
}
