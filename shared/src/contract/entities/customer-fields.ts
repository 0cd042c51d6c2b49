import * as v from 'valibot';
import { customer as limits } from '../limits';
import { emiratesId } from './emirates-id';
import { countryCallingCode, email, isoDate, text, uuid } from './primitives';
import {
  joinFields,
  type CapabilityIn,
  type FieldKind,
  type NamesOfKind,
  type WireField,
} from './record-fields';

/** Customers' numbers are sent without their country's prefix, which is in `countryCode`. */
export const nationalPhoneNumber = v.pipe(
  v.string('validation.required'),
  v.transform((value) => value.replace(/[\s()-]/g, '')),
  v.nonEmpty('validation.required'),
  v.regex(/^\d{4,14}$/, 'validation.phone'),
);

/** Of a passport or a driving licence. */
export const documentNumber = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s/g, '').toUpperCase()),
  v.regex(/^[A-Z\d/-]{4,20}$/, 'validation.documentNumber'),
);
const nationality = text(2, 60);

/** Empty for a customer who has none. */
const emailOrEmpty = v.pipe(
  v.string('validation.email'),
  v.trim(),
  v.union([v.literal(''), email], 'validation.email'),
);

/** For a stored customer: an empty value removes the stored one. */
const changedNumber = v.optional(v.union([v.literal(''), documentNumber], 'validation.documentNumber'));
/** Beyond the supplier platform's own fields. An empty one removes the date. */
const expireDate = {
  kind: 'date',
  input: v.optional(v.union([v.literal(''), isoDate], 'validation.date')),
  capability: 'document-expiry',
} as const;
const documents = v.optional(v.pipe(v.array(uuid), v.maxLength(limits.documentsMax, 'validation.tooMany')));

/**
 * Every field of a customer as the calls have it. The customer's own page, whose size is limited, loads this half of
 * the table alone.
 */
export const customerWire = {
  customerName: { kind: 'text', input: text(limits.nameMin, limits.nameMax) },
  countryCode: { kind: 'callingCode', input: countryCallingCode },
  phoneNumber: { kind: 'phone', input: nationalPhoneNumber },
  email: { kind: 'email', input: v.optional(emailOrEmpty, ''), changed: v.optional(emailOrEmpty) },
  nationality: {
    kind: 'text',
    input: v.optional(nationality),
    changed: v.optional(v.union([v.literal(''), nationality], 'validation.tooShort')),
  },
  /** The supplier platform's customers have none. */
  emiratesId: {
    kind: 'text',
    input: v.optional(emiratesId),
    changed: v.optional(v.union([v.literal(''), emiratesId], 'validation.emiratesId')),
    capability: 'emirates-id',
  },
  passportNumber: { kind: 'text', input: v.optional(documentNumber), changed: changedNumber },
  passportExpireDate: expireDate,
  passport: { kind: 'files', input: documents },
  drivingLicenseNumber: { kind: 'text', input: v.optional(documentNumber), changed: changedNumber },
  drivingLicenseExpireDate: expireDate,
  drivingLicense: { kind: 'files', input: documents },
  customerProfilePic: {
    kind: 'photo',
    input: v.optional(v.nullable(uuid), null),
    changed: v.optional(v.nullable(uuid)),
  },
} as const satisfies Record<string, WireField>;

/**
 * Every field of a customer, with where it is stored and shown. Its schemas, form, import, Excel file, merging, history
 * and the mapping to its table derive from this. Labels are `customers.field.<name>` of the catalogue, helps
 * `customers.help.<name>`.
 */
