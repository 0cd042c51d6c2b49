import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Encoded {
  readonly body: string | Buffer;
  readonly encoding?: 'br' | 'gzip';
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*/);
    return name === encoding && quality !== 'q=0';
  });

/**
 * Compresses a page that was made for this answer, at a fast level: a few kilobytes take well under a
 * millisecond.
 */
export function encode(text: string, acceptEncoding = ''): Encoded {
  if (accepts(acceptEncoding, 'br')) {
    return {
      encoding: 'br',
      body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    };
  }
  if (accepts(acceptEncoding, 'gzip')) return { encoding: 'gzip', body: gzipSync(text) };
  return { body: text };
}
