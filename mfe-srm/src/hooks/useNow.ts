import { MINUTE } from '@portal/shared/contract';
import { useServerClock } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/** The time by the server's clock, updated each minute. */
export function useNow(): number {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), MINUTE);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
