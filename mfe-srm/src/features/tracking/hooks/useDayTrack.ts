import { srmPositionEndpoints, type PositionAccess } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import type { ShownTrack } from '../../../entities/position/components/TrackSummary';

interface Chosen {
  readonly vehicleId: string;
  /** `YYYY-MM-DD`; empty: none. */
  readonly day: string;
}

/** The track of a vehicle's day; nothing while no day is chosen. */
export function useDayTrack(
  { vehicleId, day }: Chosen,
  access: PositionAccess | null,
): Omit<ShownTrack, 'ask'> {
  const isChosen = vehicleId !== '' && day !== '';
  const { data, error, refresh } = useQuery(
    srmPositionEndpoints.day,
    isChosen ? { query: { vehicleId, day, ...(access && { accessId: access.accessId }) } } : null,
    { revalidateOnMount: true, onError: () => undefined },
  );
  return { data: isChosen ? data : undefined, error, retry: () => void refresh() };
}
