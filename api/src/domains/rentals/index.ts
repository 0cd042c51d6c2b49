/** Trips from draft to closing, with checklists, contracts, swaps and maintenance. */
export { registerCheckLists } from './check-lists/routes';
export { addCheckList } from './check-lists/service';
export { endTrip } from './closing/end';
export { registerClosing } from './closing/routes';
export { settleTrip } from './closing/settle';
export { registerContracts } from './contracts/routes';
export { buildContract } from './contracts/send-contract';
export { signContract } from './contracts/service';
export { registerCustomerMerge } from './customer-merge/routes';
export { addTripDriver } from './drivers/change-drivers';
export { registerTripDrivers } from './drivers/routes';
export { addMaintenance } from './maintenance/maintenance';
export { maintenanceAddition, maintenanceRemoval } from './maintenance/maintenance-actions';
export { registerMaintenance } from './maintenance/routes';
export { notifyExpiringLicences } from './notices/notify-expiring-licences';
export { notifyOverdueTrips } from './notices/notify-overdue-trips';
export { buildAddendum } from './swaps/send-addendum';
export { registerSwaps } from './swaps/routes';
export { swapVehicle } from './swaps/swap-vehicle';
export { tripExtension, tripMove } from './trips/changes/trip-actions';
export { measureFigures } from './trips/lists/figures';
export { findTrips } from './trips/lists/find-trips';
export { otherChargeType } from './trips/money/account-charges';
export { addLedgerEntry } from './trips/money/ledger';
export { depositDueAt } from './trips/money/deposit-deadline';
export type { StoredHold } from './trips/money/holds/deposit-hold-repository';
export {
  authoriseHold,
  captureHold,
  lapseDepositHolds,
  releaseHold,
  renewHold,
} from './trips/money/holds/deposit-holds';
export {
  findActiveHold,
  computeHeldAmount,
  listHolds,
  ownHold,
  viewHold,
} from './trips/money/holds/read-holds';
export { findTripPayment } from './trips/money/payment-store';
export { createPayment } from './trips/money/payments';
export { lapseHolds } from './trips/period/lapse-holds';
export { computePrice } from './trips/price';
export { wrongStatus } from './trips/problems';
export { registerTrips } from './trips/routes';
export { reservationConfirmation, reservationRelease } from './trips/status/reservation-actions';
export { updateStatus } from './trips/status/update-status';
export { attachCustomer } from './trips/steps/customer';
export { attachPayment } from './trips/steps/payment';
export { attachVehicle } from './trips/steps/vehicle';
export { lockAllTrips, lockTrip, ownTrip, selectTrips, type TripRow } from './trips/store';
export { updateTrip, writeHistory } from './trips/trip-repository';
export { listVehiclePeriods } from './trips/vehicle-periods/list-vehicle-periods';
