import { fileEndpoints, limits } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import { route } from '../../plugins/route';
import { registerDownload } from './download';
import { readUploads } from './read-uploads';
import { fileLinks, toReference } from './references';
import { readRoom } from './storage-room';
import { getReference, removeFile, storeUpload } from './service';
import type { Upload } from './service';
import type { StoredFile } from './file-repository';

export function registerFiles(app: FastifyInstance): void {
  const { deps } = app;
  const links = fileLinks(deps);

  route(app, fileEndpoints.uploadMultiple, async ({ query, user, request, reply }) => {
    const kept: StoredFile[] = [];
    const store = async (upload: Upload) => kept.push(await storeUpload(deps, user.userId, upload));
    try {
      await readUploads({ request, reply }, query.kind, limits.fileStorage.perRequest, store);
    } catch (error) {
      // All or none: the caller learns no ids, so files that were already stored would be useless.
      for (const { id } of kept) await removeFile(deps, user.userId, id);
      throw error;
    }
    return kept.map((file) => toReference(links, file));
  });

  route(app, fileEndpoints.room, ({ user }) => readRoom(deps.db, user.userId));
  route(app, fileEndpoints.get, ({ query, user }) => getReference(deps, user.userId, query.fileId));
  route(app, fileEndpoints.remove, ({ query, user }) => removeFile(deps, user.userId, query.fileId));
  registerDownload(app, links);
}
