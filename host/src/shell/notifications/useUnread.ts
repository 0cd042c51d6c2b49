import { limits, notificationFeed, SECOND } from '@portal/shared/contract';
import { useEvent, useQuery } from '@portal/shared/portal';
import { useEffect, useState } from 'react';
import { useRecount } from '../../live/badges/useRecount';
import { useAccount } from '../../session/useAccount';

/** The page's own calls come first. */
const FIRST_COUNT_AFTER = 2 * SECOND;

/** How many notifications are unread; 0 while it is not known. */
export function useUnread(): number {
  const { company } = useAccount();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), FIRST_COUNT_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const { data, refresh } = useQuery(notificationFeed.unread, isDue && company ? {} : null, {
    refreshInterval: limits.enquiry.refetchInterval,
    // Nobody asked for it, so a count that fails is not reported.
    onError: () => undefined,
  });
  const recount = useRecount(refresh);
  useEvent('notifications:changed', recount);
  useEvent('enquiries:missed', recount);
  return data?.unread ?? 0;
}
