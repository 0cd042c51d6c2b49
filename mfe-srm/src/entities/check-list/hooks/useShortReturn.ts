import { srmCheckListEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useMemo } from 'react';
import { startReturn, type ShortStart } from '../model/short-list';
import { quiet, useKnownReadings } from './useKnownReadings';

/**
 * A vehicle that comes back as it was handed over. Null where the whole checklist has to be filled in, or
 * where somebody has begun to; undefined until it is known.
 */
export function useShortReturn(vehicleId: string, bookingId: string): ShortStart | null | undefined {
  const readings = useKnownReadings({ vehicleId, bookingId, moment: 'return' });
  const { isOffered, isRefused, isRead, last, tracker, now } = readings;
  const handoverKey = isOffered ? { query: { vehicleId, bookingId, moment: 'handover' as const } } : null;
  const handover = useQuery(srmCheckListEndpoints.get, handoverKey, quiet);
  return useMemo(() => {
    if (isRefused || handover.error) return null;
    if (handover.data === null || last?.isFullRequired) return null;
    if (!isRead || !handover.data || !last) return undefined;
    return startReturn(handover.data, tracker, now);
  }, [isRefused, isRead, handover.data, handover.error, last, tracker, now]);
}
