import type { ApiError } from '@portal/shared/api';
import { enquiryEndpoints, type Enquiry, type EnquiryHistoryEntry } from '@portal/shared/contract';
import { useEvent, useQuery } from '@portal/shared/portal';
import { useEffect, useEffectEvent } from 'react';
import { isNewer } from '../../enquiries/model/merge';

export interface Details {
  /** The newest state that is known, from the list or from the details themselves. */
  readonly enquiry: Enquiry | undefined;
  /** Null where this platform tells none, undefined while it is not known. */
  readonly history: readonly EnquiryHistoryEntry[] | null | undefined;
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
  readonly isRefreshing: boolean;
  refresh(): Promise<unknown>;
}

/** The drawer says what failed: a notice beside it would say it twice. */
const quiet = { onError: () => undefined, shouldRetryOnError: false, revalidateOnMount: true };

/** There is no such enquiry, or no such call on this platform, or the address holds no id at all. */
const isAbsent = ({ status, kind }: ApiError): boolean =>
  status === 404 || status === 501 || status === 422 || kind === 'input';

/** One enquiry with its history; `known` is its row of the list, where it is there. */
export function useEnquiryDetails(enquiryId: string, known: Enquiry | undefined): Details {
  const { data, error, isRefreshing, refresh } = useQuery(
    enquiryEndpoints.get,
    { params: { enquiryId } },
    quiet,
  );
  const isAbsentHere = error !== undefined && isAbsent(error);
  const newest = known && (!data || isNewer(known, data)) ? known : (data ?? known);

  // The list has heard of a change that the history does not tell yet.
  const again = useEffectEvent(() => void refresh());
  const isBehind = Boolean(data && known && known.version !== undefined && isNewer(known, data));
  useEffect(() => {
    if (isBehind) again();
  }, [isBehind, known?.version]);
  useEvent('enquiry:changed', ({ enquiry }) => {
    if (enquiry._id === enquiryId && !isAbsentHere) void refresh();
  });

  return {
    enquiry: newest,
    history: data?.history ?? (isAbsentHere ? null : undefined),
    isMissing: isAbsentHere && newest === undefined,
    error: isAbsentHere ? undefined : error,
    isRefreshing,
    refresh,
  };
}
