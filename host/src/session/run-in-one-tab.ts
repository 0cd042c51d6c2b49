import { withLease } from './lease';

const NAME = 'portal-session-refresh';

/** Runs `work` while no other tab of the portal does. */
export function runInOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  // Web Locks exist on secure addresses only: a portal on http://192.168… uses the lease.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) return locks.request(NAME, work) as Promise<Result>;
  return withLease(NAME, work);
}
