import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ListingFilesTable } from '../../../database/tables/listings';
import { attachFiles, type Attachment, detachFiles } from '../../files';
import type { LevelOne } from './fields';
import { writeFiles, type ListingKey } from './listing-repository';

type Role = ListingFilesTable['role'];
type Sent = Pick<LevelOne, 'vehiclePhotos' | 'vehicleVideos' | 'commercialLicenses'>;

const fields = [
  { field: 'vehiclePhotos', role: 'photo', kind: 'image' },
  { field: 'vehicleVideos', role: 'video', kind: 'video' },
  { field: 'commercialLicenses', role: 'licence', kind: 'document' },
] as const satisfies readonly { field: keyof Sent; role: Role; kind: Attachment['kind'] }[];

/**
 * Attaches the files to the listing in the order sent, and releases those that nothing uses any more.
 * @throws AppProblem on the field
 */
export async function replaceFiles(
  trx: Transaction<Database>,
  listing: ListingKey,
  sent: Sent,
  now: Date,
): Promise<void> {
  const { userId } = listing;
  const attachments = fields.flatMap(({ field, kind }) =>
    sent[field].map((fileId, index) => ({ path: `${field}.${index}`, fileId, kind })),
  );
  await attachFiles(trx, userId, attachments, now);
  const before = await writeFiles(
    trx,
    listing,
    fields.flatMap(({ field, role }) =>
      [...new Set(sent[field])].map((fileId, position) => ({ fileId, role, position })),
    ),
  );
  const kept = new Set(attachments.map(({ fileId }) => fileId));
  await detachFiles(
    trx,
    userId,
    before.filter((id) => !kept.has(id)),
  );
}
