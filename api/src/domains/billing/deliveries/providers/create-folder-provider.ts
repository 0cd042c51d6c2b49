import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

import { DeliveryError, providerAnswer, type DocumentProvider } from './document-provider';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

const endings = { ubl: 'xml', inv01: 'json' } as const;

/** Whole or not at all: a reader of the folder never sees a part of a file. */
async function writeWhole(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Documents as files: `out/<id>.xml` or `.json` for the provider, `in/<id>.json` with its answer. The same id twice is
 * the same file.
 */
export function createFolderProvider(folder: string): DocumentProvider {
  return {
    kind: 'files',
    async send({ id, format, content }) {
      try {
        await writeWhole(join(folder, 'out', `${id}.${endings[format]}`), content);
      } catch {
        throw new DeliveryError('The folder of the provider cannot be written.');
      }
      return { state: 'sent' };
    },
    async ask({ id }) {
      const text = await readIfThere(join(folder, 'in', `${id}.json`)).catch(() => {
        throw new DeliveryError('The folder of the provider cannot be read.');
      });
      if (text === null) return null;
      try {
        return v.parse(providerAnswer, JSON.parse(text));
      } catch {
        throw new DeliveryError('The answer of the provider cannot be understood.');
      }
    },
  };
}
