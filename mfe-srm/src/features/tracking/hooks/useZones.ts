import { srmTrackingEndpoints, type TrackingZone } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';

const none: readonly TrackingZone[] = [];

/** The zones of the company, for the map; none from a server without zones. */
export function useZones(): readonly TrackingZone[] {
  const isOffered = useCapability('tracking-alerts');
  const { data } = useQuery(srmTrackingEndpoints.listZones, isOffered ? {} : null, {
    revalidateOnMount: true,
    onError: () => undefined,
  });
  return data?.list ?? none;
}
