import type { FileReference } from '@portal/shared/contract';

import type { Deps } from '../../deps';
import { createFileLinks } from '../../files/create-file-links';
import type { FileLinks } from '../../files/create-file-links';
import { findFiles } from './file-repository';
import type { StoredFile } from './file-repository';

export function fileLinks({ config, country, clock }: Pick<Deps, 'config' | 'country' | 'clock'>): FileLinks {
  const base = `${config.publicApiUrl || config.basePath}/api/${country.id}`;
  return createFileLinks({
    secret: config.fileLinkSecret,
    country: country.id,
    base,
    now: () => clock.now(),
  });
}

/** With a `reader`, each use of the links is recorded for that reader. */
export function toReference(links: FileLinks, file: StoredFile, reader?: string): FileReference {
  return {
    id: file.id,
    url: links.createLink(file.id, 'original', reader),
    thumbnailUrl: file.thumbnailKey === null ? null : links.createLink(file.id, 'thumb', reader),
    name: file.name,
    mimeType: file.mimeType,
    bytes: file.bytes,
  };
}

/**
 * References for the files that a record names. The caller has checked that the reader may see the record.
 */
export async function listReferences(
  deps: Pick<Deps, 'db' | 'config' | 'country' | 'clock'>,
  ids: readonly (string | null)[],
  reader?: string,
): Promise<Map<string, FileReference>> {
  const links = fileLinks(deps);
  const found = await findFiles(
    deps.db,
    ids.filter((id) => id !== null),
  );
  return new Map(found.map((file) => [file.id, toReference(links, file, reader)]));
}
