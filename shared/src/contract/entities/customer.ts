import * as v from 'valibot';
import { customerWire } from './customer-fields';
import { email, pageSchema, uuid } from './primitives';
import { getAnswers, getChanges, getInputs } from './record-fields';
import { customerUploads } from './required-pictures';

/** `+971501234567` with the prefix `+971` is `501234567`. A number without the prefix stays. */
export const removeCallingCode = (number: string, callingCode: string): string =>
  number.startsWith(callingCode) ? number.slice(callingCode.length) : number.replace(/^\+/, '');

/** Errors are reported in this order. */
const { customerName, countryCode, phoneNumber, email: emailOrEmpty, ...others } = getInputs(customerWire);
const contact = { countryCode, customerName, phoneNumber, email: emailOrEmpty };

/** Enough to add a customer, who fills in the rest under their link. */
export const customerContactBody = v.object(contact);

const full = v.object({ ...contact, ...others });
/** Full registration: the number of a passport or of a driving licence identifies a customer. */
export const customerForm = v.pipe(
  full,
  v.forward(
    v.check(
      (value) => Boolean(value.passportNumber ?? value.drivingLicenseNumber),
      'validation.identityRequired',
    ),
    ['drivingLicenseNumber'],
  ),
);
export const createCustomerBody = full;
const { countryCode: changedCode, ...changes } = getChanges(customerWire);
export const updateCustomerBody = v.object({
  customerId: uuid,
  countryCode: changedCode,
  ...changes,
  /** The version the form was filled from. A newer one on the server answers 409. */
  version: v.optional(v.number()),
});

/** One row of a file: everything but files, which are added one by one. */
export const customerImportRow = v.omit(full, customerUploads);

export const customerChanged = v.object({ customerId: v.string(), version: v.number() });
export const customerCreated = v.object({ customerId: v.string(), version: v.optional(v.number()) });
export const customerRecord = v.looseObject({
  customerId: v.string(),
  ...getAnswers(customerWire),
  /** Documents that have expired. */
  expiredDocuments: v.nullish(v.array(v.picklist(['passport', 'drivingLicense']))),
  version: v.nullish(v.number()),
  createdAt: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
});
export type CustomerRecord = v.InferOutput<typeof customerRecord>;
export const customerPage = pageSchema(customerRecord);

/** Why caution is advised, but never whose data says so. */
export const spamInfo = v.looseObject({
  isSpammed: v.nullish(v.boolean()),
  count: v.nullish(v.number()),
  reasons: v.nullish(v.array(v.string())),
});

/** The link goes by e-mail, so here the address is required. */
export const customerLinkBody = v.object({ ...contact, email, customerId: uuid, bookingId: uuid });
export const customerLink = v.nullish(
  v.looseObject({ link: v.nullish(v.string()), expiresAt: v.nullish(v.string()) }),
);
