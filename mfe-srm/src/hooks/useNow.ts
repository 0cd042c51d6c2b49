import { MINUTE } from '@portal/shared/contract';
import { useServerClock } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/** The time by the server's clock, updated as each minute begins. */
export function useNow(): number {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(update, MINUTE - (clock.now() % MINUTE));
    };
    const update = () => {
      setNow(clock.now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock]);
  return now;
}
