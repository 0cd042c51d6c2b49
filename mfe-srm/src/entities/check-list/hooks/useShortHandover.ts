import { isMissing } from '@portal/shared/api';
import { srmDamageEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useMemo } from 'react';
import { startHandover, type ShortStart } from '../model/short-list';
import { quiet, useKnownReadings } from './useKnownReadings';

/**
 * What is known about a vehicle that is handed over. Null where the whole checklist has to be filled in, or
 * where somebody has begun to; undefined until it is known.
 */
export function useShortHandover(
  vehicleId: string,
  bookingId: string,
  fleetKilometre: number | null,
): ShortStart | null | undefined {
  const readings = useKnownReadings({ vehicleId, bookingId, moment: 'handover' });
  const { isOffered, isRefused, isRead, last, tracker, now } = readings;
  const damages = useQuery(srmDamageEndpoints.list, isOffered ? { query: { vehicleId } } : null, quiet);
  const known = damages.data?.list ?? (isMissing(damages.error) ? null : undefined);
  return useMemo(() => {
    if (isRefused) return null;
    if (!isRead || !last) return undefined;
    // Damage that could not be loaded must not be missing in the list.
    if (known === undefined) return damages.error ? null : undefined;
    return startHandover({ last, damages: known, fleetKilometre, tracker, now });
  }, [isRefused, isRead, last, known, damages.error, tracker, fleetKilometre, now]);
}
