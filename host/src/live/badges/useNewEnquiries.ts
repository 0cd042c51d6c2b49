import { enquiryFeed, limits } from '@portal/shared/contract';
import { useEvent, useQuery } from '@portal/shared/portal';
import { useAccount } from '../../session/useAccount';
import { NEW_ENQUIRIES } from './badge-counts';
import { useBadgedEntry } from './useBadgedEntry';
import { useRecount } from './useRecount';

/** How many enquiries wait for an answer. `undefined` where nobody shows them, and while it is not known. */
export function useNewEnquiries(): number | undefined {
  const isShown = useBadgedEntry(NEW_ENQUIRIES) !== undefined;
  const { user } = useAccount();
  const input =
    isShown && user
      ? { params: { agentId: user.agentId }, query: { page: 1, limit: 1, status: 'NEW' as const } }
      : null;
  const { data, error, refresh } = useQuery(enquiryFeed.list, input, {
    // A hidden tab has a title too.
    refreshInterval: limits.enquiry.refetchInterval,
    refreshWhenHidden: true,
    // Nobody asked for it, so a count that fails is not reported.
    onError: () => undefined,
  });
  const recount = useRecount(refresh);
  useEvent('enquiry:arrived', recount);
  useEvent('enquiry:changed', recount);
  useEvent('enquiries:missed', recount);
  return error ? undefined : data?.total;
}
