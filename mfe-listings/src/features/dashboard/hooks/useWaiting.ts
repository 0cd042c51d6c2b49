import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { useQuery, useServerClock } from '@portal/shared/portal';
import { useEffect, useState } from 'react';
import { waitingInput } from '../model/inputs';
import { getWaiting, type Waiting } from '../model/waiting';

const options = { refreshInterval: limits.enquiry.refetchInterval, onError: () => undefined };
/** The minutes that are left change no more often. */
const LOOK_EVERY = 10_000;

/** Enquiries that wait for an answer; null until that is known. Every server has this list, so it is asked for and not the portfolio. */
export function useWaiting(agentId: string | null): { readonly waiting: Waiting | null; refresh(): void } {
  const clock = useServerClock();
  const { data, refresh } = useQuery(enquiryEndpoints.list, agentId ? waitingInput(agentId) : null, options);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [clock]);
  return {
    waiting: data ? getWaiting(data.list, data.total, now) : null,
    refresh: () => void refresh(),
  };
}
