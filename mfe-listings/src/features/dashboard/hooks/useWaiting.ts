import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { useQuery, useServerClock } from '@portal/shared/portal';
import { useSyncExternalStore } from 'react';
import { waitingOf, type Waiting } from '../model/waiting';

const options = { refreshInterval: limits.enquiry.refetchInterval, onError: () => undefined };
/** The minutes that are left change no more often. */
const LOOK_EVERY = 10_000;

const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, LOOK_EVERY);
  return () => clearInterval(timer);
};

/** Enquiries that wait for an answer; null until that is known. Every server has this list, so it is asked for and not the portfolio. */
export function useWaiting(agentId: string | null): { readonly waiting: Waiting | null; refresh(): void } {
  const clock = useServerClock();
  const { data, refresh } = useQuery(
    enquiryEndpoints.list,
    agentId
      ? { params: { agentId }, query: { page: limits.page.first, limit: limits.page.max, status: 'NEW' } }
      : null,
    options,
  );
  const now = useSyncExternalStore(subscribe, () => Math.floor(clock.now() / LOOK_EVERY) * LOOK_EVERY);
  return {
    waiting: data ? waitingOf(data.list, data.total, now) : null,
    refresh: () => void refresh(),
  };
}
