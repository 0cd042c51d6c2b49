/** Tolls and fines: statements, what they should cost, and the trip that had the vehicle. */
export {
  createAttributor,
  type Attribution,
  type Usage,
  type UsedPeriod,
} from './attribution/create-attributor';
export { indexPlates } from './attribution/plate-index';
export {
  billAccountedCharges,
  billSupplementedCharges,
  collectPaidCharges,
  releaseCreditedCharges,
} from './desk/bill-charges';
export { lockTrips } from './desk/change-account';
export { addCharge, changeChargeState } from './desk/change-charge';
export { chargeDecision } from './desk/charge-decision';
export { chargeMark } from './desk/charge-mark';
export { findCharges } from './desk/find-charges';
export { findChargesByReference } from './desk/find-charges-by-reference';
export type { ChargeRow } from './desk/select-charges';
export { formatMoment } from './desk/format-moment';
export { writeUpiLink } from './desk/payment-ways';
export { addStatementRows, createStatement } from './import/statements';
export { listBilledCharges, sendBilledNotice } from './desk/send-notice';
export { registerCharges } from './routes';
export { readPlainPlace } from './statements/cell-text';
export { recogniseStatement } from './statements/recognise-statement';
export { detectNegative, readRow } from './statements/read-row';
export { checkTariffs } from './tariffs/check-tariffs';
