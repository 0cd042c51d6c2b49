import { isMissing } from '@portal/shared/api';
import { srmCheckListEndpoints, srmPositionEndpoints } from '@portal/shared/contract';
import { useCapability, useQuery, useServerClock, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import type { CheckListKey } from '../model/body';
import { getStoreKey } from '../model/get-store-key';
import { useDeviceDraft } from './useDeviceDraft';

export const quiet = { revalidateOnMount: true, onError: () => undefined } as const;

/**
 * What a short checklist starts from at both moments: the vehicle's last list and its tracker. It is not
 * offered once somebody has begun the whole list, on the server or on this device.
 */
export function useKnownReadings(listKey: CheckListKey) {
  const { vehicleId } = listKey;
  const isOffered = useCapability('assumed-readings') && vehicleId !== '';
  const userId = useSession()?.userId ?? '';
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const hasDraft = useDeviceDraft(getStoreKey(userId, listKey));
  const vehicleInput = isOffered ? { query: { vehicleId } } : null;
  const own = useQuery(srmCheckListEndpoints.get, isOffered ? { query: listKey } : null, quiet);
  const last = useQuery(srmCheckListEndpoints.last, vehicleInput, quiet);
  const tracker = useQuery(srmPositionEndpoints.odometer, vehicleInput, quiet);
  const isOwnRead = own.data !== undefined || isMissing(own.error);
  const isTrackerRead = tracker.data !== undefined || tracker.error !== undefined;
  return {
    isOffered,
    isRefused: !isOffered || hasDraft === true || Boolean(own.data) || Boolean(last.error),
    isRead: hasDraft !== undefined && isOwnRead && isTrackerRead,
    last: last.data,
    tracker: tracker.data ?? null,
    now,
  };
}
