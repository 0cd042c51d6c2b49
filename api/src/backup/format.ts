import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

import { BackupError, createBrokenBackupError } from './backup-error';
import { writeFrame, FrameReader } from './frames';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

/** Increased when an older program can no longer read the file. */
export const FORMAT = 1;
const KIND = 'vehicle-rental-portal-backup';

const header = v.object({
  kind: v.literal(KIND),
  format: v.number(),
  product: v.string(),
  createdAt: v.string(),
  countries: v.array(v.object({ code: v.string(), migrations: v.array(v.string()) })),
});
export type BackupHeader = v.InferOutput<typeof header>;

const section = v.variant('kind', [
  v.object({
    kind: v.literal('table'),
    country: v.string(),
    table: v.string(),
    columns: v.array(v.string()),
  }),
  v.object({
    kind: v.literal('sequence'),
    country: v.string(),
    name: v.string(),
    value: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal('file'), country: v.string(), key: v.string(), mimeType: v.string() }),
  v.object({ kind: v.literal('end'), sections: v.number() }),
]);
export type Section = v.InferOutput<typeof section>;

export interface WrittenSection {
  readonly section: Section;
  readonly data: AsyncIterable<Buffer>;
}

const json = (value: unknown) => writeFrame(Buffer.from(JSON.stringify(value)));
const endOfData = writeFrame(Buffer.alloc(0));

async function* contents(
  headerFields: Omit<BackupHeader, 'kind' | 'format'>,
  sections: AsyncIterable<WrittenSection>,
): AsyncGenerator<Buffer> {
  yield json({ kind: KIND, format: FORMAT, ...headerFields });
  let count = 0;
  for await (const { section: described, data } of sections) {
    count += 1;
    const hash = createHash('sha256').update(JSON.stringify(described));
    yield json(described);
    for await (const part of data) {
      if (part.length === 0) continue;
      hash.update(part);
      yield writeFrame(part);
    }
    yield endOfData;
    yield json(hash.digest('hex'));
  }
  yield json({ kind: 'end', sections: count } satisfies Section);
}

/** The file gets its name only when it is complete and on the disk. */
export async function writeBackupFile(
  path: string,
  headerFields: Omit<BackupHeader, 'kind' | 'format'>,
  sections: AsyncIterable<WrittenSection>,
): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(
      Readable.from(contents(headerFields, sections), { objectMode: false, highWaterMark: 1024 * 1024 }),
      createGzip({ level: 4 }),
      createWriteStream(part, { mode: 0o600 }),
    );
    const file = await open(part, 'r');
    await file.sync();
    await file.close();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

export interface ReadSection {
  readonly section: Exclude<Section, { kind: 'end' }>;
  /** The caller reads it to its end before the next section. */
  readonly data: AsyncIterable<Buffer>;
}

export interface BackupReader {
  readonly header: BackupHeader;
  sections(): AsyncGenerator<ReadSection>;
  close(): void;
}

/** @throws BackupError when the file is no backup, or comes from a newer release */
export async function openBackupFile(path: string): Promise<BackupReader> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  const bytes = file.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  const frames = new FrameReader(bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>);
  const read = await readHeader(path, frames);
  return {
    header: read,
    sections: () => readSections(path, frames),
    close: () => void file.destroy(),
  };
}

async function readHeader(path: string, frames: FrameReader): Promise<BackupHeader> {
  let text: unknown;
  try {
    text = JSON.parse((await frames.next()).toString('utf8'));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') throw new BackupError(`There is no file ${path}.`);
    throw new BackupError(`${path} is not a backup of this portal, or is damaged.`);
  }
  const format = v.safeParse(v.looseObject({ kind: v.literal(KIND), format: v.number() }), text);
  if (!format.success) throw new BackupError(`${path} is not a backup of this portal.`);
  if (format.output.format > FORMAT)
    throw new BackupError(`${path} was made by a newer release: restore it with that release.`);
  return v.parse(header, text);
}

async function* readSections(path: string, frames: FrameReader): AsyncGenerator<ReadSection> {
  try {
    for (let count = 0; ; count += 1) {
      const described = v.parse(section, JSON.parse((await frames.next()).toString('utf8')));
      if (described.kind === 'end') {
        if (described.sections !== count || !(await frames.isAtEnd())) throw createBrokenBackupError(path);
        return;
      }
      yield { section: described, data: readData(path, frames, described) };
    }
  } catch (error) {
    throw isReadingError(error) ? createBrokenBackupError(path) : error;
  }
}

async function* readData(path: string, frames: FrameReader, described: Section): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(described));
  try {
    for (let part = await frames.next(); part.length > 0; part = await frames.next()) {
      hash.update(part);
      yield part;
    }
    const trailer: unknown = JSON.parse((await frames.next()).toString('utf8'));
    if (trailer !== hash.digest('hex')) throw createBrokenBackupError(path);
  } catch (error) {
    throw isReadingError(error) ? createBrokenBackupError(path) : error;
  }
}

/** Complaints of zlib, JSON, valibot and our own code about bytes that differ from what was written. */
function isReadingError(error: unknown): boolean {
  if (error instanceof BackupError || !(error instanceof Error)) return false;
  return (
    ['CutOffError', 'SyntaxError', 'ValiError'].includes(error.constructor.name) ||
    getErrorCode(error).startsWith('Z_')
  );
}
