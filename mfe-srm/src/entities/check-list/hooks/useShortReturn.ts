import { isMissing } from '@portal/shared/api';
import { srmCheckListEndpoints, srmPositionEndpoints } from '@portal/shared/contract';
import { useCapability, useQuery, useServerClock, useSession } from '@portal/shared/portal';
import { useMemo, useState } from 'react';
import { startReturn, type ShortStart } from '../model/short-list';
import { useDeviceDraft } from './useDeviceDraft';

const quiet = { revalidateOnMount: true, onError: () => undefined } as const;

/**
 * A vehicle that comes back as it was handed over. Null where the whole checklist has to be filled in, or
 * where somebody has begun to; undefined until it is known.
 */
export function useShortReturn(vehicleId: string, bookingId: string): ShortStart | null | undefined {
  const isOffered = useCapability('assumed-readings') && vehicleId !== '';
  const userId = useSession()?.userId ?? '';
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const key = { vehicleId, bookingId };
  const hasDraft = useDeviceDraft(`${userId}:${bookingId}:${vehicleId}:return`);
  const ask = <Query>(query: Query) => (isOffered ? { query } : null);
  const own = useQuery(srmCheckListEndpoints.get, ask({ ...key, moment: 'return' as const }), quiet);
  const before = useQuery(srmCheckListEndpoints.get, ask({ ...key, moment: 'handover' as const }), quiet);
  const last = useQuery(srmCheckListEndpoints.last, ask({ vehicleId }), quiet);
  const tracker = useQuery(srmPositionEndpoints.odometer, ask({ vehicleId }), quiet);
  const isTrackerRead = tracker.data !== undefined || tracker.error !== undefined;
  const isOwnRead = own.data !== undefined || isMissing(own.error);
  return useMemo(() => {
    if (!isOffered || hasDraft || own.data || before.error || last.error) return null;
    if (before.data === null || last.data?.isFullRequired) return null;
    if (hasDraft === undefined || !isOwnRead || !before.data || !last.data || !isTrackerRead)
      return undefined;
    return startReturn(before.data, tracker.data ?? null, now);
  }, [
    isOffered,
    hasDraft,
    own.data,
    isOwnRead,
    before.data,
    before.error,
    last.data,
    last.error,
    tracker.data,
    isTrackerRead,
    now,
  ]);
}
