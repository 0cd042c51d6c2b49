import { unzipSync } from 'fflate';

/** The files of a ZIP by their paths. */
export const readArchive = (bytes: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, Buffer.from(content)]));
