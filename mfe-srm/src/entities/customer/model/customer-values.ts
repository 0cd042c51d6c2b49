import { limits, type CustomerRecord } from '@portal/shared/contract';
import { getDocumentExpiry, listDocumentFiles, getCustomerPhone, getPicture } from './customer';

/** A place for each file that can be added; an empty one is null. */
export type Files = (string | null)[];

/** The form's fields, as typed. */
export interface CustomerValues {
  customerName: string;
  /** With its calling code; it is sent without. */
  phoneNumber: string;
  email: string;
  nationality: string;
  passportNumber: string;
  passportExpireDate: string;
  passport: Files;
  drivingLicenseNumber: string;
  drivingLicenseExpireDate: string;
  drivingLicense: Files;
  customerProfilePic: string | null;
  /** The version they started from. Null for a new customer, or if a server has none. */
  version: number | null;
}

const places = (ids: readonly string[]): Files =>
  Array.from({ length: Math.max(limits.customer.documentsMax, ids.length) }, (_, at) => ids[at] ?? null);

/** A customer as form values; without one, the empty form. */
export function toFormValues(row: CustomerRecord | null): CustomerValues {
  const listFileIds = (kind: 'passport' | 'drivingLicense') =>
    row ? listDocumentFiles(row, kind).map(({ id }) => id) : [];
  return {
    customerName: row?.customerName ?? '',
    phoneNumber: row ? getCustomerPhone(row) : '',
    email: row?.email ?? '',
    nationality: row?.nationality ?? '',
    passportNumber: row?.passportNumber ?? '',
    passportExpireDate: row ? getDocumentExpiry(row, 'passport') : '',
    passport: places(listFileIds('passport')),
    drivingLicenseNumber: row?.drivingLicenseNumber ?? '',
    drivingLicenseExpireDate: row ? getDocumentExpiry(row, 'drivingLicense') : '',
    drivingLicense: places(listFileIds('drivingLicense')),
    customerProfilePic: (row && getPicture(row)?.id) ?? null,
    version: row?.version ?? null,
  };
}

/** The fields in the order of the page, for its error summary and the server's refusals. */
export const fieldNames = [
  'customerName',
  'phoneNumber',
  'email',
  'nationality',
  'customerProfilePic',
  'drivingLicenseNumber',
  'drivingLicenseExpireDate',
  'drivingLicense',
  'passportNumber',
  'passportExpireDate',
  'passport',
] as const satisfies readonly (keyof CustomerValues)[];
export type FieldName = (typeof fieldNames)[number];
