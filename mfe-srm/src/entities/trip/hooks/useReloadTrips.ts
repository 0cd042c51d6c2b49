import {
  srmBookingEndpoints,
  srmDeliveryEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmPaymentRequestEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import { useInvalidate } from '@portal/shared/portal';
import { useCallback } from 'react';

/** After a change of a trip: reloads all data of trips, their money and the calendar. */
export function useReloadTrips(): () => void {
  const invalidate = useInvalidate();
  return useCallback(
    () =>
      void invalidate(
        srmBookingEndpoints.list,
        srmBookingEndpoints.get,
        srmBookingEndpoints.levelsFilled,
        srmBookingEndpoints.analytics,
        tripPlanningEndpoints.calendar,
        tripPlanningEndpoints.today,
        tripPlanningEndpoints.alerts,
        tripPlanningEndpoints.history,
        tripPlanningEndpoints.contract,
        srmLedgerEndpoints.get,
        srmPaymentRequestEndpoints.list,
        srmInvoiceEndpoints.list,
        srmInvoiceEndpoints.summaryOffer,
        srmInvoiceEndpoints.electronic,
        srmDeliveryEndpoints.list,
        srmVehicleEndpoints.upcomingBookingDates,
      ),
    [invalidate],
  );
}
