/** Tolls and fines: statements, what they should cost, and the trip that had the vehicle. */
export {
  createAttributor,
  type Attribution,
  type Usage,
  type UsedPeriod,
} from './attribution/create-attributor';
export { indexPlates } from './attribution/plate-index';
export { addCharge, changeChargeState } from './desk/change-charge';
export { addStatementRows, createStatement } from './import/statements';
export { registerCharges } from './routes';
export { recogniseStatement } from './statements/recognise-statement';
export { detectNegative, readRow } from './statements/read-row';
export { checkTariffs } from './tariffs/check-tariffs';
