import * as v from 'valibot';
import { customer as limits } from '../limits';
import { documentNumber } from './customer-fields';
import { isoDate, phoneNumber, text, uuid } from './primitives';

/** Who else may drive the vehicle of a trip. */
export const addTripDriverBody = v.object({
  bookingId: uuid,
  driverName: text(limits.nameMin, limits.nameMax),
  drivingLicenseNumber: documentNumber,
  drivingLicenseExpireDate: isoDate,
  /** E.164 */
  phoneNumber: v.optional(phoneNumber),
});

export const tripDriver = v.looseObject({
  driverId: v.string(),
  driverName: v.string(),
  drivingLicenseNumber: v.string(),
  /** `YYYY-MM-DD` */
  drivingLicenseExpireDate: v.nullish(v.string()),
  phoneNumber: v.nullish(v.string()),
  /** The contract that both have signed names them. Null while no contract is signed. */
  isInContract: v.nullish(v.boolean()),
});
export type TripDriver = v.InferOutput<typeof tripDriver>;
