import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import type { ByteRange, ObjectStore } from './object-store';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files in a directory. `durable: false` trades safety against power failure for speed; only tests set it. */
export class LocalStore implements ObjectStore {
  constructor(
    private readonly root: string,
    private readonly options: { readonly durable: boolean } = { durable: true },
  ) {}

  private async sync(path: string): Promise<void> {
    if (this.options.durable) await syncToDisk(path);
  }

  async put(key: string, path: string): Promise<void> {
    const target = join(this.root, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await this.sync(path);
    try {
      await rename(path, target);
    } catch (error) {
      if (getErrorCode(error) !== 'EXDEV') throw error;
      await copyFile(path, `${target}.part`);
      await this.sync(`${target}.part`);
      await rename(`${target}.part`, target);
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    try {
      const file = await open(join(this.root, key), 'r');
      return createReadStream('', { fd: file, ...range });
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.root, key), { force: true });
  }
}
