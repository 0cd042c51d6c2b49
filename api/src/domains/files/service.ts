import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import type { FileKind, FileReference } from '@portal/shared/contract';

import { removeFiles } from '../../files/backup-lock';
import { runAfterCommit, runOutsideCall } from '../../database/call-transaction';
import { newId } from '../../database/ids';
import type { Deps } from '../../deps';
import { getExtension, fileRules } from '../../files/file-types';
import { addThumbnail } from '../../files/image';
import { receive, TooLargeError } from '../../files/receive';
import { StoreUnavailableError } from '../../files/store-patience';
import { say } from '../../language/say';
import { AppProblem, notFound } from '../../plugins/problem';
import { cleanName } from '../../files/file-name';
import { inspect } from './inspect';
import type { Inspected } from './inspect';
import { isCustomerDocument } from './read-repository';
import { fileLinks, toReference } from './references';
import { holdRoom, refuseWithoutRoom } from './storage-room';
import { deleteRow, deleteUnused, findOwnFile, insertFile } from './file-repository';
import type { StoredFile } from './file-repository';

export interface Upload {
  readonly stream: Readable;
  readonly name: string | undefined;
  readonly kind: FileKind;
  /** The portal drew this WebP picture: it has no metadata, and encoding it again would only cost time. */
  readonly isDrawn?: boolean;
  /** As the request's header says: the size of the file and little more. */
  readonly declaredBytes?: number | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Where uploads are kept until they have been checked. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

async function withFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(uploadsFolder(dataDir), randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function tooLarge(maxBytes: number): AppProblem {
  const message = say('This file is larger than {size} MB. Choose a smaller one.', {
    size: maxBytes / 1024 / 1024,
  });
  return new AppProblem('payload_too_large', message, { errors: [{ path: 'file', message }] });
}

/** Only when the row is certainly gone: a row without its file is a hole. */
export const removeObjects = (
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { storageKey, thumbnailKey }: StoredFile,
): Promise<void> =>
  runAfterCommit(() =>
    removeFiles(db, files, thumbnailKey === null ? [storageKey] : [storageKey, thumbnailKey]),
  );

/**
 * The row is committed first. Whatever fails afterwards leaves an unused row, which is cleaned up with its
 * objects.
 */
async function keep(
  deps: Deps,
  ownerId: string,
  upload: Upload,
  sha256: string,
  file: Inspected,
): Promise<StoredFile> {
  const id = newId();
  const key = `${id.slice(-2)}/${id}`;
  const values = {
    id,
    ownerId,
    kind: upload.kind,
    name: cleanName(upload.name),
    mimeType: file.mimeType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    storageKey: `${key}.${getExtension(file.mimeType)}`,
    thumbnailKey: file.thumbnailPath === null ? null : `${key}.thumb.webp`,
    sha256,
    createdAt: deps.clock.now(),
  };
  const row = await deps.db.transaction().execute(async (trx) => {
    await holdRoom(trx, ownerId);
    await refuseWithoutRoom(trx, ownerId, file.bytes);
    return insertFile(trx, values);
  });
  try {
    await deps.files.put(row.storageKey, file.path, file.mimeType);
    if (file.thumbnailPath && row.thumbnailKey)
      await deps.files.put(row.thumbnailKey, file.thumbnailPath, 'image/webp');
  } catch (error) {
    // A store that does not answer would not delete either. The unused row is deleted with its objects within
    // a day.
    if (error instanceof StoreUnavailableError) throw error;
    await removeObjects(deps, row);
    await deleteRow(deps.db, id);
    throw error;
  }
  return row;
}

/** Receives, inspects and stores one file; after a failure nothing of it remains. */
export function storeUpload(deps: Deps, ownerId: string, upload: Upload): Promise<StoredFile> {
  const { maxBytes } = fileRules[upload.kind];
  return withFolder(deps.config.dataDir, async (folder) => {
    await refuseWithoutRoom(deps.db, ownerId, upload.declaredBytes ?? 0);
    const received = await receive(upload.stream, join(folder, 'received'), maxBytes).catch(
      (error: unknown) => {
        throw error instanceof TooLargeError ? tooLarge(maxBytes) : error;
      },
    );
    if (received.bytes === 0) throw new AppProblem('upload_incomplete', 'The file is empty. Choose another.');
    const inspected = upload.isDrawn
      ? await addThumbnail(received.path, folder)
      : await inspect(received, upload.kind, folder, { owner: ownerId, signal: upload.signal });
    return runOutsideCall(() => keep(deps, ownerId, upload, received.sha256, inspected));
  });
}

export async function getReference(deps: Deps, ownerId: string, fileId: string): Promise<FileReference> {
  const file = await findOwnFile(deps.db, ownerId, fileId);
  if (!file) throw notFound('The file');
  const reader = (await isCustomerDocument(deps.db, fileId)) ? ownerId : undefined;
  return toReference(fileLinks(deps), file, reader);
}

export async function removeFile(deps: Deps, ownerId: string, fileId: string): Promise<null> {
  const removed = await deleteUnused(deps.db, ownerId, fileId);
  if (removed) {
    await removeObjects(deps, removed);
    return null;
  }
  if (!(await findOwnFile(deps.db, ownerId, fileId))) throw notFound('The file');
  throw new AppProblem('conflict', 'This file is in use. Replace it where it is used first.');
}
