import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Larger answers are compressed piece by piece, off the thread that answers the others. */
const AT_ONCE = 256 * 1024;

/**
 * Lists shrink to a fifth, which matters on a slow connection; it takes a tenth of a millisecond each at
 * these levels. Files have their own compression; event streams and workbooks write to the connection
 * themselves.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/(problem\+)?json\b/,
    syncThreshold: AT_ONCE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    zlibOptions: { level: 4 },
  });
}
