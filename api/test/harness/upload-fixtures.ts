import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { fileEndpoints } from '@portal/shared/contract';
import type { FileKind, FileReference } from '@portal/shared/contract';
import sharp from 'sharp';

import type { TestApp } from './start-test-app';

/** A noisy picture, which does not compress to a few bytes. */
export const createPhoto = (width = 640, height = 480) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#285',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** The form data of an upload. */
export function createUploadForm(content: Buffer | string, name = 'photo.jpg', kind?: string): FormData {
  const body = new FormData();
  if (kind) body.set('kind', kind);
  body.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return body;
}

export const uploadAs = (app: TestApp, token: string, body: FormData, kind: FileKind = 'image') =>
  app.client<FileReference>(fileEndpoints.uploadSingle, { token, query: { kind }, body });

/** What an upload could leave behind: rows, stored objects, unfinished uploads. */
export async function countStored(app: TestApp) {
  const rows = await app.db.selectFrom('files').select('id').execute();
  const stored = join(app.deps.config.dataDir, 'files');
  const objects = existsSync(stored)
    ? readdirSync(stored, { recursive: true }).filter((path) => /\.\w+$/.test(String(path)))
    : [];
  const waiting = join(app.deps.config.dataDir, 'uploads');
  return {
    rows: rows.length,
    objects: objects.length,
    waiting: existsSync(waiting) ? readdirSync(waiting).length : 0,
  };
}
