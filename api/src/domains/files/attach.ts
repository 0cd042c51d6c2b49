import type { FileKind } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import { isImage } from '../../files/file-types';
import { AppProblem, invalidField } from '../../plugins/problem';

export interface Attachment {
  /** The field of the request that names the file, for the error beside it. */
  readonly path: string;
  readonly fileId: string;
  readonly kind: FileKind;
}

const fits = (kind: FileKind, mimeType: string) =>
  kind === 'document'
    ? !mimeType.startsWith('video/')
    : kind === 'image'
      ? isImage(mimeType)
      : mimeType.startsWith('video/');

function missing(path: string): AppProblem {
  const message = 'This file is no longer there. Upload it again.';
  return new AppProblem('not_found', message, { errors: [{ path, message }] });
}

/**
 * Marks files as used, in the transaction that begins to use them. Another's file is answered like one that is not there.
 * @throws AppProblem beside the field
 */
export async function attachFiles(
  trx: Kysely<Database>,
  ownerId: string,
  attachments: readonly Attachment[],
  now: Date,
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = await trx
    .updateTable('files')
    .set({ attachedAt: now })
    .where(
      'id',
      'in',
      attachments.map(({ fileId }) => fileId),
    )
    .where('ownerId', '=', ownerId)
    .returning(['id', 'mimeType'])
    .execute();
  const types = new Map(rows.map(({ id, mimeType }) => [id, mimeType]));
  for (const { path, fileId, kind } of attachments) {
    const mimeType = types.get(fileId);
    if (mimeType === undefined) throw missing(path);
    if (!fits(kind, mimeType))
      throw invalidField(path, 'This kind of file does not fit here. Choose another.');
  }
}

/**
 * Lets go of those of the files that nothing refers to any more, once the caller's own row no longer does; the daily
 * clean-up deletes them. Locked first, so that a use of them begun meanwhile is either seen or waits.
 */
export async function detachFiles(
  trx: Kysely<Database>,
  ownerId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const own = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await sql`
    update files set attached_at = null where id = any(${own.map(({ id }) => id)}::uuid[])
      and not exists (select from listing_files where file_id = files.id)
      and not exists (select from fleet_vehicles where photo = files.id)
      and not exists (select from customer_documents where file_id = files.id)
      and not exists (select from check_list_photos where file_id = files.id)
      and not exists (select from check_lists where files.id in (agent_signature, customer_signature))
      and not exists (select from vehicle_damage_photos where file_id = files.id)
      and not exists (select from contract_addenda where files.id in (agent_signature, customer_signature))
      and not exists (select from trip_contracts where files.id in (agent_signature, customer_signature))
      and not exists (select from issued_logos where file_id = files.id)
      and not exists (select from customers where profile_pic = files.id)
      and not exists (select from companies where user_id = ${ownerId}
        and files.id in (company_logo, commercial_license, license_front, license_back))`.execute(trx);
}
