import type { StoredDocument } from './documents';
import type { UpdateBody } from './to-columns';
import type { StoredCustomer } from './store';

const columnsByField = {
  customerName: 'name',
  countryCode: 'countryCode',
  phoneNumber: 'phone',
  email: 'email',
  nationality: 'nationality',
  passportNumber: 'passportNumber',
  passportExpireDate: 'passportExpireDate',
  drivingLicenseNumber: 'licenseNumber',
  drivingLicenseExpireDate: 'licenseExpireDate',
  customerProfilePic: 'profilePic',
} as const satisfies Partial<Record<keyof UpdateBody, keyof StoredCustomer>>;
const fields = Object.keys(columnsByField) as (keyof typeof columnsByField)[];

/** The fields, with their names on the wire, in which the customer differs from before. */
export function changedFields(
  before: StoredCustomer,
  after: StoredCustomer,
  documents: { readonly before: readonly StoredDocument[]; readonly after: readonly StoredDocument[] },
): string[] {
  const listFiles = (list: readonly StoredDocument[], kind: StoredDocument['kind']) =>
    list
      .filter((document) => document.kind === kind)
      .map(({ fileId }) => fileId)
      .join();
  const kinds = ['passport', 'drivingLicense'] as const;
  return [
    ...fields.filter((field) => before[columnsByField[field]] !== after[columnsByField[field]]),
    ...kinds.filter((kind) => listFiles(documents.before, kind) !== listFiles(documents.after, kind)),
  ];
}
