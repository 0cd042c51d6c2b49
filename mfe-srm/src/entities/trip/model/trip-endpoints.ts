import {
  srmBookingEndpoints,
  srmDeliveryEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmPaymentRequestEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';

/** The calls whose answers a change of a trip may change: trips, their money, and the calendar. */
export const tripEndpoints = [
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
];
