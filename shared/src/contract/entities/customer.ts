import * as v from 'valibot';
import { customer as limits } from '../limits';
import { fileReference } from './file-reference';
import { countryCallingCode, email, isoDate, pageSchema, text, uuid } from './primitives';

/** Customers' numbers are sent without their country's prefix, which is in `countryCode`. */
export const nationalPhoneNumber = v.pipe(
  v.string('validation.required'),
  v.transform((value) => value.replace(/[\s()-]/g, '')),
  v.nonEmpty('validation.required'),
  v.regex(/^\d{4,14}$/, 'validation.phone'),
);

/** `+971501234567` with the prefix `+971` is `501234567`. A number without the prefix stays. */
export const withoutCallingCode = (number: string, callingCode: string): string =>
  number.startsWith(callingCode) ? number.slice(callingCode.length) : number.replace(/^\+/, '');

const documentNumber = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s/g, '').toUpperCase()),
  v.regex(/^[A-Z\d/-]{4,20}$/, 'validation.documentNumber'),
);
const nationality = text(2, 60);
/** What a field of a document may be, apart from being left out. */
export const customerIdentity = { nationality, documentNumber, expireDate: isoDate } as const;

/** Beyond the supplier platform's own fields. An empty one removes the date. */
const expireDate = v.optional(v.union([v.literal(''), isoDate], 'validation.date'));
const documents = v.pipe(v.array(uuid), v.maxLength(limits.documentsMax, 'validation.tooMany'));

const contact = {
  countryCode: countryCallingCode,
  customerName: text(limits.nameMin, limits.nameMax),
  phoneNumber: nationalPhoneNumber,
  email,
};
const identity = {
  nationality: v.optional(nationality),
  passportNumber: v.optional(documentNumber),
  passportExpireDate: expireDate,
  passport: v.optional(documents),
  drivingLicenseNumber: v.optional(documentNumber),
  drivingLicenseExpireDate: expireDate,
  drivingLicense: v.optional(documents),
  customerProfilePic: v.optional(v.nullable(uuid), null),
};

/** Enough to send a customer the link under which they fill in the rest. */
export const customerContactBody = v.object(contact);

const full = v.object({ ...contact, ...identity });
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
/** For a stored customer: an empty value removes the stored one. */
const changedNumber = v.optional(v.union([v.literal(''), documentNumber], 'validation.documentNumber'));
export const updateCustomerBody = v.object({
  customerId: uuid,
  ...v.partial(v.object(contact)).entries,
  ...identity,
  nationality: v.optional(v.union([v.literal(''), nationality], 'validation.tooShort')),
  passportNumber: changedNumber,
  drivingLicenseNumber: changedNumber,
  customerProfilePic: v.optional(v.nullable(uuid)),
  /** The version the form was filled from. A newer one on the server answers 409. */
  version: v.optional(v.number()),
});

const {
  passport: _passport,
  drivingLicense: _license,
  customerProfilePic: _pic,
  ...importable
} = { ...contact, ...identity };
/** One row of a file: everything but files. */
export const customerImportRow = v.object(importable);

export const customerChanged = v.object({ customerId: v.string(), version: v.number() });
export const customerCreated = v.object({ customerId: v.string(), version: v.optional(v.number()) });
const files = v.nullish(v.array(v.union([fileReference, v.string()])));
export const customerRecord = v.looseObject({
  customerId: v.string(),
  countryCode: v.nullish(v.string()),
  customerName: v.nullish(v.string()),
  email: v.nullish(v.string()),
  phoneNumber: v.nullish(v.string()),
  nationality: v.nullish(v.string()),
  passportNumber: v.nullish(v.string()),
  passport: files,
  drivingLicenseNumber: v.nullish(v.string()),
  drivingLicense: files,
  customerProfilePic: v.nullish(v.union([fileReference, v.string()])),
  passportExpireDate: v.nullish(v.string()),
  drivingLicenseExpireDate: v.nullish(v.string()),
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

export const customerLinkBody = v.object({ ...contact, customerId: uuid, bookingId: uuid });
export const customerLink = v.nullish(
  v.looseObject({ link: v.nullish(v.string()), expiresAt: v.nullish(v.string()) }),
);
