import { srmPositionEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef } from 'react';

const once = { revalidateOnFocus: false, revalidateOnMount: true, onError: () => undefined } as const;

/**
 * The odometer of a vehicle by its tracker, in kilometres; null where the server does not know it.
 * @param fill called once, for a form in which the reading is typed
 */
export function useDeviceOdometer(vehicleId: string, fill: (kilometre: number) => void): number | null {
  const { data } = useQuery(srmPositionEndpoints.odometer, vehicleId ? { query: { vehicleId } } : null, once);
  const kilometre = data?.kilometre ?? null;
  const isFilled = useRef(false);
  const onKnown = useEffectEvent(fill);
  useEffect(() => {
    if (kilometre === null || isFilled.current) return;
    isFilled.current = true;
    onKnown(kilometre);
  }, [kilometre]);
  return kilometre;
}
