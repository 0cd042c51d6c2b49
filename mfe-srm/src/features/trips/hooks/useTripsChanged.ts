import {
  srmBookingEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import { useInvalidate } from '@portal/shared/portal';
import { useCallback } from 'react';

/** After a trip has changed: whatever was read of trips, their money and the calendar is read again. */
export function useTripsChanged(): () => void {
  const invalidate = useInvalidate();
  return useCallback(
    () =>
      void invalidate(
        srmBookingEndpoints.list,
        srmBookingEndpoints.get,
        srmBookingEndpoints.levelsFilled,
        srmBookingEndpoints.analytics,
        tripPlanningEndpoints.calendar,
        tripPlanningEndpoints.alerts,
        tripPlanningEndpoints.history,
        tripPlanningEndpoints.contract,
        srmLedgerEndpoints.get,
        srmInvoiceEndpoints.list,
        srmVehicleEndpoints.upcomingBookingDates,
      ),
    [invalidate],
  );
}
