import { SECOND, type PositionAccess } from '@portal/shared/contract';
import { useServerClock } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/** Before its end, so that no call meets an access that has ended. */
const MARGIN = 5 * SECOND;

/** A stated purpose, until its time is over. */
export function usePositionAccess() {
  const clock = useServerClock();
  const [access, setAccess] = useState<PositionAccess | null>(null);
  useEffect(() => {
    if (access === null) return undefined;
    const left = Date.parse(access.expiresAt) - clock.now() - MARGIN;
    const timer = window.setTimeout(() => setAccess(null), Math.max(0, left));
    return () => window.clearTimeout(timer);
  }, [access, clock]);
  return [access, setAccess] as const;
}
