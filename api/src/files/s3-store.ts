import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

import type { S3Client } from '@aws-sdk/client-s3';

import type { ByteRange, ObjectStore } from './object-store';
import { askStore, storePatience, type Patience } from './store-patience';

export interface S3Settings {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Any S3-compatible store. The SDK is large and rarely needed, so it is loaded when first used. */
export class S3Store implements ObjectStore {
  private client: Promise<S3Client> | null = null;

  constructor(
    private readonly settings: S3Settings,
    private readonly prefix = '',
    private readonly patience: Patience = storePatience,
  ) {}

  private sdk() {
    return import('@aws-sdk/client-s3');
  }

  private connect(): Promise<S3Client> {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    this.client ??= this.sdk().then(
      ({ S3Client: Client }) =>
        new Client({
          region,
          ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
          credentials: { accessKeyId, secretAccessKey },
          // It warns about each request that it does not repeat itself.
          logger: {
            debug: () => undefined,
            info: () => undefined,
            warn: () => undefined,
            error: () => undefined,
          },
          // `askStore` asks again, with the file from its beginning.
          maxAttempts: 1,
          requestHandler: {
            connectionTimeout: this.patience.longest,
            // A stalled download ends, so that it holds no connection.
            socketTimeout: this.patience.longest,
          },
          // Servers of other makers do not all support the SDK's newer checksums.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
    );
    return this.client;
  }

  private place(key: string) {
    return { Bucket: this.settings.bucket, Key: `${this.prefix}${key}` };
  }

  async put(key: string, path: string, mimeType: string): Promise<void> {
    const [client, { PutObjectCommand }, { size }] = await Promise.all([
      this.connect(),
      this.sdk(),
      stat(path),
    ]);
    await askStore(this.patience, size, async (abortSignal) => {
      const Body = createReadStream(path);
      try {
        await client.send(
          new PutObjectCommand({ ...this.place(key), Body, ContentLength: size, ContentType: mimeType }),
          { abortSignal },
        );
      } finally {
        Body.destroy();
      }
    });
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const [client, { GetObjectCommand, NoSuchKey }] = await Promise.all([this.connect(), this.sdk()]);
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await askStore(this.patience, 0, (abortSignal) =>
        client.send(new GetObjectCommand({ ...this.place(key), Range }), { abortSignal }),
      );
      return Body instanceof Readable ? Body : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const [client, { DeleteObjectCommand }] = await Promise.all([this.connect(), this.sdk()]);
    await askStore(this.patience, 0, (abortSignal) =>
      client.send(new DeleteObjectCommand(this.place(key)), { abortSignal }),
    );
  }
}
