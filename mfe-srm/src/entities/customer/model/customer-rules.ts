import {
  customerContactBody,
  createCustomerBody,
  phoneNumber,
  type CountryCode,
} from '@portal/shared/contract';
import { validatePhone } from '@portal/shared/ui/phone';
import * as v from 'valibot';
import type { CustomerValues } from './customer-values';

/** Empty, or what the contract asks of the field. */
const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.union([v.literal(''), schema], (issue) => issue.issues?.at(-1)?.message ?? 'validation.required');

// An upload; a server of another maker does not name its files by a UUID.
const file = v.nullable(v.string());
const contact = (country: CountryCode) => ({
  customerName: customerContactBody.entries.customerName,
  phoneNumber: v.pipeAsync(
    phoneNumber,
    v.checkAsync(
      async (number) => (await validatePhone(number, country)) !== null,
      'validation.phoneUnknown',
    ),
  ),
  email: customerContactBody.entries.email,
});
const given = createCustomerBody.entries;
const identity = {
  nationality: orEmpty(v.unwrap(given.nationality)),
  passportNumber: orEmpty(v.unwrap(given.passportNumber)),
  passportExpireDate: orEmpty(v.unwrap(given.passportExpireDate)),
  drivingLicenseNumber: orEmpty(v.unwrap(given.drivingLicenseNumber)),
  drivingLicenseExpireDate: orEmpty(v.unwrap(given.drivingLicenseExpireDate)),
};
const rest = {
  passport: v.array(file),
  drivingLicense: v.array(file),
  customerProfilePic: file,
  version: v.nullable(v.number()),
};
/** With the contact alone, input below it is neither checked nor sent. */
const unread = {
  nationality: v.string(),
  passportNumber: v.string(),
  passportExpireDate: v.string(),
  drivingLicenseNumber: v.string(),
  drivingLicenseExpireDate: v.string(),
};

type Identity = Pick<
  CustomerValues,
  'passportNumber' | 'drivingLicenseNumber' | 'passport' | 'drivingLicense'
>;
/** A document number identifies a customer: full registration requires one, and so do scans. */
const isKnown = (registration: Registration) => (value: Identity) =>
  registration === 'contact' ||
  Boolean(value.passportNumber || value.drivingLicenseNumber) ||
  (registration === 'stored' && [...value.passport, ...value.drivingLicense].every((id) => id === null));

/** How a new customer may be entered. */
export const registrations = ['full', 'contact'] as const;
export type Registration = (typeof registrations)[number] | 'stored';

/** The contract's rules for the form's input. */
export const customerRules = (country: CountryCode, registration: Registration) =>
  v.pipeAsync(
    v.objectAsync({ ...contact(country), ...(registration === 'contact' ? unread : identity), ...rest }),
    v.forward(
      v.partialCheck(
        [['passportNumber'], ['drivingLicenseNumber'], ['passport'], ['drivingLicense']],
        isKnown(registration),
        'validation.identityRequired',
      ),
      ['drivingLicenseNumber'],
    ),
  );
export type CheckedCustomer = v.InferOutput<ReturnType<typeof customerRules>>;
