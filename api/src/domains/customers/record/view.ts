import {
  customerDocuments,
  formatEmiratesId,
  type CustomerRecord,
  type CustomerValueName,
  type FileReference,
} from '@portal/shared/contract';

import type { DocumentKind } from '../../../database/tables/customers';
import type { Actor, Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { listReferences } from '../../files';
import { columnsByField } from './columns';
import { documentKinds, listDocuments } from './documents';
import type { StoredCustomer } from './store';

type Shown = Required<Pick<CustomerRecord, CustomerValueName>>;
const names = Object.keys(columnsByField).filter(
  (name) => name !== 'customerProfilePic',
) as CustomerValueName[];

/** What a list shows: no documents, so that browsing names reveals no passport. */
export function toListedCustomer(
  row: StoredCustomer,
  profilePic: FileReference | null,
  today: string,
): CustomerRecord {
  const fields = Object.fromEntries(names.map((name) => [name, row[columnsByField[name]]])) as Shown;
  const { countryCode, customerName, email, phoneNumber, ...others } = fields;
  return {
    customerId: row.id,
    countryCode,
    customerName,
    email,
    phoneNumber,
    ...others,
    // The number as on the card; the database has its digits alone.
    emiratesId: row.emiratesId && formatEmiratesId(row.emiratesId),
    expiredDocuments: documentKinds.filter((kind) =>
      isPast(row[columnsByField[customerDocuments[kind].date]], today),
    ),
    customerProfilePic: profilePic,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const isPast = (date: string | null, today: string) => date !== null && date < today;

/** A customer with links to their documents; each use of a link is recorded with its reader. */
export async function toCustomerRecord(
  deps: Deps,
  { userId }: Actor,
  row: StoredCustomer,
): Promise<CustomerRecord> {
  const stored = await listDocuments(deps.db, row.companyId, [row.id]);
  const ids = stored.map(({ fileId }) => fileId);
  const [files, pics] = [
    await listReferences(deps, ids, userId),
    await listReferences(deps, [row.profilePic]),
  ];
  const listFiles = (kind: DocumentKind) =>
    stored.filter((document) => document.kind === kind).flatMap(({ fileId }) => files.get(fileId) ?? []);
  const pic = row.profilePic === null ? null : (pics.get(row.profilePic) ?? null);
  return {
    ...toListedCustomer(row, pic, getToday(deps.country, deps.clock.now())),
    ...Object.fromEntries(documentKinds.map((kind) => [kind, listFiles(kind)])),
  };
}
