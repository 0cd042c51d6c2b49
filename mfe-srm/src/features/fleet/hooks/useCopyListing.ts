import { srmVehicleEndpoints, type FleetPrefill } from '@portal/shared/contract';
import { useMutation } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Options {
  /** The listing to copy when the page opens; null for an empty form. */
  readonly vehicleId: string | null;
  readonly onCopied: (prefill: FleetPrefill) => void;
}

/** Loads what a listing knows of the vehicle, once, when the page opens. */
export function useCopyListing({ vehicleId, onCopied }: Options) {
  const copying = useMutation(srmVehicleEndpoints.fromListing);
  const [isLoading, setLoading] = useState(vehicleId !== null);
  const begun = useRef<string>(null);
  const copy = useEffectEvent(async (id: string) => {
    setLoading(true);
    // The failure is in `error`, which is shown.
    const prefill = await copying.run({ body: { vehicleId: id } }).catch(() => null);
    if (prefill) onCopied(prefill);
    setLoading(false);
  });
  useEffect(() => {
    if (vehicleId === null || begun.current === vehicleId) return;
    begun.current = vehicleId;
    void copy(vehicleId);
  }, [vehicleId]);
  return { isLoading, error: copying.error };
}