export const customerFields = joinFields(customerWire, {
  customerName: {
    column: 'name',
    form: { part: 'contact', row: 1, maxLength: limits.nameMax, hasHelp: true },
    file: { id: 'name', header: 'Name', others: ['Customer', 'Customer name', 'Full name'] },
    sheet: { place: 10, header: 'Name', width: 28 },
  },
  countryCode: {
    mainField: 'phoneNumber',
    file: { id: 'callingCode', header: 'Country code', others: ['Calling code', 'Prefix'], isOptional: true },
    sheet: { place: 20, header: 'Country code', width: 13 },
  },
  phoneNumber: {
    column: 'phone',
    form: { part: 'contact', row: 2 },
    file: { id: 'phone', header: 'Phone', others: ['Phone number', 'Mobile', 'Mobile number', 'Telephone'] },
    sheet: { place: 30, header: 'Phone', width: 16 },
  },
  email: {
    form: { part: 'contact', row: 2 },
    file: { header: 'E-mail', others: ['Email', 'Email address', 'Mail'] },
    sheet: { place: 40, header: 'E-mail', width: 30 },
  },
  nationality: {
    isNullable: true,
    form: { part: 'person', row: 1, maxLength: 60 },
    file: { header: 'Nationality', others: ['Country'] },
    sheet: { place: 50, header: 'Nationality', width: 18 },
  },
  emiratesId: {
    isNullable: true,
    country: 'ae',
    form: {
      part: 'person',
      row: 1,
      position: 1,
      maxLength: 30,
      isCode: true,
      isNumeric: true,
      hasHelp: true,
    },
    file: { header: 'Emirates ID', others: ['Emirates ID number', 'EID', 'ID number'] },
    sheet: { place: 55, header: 'Emirates ID', width: 20 },
  },
  passportNumber: {
    isNullable: true,
    form: { part: 'passport', row: 1, maxLength: 30, isCode: true, isCapital: true },
    file: { id: 'passport', header: 'Passport number', others: ['Passport', 'Passport no'] },
    sheet: { place: 60, header: 'Passport number', width: 18 },
  },
  passportExpireDate: {
    isNullable: true,
    mainField: 'passportNumber',
    form: { part: 'passport', row: 3 },
    file: {
      id: 'passportUntil',
      header: 'Passport valid until',
      others: ['Passport expiry', 'Passport expires'],
    },
    sheet: { place: 70, header: 'Passport valid until', width: 18 },
  },
  passport: { form: { part: 'passport', row: 2 } },
  drivingLicenseNumber: {
    column: 'licenseNumber',
    isNullable: true,
    form: { part: 'drivingLicense', row: 1, maxLength: 30, isCode: true, isCapital: true },
    file: {
      id: 'licence',
      header: 'Driving licence number',
      others: [
        'Driving license number',
        'Driving licence',
        'Driving license',
        'Licence number',
        'License number',
      ],
    },
    sheet: { place: 80, header: 'Driving licence number', width: 22 },
  },
  drivingLicenseExpireDate: {
    column: 'licenseExpireDate',
    isNullable: true,
    mainField: 'drivingLicenseNumber',
    form: { part: 'drivingLicense', row: 3 },
    file: {
      id: 'licenceUntil',
      header: 'Driving licence valid until',
      others: ['Driving license valid until', 'Licence expiry', 'License expiry'],
    },
    sheet: { place: 90, header: 'Driving licence valid until', width: 24 },
  },
  drivingLicense: { form: { part: 'drivingLicense', row: 2 } },
  customerProfilePic: { column: 'profilePic', form: { part: 'person', row: 2, hasHelp: true } },
});

export type CustomerFields = typeof customerFields;
export type CustomerFieldName = keyof CustomerFields;
export type CustomerFieldCapability = CapabilityIn<typeof customerWire>;

/** The documents of a customer, each with the fields that belong to its scans. */
export const customerDocuments = {
  passport: { number: 'passportNumber', date: 'passportExpireDate' },
  drivingLicense: { number: 'drivingLicenseNumber', date: 'drivingLicenseExpireDate' },
} as const satisfies Record<
  NamesOfKind<CustomerFields, 'files'>,
  { readonly number: CustomerFieldName; readonly date: NamesOfKind<CustomerFields, 'date'> }
>;
export type CustomerDocumentKind = keyof typeof customerDocuments;

/** A field with one value, which is not a file. */
export type CustomerValueName = NamesOfKind<CustomerFields, Exclude<FieldKind, 'photo' | 'files'>>;
