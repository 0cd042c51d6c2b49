import { existsSync } from 'node:fs';
import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(js|css|svg|json|txt|webmanifest|html)$/;
/** Below this size the headers cost more than compression saves. */
const smallest = 512;

const encodings = ['br', 'gz'] as const;

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
  const compressed = await findCompressed(name, content, earlier);
  if (compressed) {
    await Promise.all(
      encodings.map((encoding) => copyFile(`${compressed}.${encoding}`, `${file}.${encoding}`)),
    );
    return;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [asBrotli, asGzip] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, asBrotli), writeFile(`${file}.gz`, asGzip)]);
}

/** The file of an earlier build with this content, compressed already. */
async function findCompressed(
  name: string,
  content: Buffer,
  earlier: readonly string[],
): Promise<string | undefined> {
  for (const folder of earlier) {
    const file = path.join(folder, name);
    const isCompressed = encodings.every((encoding) => existsSync(`${file}.${encoding}`));
    if (isCompressed && content.equals(await readFile(file))) return file;
  }
  return undefined;
}
