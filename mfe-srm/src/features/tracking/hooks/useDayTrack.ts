import { srmPositionEndpoints, type PositionAccess, type VehicleTrack } from '@portal/shared/contract';
import type { ApiError } from '@portal/shared/api';
import { useQuery } from '@portal/shared/portal';

export interface DayTrack {
  readonly data: VehicleTrack | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  /** Opens the dialog in which a purpose is stated. */
  readonly ask: () => void;
}

interface Chosen {
  readonly vehicleId: string;
  /** `YYYY-MM-DD`; empty: none. */
  readonly day: string;
}

/** The track of a vehicle's day; nothing while no day is chosen. */
export function useDayTrack(
  { vehicleId, day }: Chosen,
  access: PositionAccess | null,
): Omit<DayTrack, 'ask'> {
  const isChosen = vehicleId !== '' && day !== '';
  const { data, error, refresh } = useQuery(
    srmPositionEndpoints.day,
    isChosen ? { query: { vehicleId, day, ...(access && { accessId: access.accessId }) } } : null,
    { revalidateOnMount: true, onError: () => undefined },
  );
  return { data: isChosen ? data : undefined, error, retry: () => void refresh() };
}
