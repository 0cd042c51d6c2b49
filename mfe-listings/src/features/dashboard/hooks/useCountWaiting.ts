import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { useQuery, useServerClock } from '@portal/shared/portal';
import { useEffect, useState } from 'react';
import { waitingInput } from '../model/inputs';
import { getWaiting, type Waiting } from '../model/waiting';

const options = { refreshInterval: limits.enquiry.refetchInterval, onError: () => undefined };
/** The remaining minutes do not change more often. */
const LOOK_EVERY = 10_000;

/**
 * Enquiries that wait for an answer; null while unknown. Asks for the list instead of the portfolio, because
 * every server has it.
 */
export function useCountWaiting(agentId: string | null): {
  readonly waiting: Waiting | null;
  refresh(): void;
} {
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
