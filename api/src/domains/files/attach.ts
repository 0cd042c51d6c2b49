import type { FileKind } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import { isImage } from '../../files/file-types';
import { AppProblem, invalidField } from '../../plugins/problem';
import { markAttached, markUnattached } from './file-repository';

export interface Attachment {
  /** The field of the request that names the file, for its error. */
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
 * Marks files as used, in the transaction that begins to use them. Another owner's file is answered like one
 * that does not exist.
 * @throws AppProblem on the field
 */
export async function attachFiles(
  trx: Kysely<Database>,
  ownerId: string,
  attachments: readonly Attachment[],
  now: Date,
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = await markAttached(
    trx,
    ownerId,
    attachments.map(({ fileId }) => fileId),
    now,
  );
  const types = new Map(rows.map(({ id, mimeType }) => [id, mimeType]));
  for (const { path, fileId, kind } of attachments) {
    const mimeType = types.get(fileId);
    if (mimeType === undefined) throw missing(path);
    if (!fits(kind, mimeType))
      throw invalidField(path, 'This kind of file does not fit here. Choose another.');
  }
}

/**
 * Releases those of the files that nothing refers to any more, after the caller has removed its own
 * reference; the daily clean-up deletes them.
 */
export async function detachFiles(
  trx: Kysely<Database>,
  ownerId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await markUnattached(trx, ownerId, fileIds);
}
