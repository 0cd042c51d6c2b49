import { join } from 'node:path';

import { LocalStore } from './local-store';
import type { ObjectStore } from './object-store';
import { S3Store } from './s3-store';
import type { S3Settings } from './s3-store';

/** Each country's files are separate: countries share nothing. */
export function createObjectStore(
  config: { readonly dataDir: string; readonly s3: S3Settings | null },
  country: string,
  options?: { readonly durable: boolean },
): ObjectStore {
  if (config.s3) return new S3Store(config.s3, `${country}/`);
  return new LocalStore(join(config.dataDir, 'files', country), options);
}
