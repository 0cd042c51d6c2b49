import type { Readable } from 'node:stream';

import type { Deps } from '../../deps';
import { getExtension } from '../../files/file-types';
import { findFiles } from './file-repository';
import { isCustomerDocument, writeDownRead } from './read-repository';

interface Original {
  /** Of the type, without a dot. */
  readonly extension: string;
  /** Records who reads it, if it is a customer's document. @throws Error if the storage does not have it */
  readonly open: () => Promise<Readable>;
}

/** The stored files in the order of their ids. The caller has checked that the reader may see them. */
export async function openOriginals(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  ids: readonly string[],
  userId: string,
): Promise<Original[]> {
  const rows = new Map((await findFiles(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((fileId) => {
    const row = rows.get(fileId);
    if (row === undefined) return [];
    const open = async () => {
      const stream = await files.get(row.storageKey);
      if (stream === null) throw new Error(`The storage has no file ${fileId}`);
      if (await isCustomerDocument(db, fileId))
        await writeDownRead(db, { fileId, userId, variant: 'original', at: clock.now() });
      return stream;
    };
    return [{ extension: getExtension(row.mimeType), open }];
  });
}
