import { tripPlanningEndpoints, type TripRecord } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

const kinds = { ONGOING: 'started', COMPLETED: 'ended', CANCELLED: 'cancelled' } as const;
export type ClosedStatus = keyof typeof kinds;

export const getClosedStatus = ({ status }: TripRecord): ClosedStatus | null =>
  status === 'ONGOING' || status === 'COMPLETED' || status === 'CANCELLED' ? status : null;

/** Who changed the status of a trip, when and why, as far as the server knows. */
export function useStatusChange(trip: TripRecord) {
  const status = getClosedStatus(trip);
  const { data } = useQuery(
    tripPlanningEndpoints.history,
    status ? { query: { bookingId: trip.bookingId } } : null,
    { revalidateOnMount: true, onError: () => undefined },
  );
  const happened = status && data?.list.find(({ kind }) => kind === kinds[status]);
  return {
    at: happened?.at ?? null,
    by: happened?.changedBy ?? null,
    reason: trip.cancelReason ?? happened?.reason ?? null,
  };
}
