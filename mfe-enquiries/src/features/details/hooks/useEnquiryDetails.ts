import { isNotOffered, type ApiError } from '@portal/shared/api';
import { enquiryEndpoints, type Enquiry, type EnquiryHistoryEntry } from '@portal/shared/contract';
import { useEvent, useQuery } from '@portal/shared/portal';
import { useEffect, useEffectEvent } from 'react';
import { isNewer } from '../../../entities/enquiry/model/merge';

export interface Details {
  /** The newest known state, from the list or from the details. */
  readonly enquiry: Enquiry | undefined;
  /** Null if this platform has no history, undefined while unknown. */
  readonly history: readonly EnquiryHistoryEntry[] | null | undefined;
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
  readonly isRefreshing: boolean;
  refresh(): Promise<unknown>;
}

/** The drawer reports the failure itself; a notice would repeat it. */
const quiet = { onError: () => undefined, shouldRetryOnError: false, revalidateOnMount: true };

/** No such enquiry, no such call on this platform, or no id in the address. */
const isAbsent = (error: ApiError): boolean =>
  isNotOffered(error) || error.status === 422 || error.kind === 'input';

/** One enquiry with its history. `known` is its row in the list, if it is there. */
export function useEnquiryDetails(enquiryId: string, known: Enquiry | undefined): Details {
  const { data, error, isRefreshing, refresh } = useQuery(
    enquiryEndpoints.get,
    { params: { enquiryId } },
    quiet,
  );
  const isAbsentHere = error !== undefined && isAbsent(error);
  const newest = known && (!data || isNewer(known, data)) ? known : (data ?? known);

  // The list has a change that the history does not show yet.
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
