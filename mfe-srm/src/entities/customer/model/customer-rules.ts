import { isOptionalField, phoneNumber, type CountryCode } from '@portal/shared/contract';
import { validatePhone } from '@portal/shared/ui/phone';
import * as v from 'valibot';
import type { CustomerValues } from './customer-values';
import { fieldNames, fields, isContact, type FieldName } from './fields';

type Text = v.GenericSchema<string, string>;
type OptionalText = v.OptionalSchema<Text, undefined>;

/** Empty, or what the contract asks of the field. */
const orEmpty = (schema: Text) =>
  v.union([v.literal(''), schema], (issue) => issue.issues?.at(-1)?.message ?? 'validation.required');

// An upload; a server of another maker does not name its files by a UUID.
const file = v.nullable(v.string());
const phone = (country: CountryCode) =>
  v.pipeAsync(
    phoneNumber,
    v.checkAsync(
      async (number) => (await validatePhone(number, country)) !== null,
      'validation.phoneUnknown',
    ),
  );

type Rule<Value> = v.GenericSchema<Value, Value> | v.GenericSchemaAsync<Value, Value>;
type Rules = { [Name in FieldName]: Rule<CustomerValues[Name]> };

function getRule(name: FieldName, country: CountryCode, registration: Registration): unknown {
  const { kind, input } = fields[name];
  if (kind === 'files') return v.array(file);
  if (kind === 'photo') return file;
  if (kind === 'phone') return phone(country);
  if (!isOptionalField(fields[name])) return input;
  // With the contact alone, input below it is neither checked nor sent.
  return registration === 'contact' && !isContact(name)
    ? v.string()
    : orEmpty(v.unwrap(input as OptionalText));
}

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
    v.objectAsync({
      ...(Object.fromEntries(
        fieldNames.map((name) => [name, getRule(name, country, registration)]),
      ) as Rules),
      version: v.nullable(v.number()),
    }),
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
