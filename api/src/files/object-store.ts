import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  /** Inclusive, as in HTTP. */
  readonly end: number;
}

/**
 * Stores uploaded files: on the local disk or in any S3-compatible store. The server makes the keys, never
 * from a user's text.
 */
export interface ObjectStore {
  /** Stores the file at `path` under `key`, completely or not at all. The source may be moved away. */
  put(key: string, path: string, mimeType: string): Promise<void>;
  /** Null when there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
}
