import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

const compressible = /\.(js|css|svg|json|txt|webmanifest|html)$/;
/** Below this size the headers cost more than compression saves. */
const smallest = 512;

interface Compressed {
  readonly asBrotli: Buffer;
  readonly asGzip: Buffer;
}

export interface Compression {
  /** Of Brotli: 11 is the best and takes more than twice as long as 10. */
  readonly quality?: number;
  /** Folders of other builds. Where one has a file of the same name and content, its compressed files are copied. */
  readonly earlier?: readonly string[];
}

/** Writes `<file>.br` and `<file>.gz` next to each text file of a folder. */
export async function compressFolder(folder: string, compression: Compression = {}): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => compressFile(folder, name, compression)),
  );
}

async function compressFile(
  folder: string,
  name: string,
  { quality = constants.BROTLI_MAX_QUALITY, earlier = [] }: Compression,
): Promise<void> {
  const file = path.join(folder, name);
  const content = await readFile(file);
  if (content.length < smallest) return;
  const { asBrotli, asGzip } =
    (await findCompressed(name, content, earlier)) ?? (await compress(content, quality));
  await Promise.all([writeFile(`${file}.br`, asBrotli), writeFile(`${file}.gz`, asGzip)]);
}

async function compress(content: Buffer, quality: number): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [asBrotli, asGzip] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return { asBrotli, asGzip };
}

/** The compressed files of an earlier build that have this content. A changed or damaged one is not taken. */
async function findCompressed(
  name: string,
  content: Buffer,
  earlier: readonly string[],
): Promise<Compressed | undefined> {
  for (const folder of earlier) {
    const file = path.join(folder, name);
    if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) continue;
    const [asBrotli, asGzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
    const unpacked = await Promise.all([unpackBrotli(asBrotli), unzip(asGzip)]).catch(() => []);
    if (unpacked.length > 0 && unpacked.every((one) => content.equals(one))) return { asBrotli, asGzip };
  }
  return undefined;
}
