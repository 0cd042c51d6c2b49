import type { CountryCode } from '@portal/shared/contract';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { migrations } from '../database/migrations/all';
import type { ObjectStore } from '../files/object-store';
import { BackupError } from './backup-error';
import { backupLock } from '../files/backup-lock';
import { writeBackupFile, type WrittenSection } from './format';
import { findMigrations, findTables, createQuery } from './tables';

export interface Source {
  readonly country: CountryCode;
  readonly url: string;
  readonly files: ObjectStore;
}

export interface Progress {
  readonly say: (line: string) => void;
}

export interface BackupSummary {
  rows: number;
  files: number;
  /** Files that rows name and the store does not have. They were missing before the backup. */
  missingFiles: number;
}

interface Opened extends Source {
  readonly client: pg.Client;
  readonly migrations: string[];
}

const FILES_AT_ONCE = 500;
const quoted = (name: string) => pg.escapeIdentifier(name);

/**
 * The database first, then the files, all as of one moment. Later writes are not included, and no included
 * file is removed meanwhile.
 */
export async function writeBackup(
  path: string,
  product: string,
  sources: readonly Source[],
  { say }: Progress,
): Promise<BackupSummary> {
  const opened: Opened[] = [];
  const summary: BackupSummary = { rows: 0, files: 0, missingFiles: 0 };
  try {
    for (const source of sources) opened.push(await openSnapshot(source));
    const countries = opened.map(({ country: code, migrations: names }) => ({ code, migrations: names }));
    const createdAt = new Date().toISOString();
    await writeBackupFile(path, { product, createdAt, countries }, writeSections(opened, summary, say));
    return summary;
  } finally {
    for (const { client } of opened) await client.end().catch(() => undefined);
  }
}

async function openSnapshot(source: Source): Promise<Opened> {
  const { country, url } = source;
  const client = new pg.Client({
    connectionString: url,
    application_name: `backup-${country}`,
    options:
      '-c timezone=UTC -c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', () => undefined);
  await client.connect();
  const query = createQuery(client);
  // Waits for running removals of files and blocks new ones until the end.
  await query('select pg_advisory_lock(hashtextextended($1, 0))', [backupLock(country)]);
  await query('begin isolation level repeatable read read only');
  const names = await findMigrations(query, country);
  const unknown = names.filter((name) => !(name in migrations));
  if (names.length === 0) throw new BackupError(`There is no data of ${country} to back up.`);
  if (unknown.length > 0)
    throw new BackupError('The database was used by a newer release: back it up with that release.');
  return { ...source, client, migrations: names };
}

async function* writeSections(
  opened: readonly Opened[],
  summary: BackupSummary,
  say: Progress['say'],
): AsyncGenerator<WrittenSection> {
  for (const source of opened) {
    yield* writeTables(source, summary, say);
    yield* writeSequences(source);
  }
  for (const source of opened) yield* writeFiles(source, summary, say);
}

async function* writeTables(
  { country, client }: Opened,
  summary: BackupSummary,
  say: Progress['say'],
): AsyncGenerator<WrittenSection> {
  const tables = await findTables(createQuery(client), country);
  for (const [number, { table, columns }] of tables.entries()) {
    const list = columns.map(quoted).join(', ');
    const stream = client.query(
      copyTo(`copy (select ${list} from ${quoted(country)}.${quoted(table)}) to stdout`),
    );
    yield { section: { kind: 'table', country, table, columns }, data: stream };
    summary.rows += stream.rowCount;
    if (stream.rowCount > 0)
      say(`${country}: table ${number + 1} of ${tables.length}, ${table}: ${stream.rowCount} rows`);
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}

async function* writeSequences({ country, client }: Opened): AsyncGenerator<WrittenSection> {
  const rows = await createQuery(client)<{ name: string; value: string | null }>(
    'select sequencename as name, last_value::text as value from pg_sequences where schemaname = $1 order by 1',
    [country],
  );
  for (const { name, value } of rows)
    yield {
      section: { kind: 'sequence', country, name, value: value === null ? null : Number(value) },
      data: nothing(),
    };
}

interface FileRow {
  readonly id: string;
  readonly storage_key: string;
  readonly thumbnail_key: string | null;
  readonly mime_type: string;
}

async function* writeFiles(
  { country, client, files }: Opened,
  summary: BackupSummary,
  say: Progress['say'],
): AsyncGenerator<WrittenSection> {
  const query = createQuery(client);
  const table = `${quoted(country)}.files`;
  const [counted] = await query<{ total: number }>(`select count(*)::int as total from ${table}`);
  let done = 0;
  for (let last: string | null = null; ;) {
    const rows: FileRow[] = await query<FileRow>(
      `select id, storage_key, thumbnail_key, mime_type from ${table}
        where $1::uuid is null or id > $1 order by id limit ${FILES_AT_ONCE}`,
      [last],
    );
    for (const row of rows) {
      const keys: [string | null, string][] = [
        [row.storage_key, row.mime_type],
        [row.thumbnail_key, 'image/webp'],
      ];
      for (const [key, mimeType] of keys) {
        if (key === null) continue;
        const data: Readable | null = await files.get(key);
        if (data === null) summary.missingFiles += 1;
        else {
          yield { section: { kind: 'file', country, key, mimeType }, data };
          summary.files += 1;
        }
      }
    }
    done += rows.length;
    if (done > 0) say(`${country}: files of ${done} of ${counted?.total ?? done} rows`);
    if (rows.length < FILES_AT_ONCE) return;
    last = rows.at(-1)?.id ?? null;
  }
}
