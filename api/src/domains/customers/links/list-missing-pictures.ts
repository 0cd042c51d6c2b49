import { customerUploads, type Country, type CustomerUpload } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { getSettings } from '../../company';
import { listDocuments } from '../record/documents';
import type { StoredCustomer } from '../record/store';

/** What a submission says of the pictures. What it does not mention stays. */
type SentPictures = {
  readonly [Name in CustomerUpload]?: readonly string[] | string | null | undefined;
};

/** The pictures that the company requires, and that the customer would not have after this submission. */
export async function listMissingPictures(
  db: Kysely<Database>,
  country: Country,
  { id, companyId, profilePic }: Pick<StoredCustomer, 'id' | 'companyId' | 'profilePic'>,
  sent: SentPictures = {},
): Promise<CustomerUpload[]> {
  const { requiredPictures } = await getSettings(db, country, companyId);
  const names = customerUploads.filter((name) => requiredPictures[name]);
  if (names.length === 0) return [];
  const stored = await listDocuments(db, companyId, [id]);
  const hasStored = (name: CustomerUpload) =>
    name === 'customerProfilePic' ? profilePic !== null : stored.some(({ kind }) => kind === name);
  return names.filter((name) => {
    const picture = sent[name];
    return picture === undefined ? !hasStored(name) : picture === null || picture.length === 0;
  });
}
