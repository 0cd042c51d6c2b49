import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly start: number;
  /** Inclusive, as in HTTP. */
  readonly end: number;
}

/** Where uploaded files live: the local disk or any S3-compatible store. Keys are ours, never a user's text. */
export interface ObjectStore {
  /** Stores the file at `path` under `key`: wholly or not at all. The source may be moved away. */
  put(key: string, path: string, mimeType: string): Promise<void>;
  /** Null when there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}
