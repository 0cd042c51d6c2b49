import type { CountryCode } from '@portal/shared/contract';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Db } from '../database/connect';
import { migrations } from '../database/migrations/all';
import type { ObjectStore } from '../files/object-store';
import { BackupError } from './backup-error';
import { openBackupFile, type BackupHeader } from './format';
import { openSchema, type OpenSchema } from './open-schema';

export interface Target {
  readonly country: CountryCode;
  readonly db: Db;
  readonly files: ObjectStore;
}

interface Options {
  readonly path: string;
  readonly targets: readonly Target[];
  /** Where a file is kept until the store has it. */
  readonly folder: string;
  readonly replace: boolean;
  readonly say: (line: string) => void;
}

/** Reads the whole file once, so that an incomplete backup changes nothing. @throws BackupError */
export async function checkBackupFile(path: string, known: readonly string[]): Promise<BackupHeader> {
  const backup = await openBackupFile(path);
  try {
    for (const { code, migrations: names } of backup.header.countries) {
      if (!known.includes(code))
        throw new BackupError(
          `${path} holds data of ${code}, which this installation does not serve (COUNTRIES).`,
        );
      if (names.some((name) => !(name in migrations)))
        throw new BackupError(`${path} was made by a newer release: restore it with that release.`);
    }
    for await (const { data } of backup.sections()) for await (const part of data) void part;
    return backup.header;
  } finally {
    backup.close();
  }
}

/**
 * All or nothing: first the files, which do no harm without rows, then all rows of all countries in one
 * transaction.
 */
export async function restoreBackup({ path, targets, folder, replace, say }: Options): Promise<void> {
  const header = await checkBackupFile(
    path,
    targets.map(({ country }) => country),
  );
  say(`The backup is whole; it was made ${header.createdAt} by release ${header.product}.`);
  const schemas = new Map<string, OpenSchema>();
  const stores = new Map(targets.map(({ country, files }) => [country as string, files]));
  const temporary = await mkdtemp(join(folder, 'restore-'));
  try {
    for (const { code, migrations: names } of header.countries) {
      const target = targets.find(({ country }) => country === code);
      if (target) schemas.set(code, await openSchema(target.db, target.country, { names, replace }));
    }
    await restoreSections(path, { schemas, stores, temporary, say });
    for (const [code, schema] of schemas) {
      say(`${code}: putting constraints and triggers back`);
      await schema.finish();
    }
    for (const schema of schemas.values()) await schema.commit();
  } catch (error) {
    for (const schema of schemas.values()) await schema.rollBack();
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

interface Places {
  readonly schemas: ReadonlyMap<string, OpenSchema>;
  readonly stores: ReadonlyMap<string, ObjectStore>;
  readonly temporary: string;
  readonly say: (line: string) => void;
}

async function restoreSections(path: string, { schemas, stores, temporary, say }: Places): Promise<void> {
  const backup = await openBackupFile(path);
  let files = 0;
  try {
    for await (const { section, data } of backup.sections()) {
      const schema = schemas.get(section.country);
      const store = stores.get(section.country);
      if (!schema || !store) throw new BackupError(`${path} holds data of a country it does not name.`);
      if (section.kind === 'table') {
        const rows = await schema.copyIn(section.table, section.columns, data);
        if (rows > 0) say(`${section.country}: ${section.table}, ${rows} rows`);
      } else if (section.kind === 'sequence') {
        for await (const part of data) void part;
        await schema.setSequence(section.name, section.value);
      } else {
        const place = join(temporary, 'file');
        await pipeline(Readable.from(data), createWriteStream(place, { mode: 0o600 }));
        await store.put(section.key, place, section.mimeType);
        await rm(place, { force: true });
        files += 1;
        if (files % 500 === 0) say(`${files} files`);
      }
    }
  } finally {
    backup.close();
  }
  say(`${files} files`);
}
