import { isMissing } from '@portal/shared/api';
import { srmCheckListEndpoints, srmDamageEndpoints, srmPositionEndpoints } from '@portal/shared/contract';
import { useCapability, useQuery, useServerClock, useSession } from '@portal/shared/portal';
import { useMemo, useState } from 'react';
import type { CheckListKey } from '../model/body';
import { startHandover, type ShortStart } from '../model/short-list';
import { useDeviceDraft } from './useDeviceDraft';

const quiet = { revalidateOnMount: true, onError: () => undefined } as const;

/**
 * What is known about a vehicle that is handed over. Null where the whole checklist has to be filled in, or
 * where somebody has begun to; undefined until it is known.
 */
export function useShortHandover(
  vehicleId: string,
  bookingId: string,
  fleetKilometre: number | null,
): ShortStart | null | undefined {
  const isOffered = useCapability('assumed-readings') && vehicleId !== '';
  const userId = useSession()?.userId ?? '';
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const listKey: CheckListKey = { vehicleId, bookingId, moment: 'handover' };
  const hasDraft = useDeviceDraft(`${userId}:${bookingId}:${vehicleId}:handover`);
  const own = useQuery(srmCheckListEndpoints.get, isOffered ? { query: listKey } : null, quiet);
  const last = useQuery(srmCheckListEndpoints.last, isOffered ? { query: { vehicleId } } : null, quiet);
  const damages = useQuery(srmDamageEndpoints.list, isOffered ? { query: { vehicleId } } : null, quiet);
  const tracker = useQuery(srmPositionEndpoints.odometer, isOffered ? { query: { vehicleId } } : null, quiet);
  const known = damages.data?.list ?? (isMissing(damages.error) ? null : undefined);
  const isTrackerRead = tracker.data !== undefined || tracker.error !== undefined;
  const isOwnRead = own.data !== undefined || isMissing(own.error);
  return useMemo(() => {
    if (!isOffered || hasDraft || own.data || last.error) return null;
    if (hasDraft === undefined || !isOwnRead || !last.data || !isTrackerRead) return undefined;
    // Damage that could not be loaded must not be missing in the list.
    if (known === undefined) return damages.error ? null : undefined;
    return startHandover({
      last: last.data,
      damages: known,
      fleetKilometre,
      tracker: tracker.data ?? null,
      now,
    });
  }, [
    isOffered,
    hasDraft,
    own.data,
    isOwnRead,
    last.data,
    last.error,
    known,
    damages.error,
    tracker.data,
    isTrackerRead,
    fleetKilometre,
    now,
  ]);
}
