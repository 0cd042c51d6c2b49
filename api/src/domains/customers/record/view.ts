import type { CustomerRecord, FileReference } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { listReferences } from '../../files';
import { listDocuments, type StoredDocument } from './documents';
import type { StoredCustomer } from './store';

/** What a list shows: no documents, so that browsing names reveals no passport. */
export const toListedCustomer = (
  row: StoredCustomer,
  profilePic: FileReference | null,
  today: string,
): CustomerRecord => ({
  customerId: row.id,
  countryCode: row.countryCode,
  customerName: row.name,
  email: row.email,
  phoneNumber: row.phone,
  nationality: row.nationality,
  passportNumber: row.passportNumber,
  passportExpireDate: row.passportExpireDate,
  drivingLicenseNumber: row.licenseNumber,
  drivingLicenseExpireDate: row.licenseExpireDate,
  expiredDocuments: [
    ...(isPast(row.passportExpireDate, today) ? ['passport' as const] : []),
    ...(isPast(row.licenseExpireDate, today) ? ['drivingLicense' as const] : []),
  ],
  customerProfilePic: profilePic,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const isPast = (date: string | null, today: string) => date !== null && date < today;

/** A customer with links to their documents; each use of a link is recorded with its reader. */
export async function toCustomerRecord(
  deps: Deps,
  { userId }: Actor,
  row: StoredCustomer,
): Promise<CustomerRecord> {
  const stored = await listDocuments(deps.db, [row.id]);
  const ids = stored.map(({ fileId }) => fileId);
  const [files, pics] = [
    await listReferences(deps, ids, userId),
    await listReferences(deps, [row.profilePic]),
  ];
  const ofKind = (kind: StoredDocument['kind']) =>
    stored.filter((document) => document.kind === kind).flatMap(({ fileId }) => files.get(fileId) ?? []);
  const pic = row.profilePic === null ? null : (pics.get(row.profilePic) ?? null);
  return {
    ...toListedCustomer(row, pic, getToday(deps.country, deps.clock.now())),
    passport: ofKind('passport'),
    drivingLicense: ofKind('drivingLicense'),
  };
}
