import { createHmac, timingSafeEqual } from 'node:crypto';

import { limits } from '@portal/shared/contract';

export type Variant = 'original' | 'thumb';

export interface SignedQuery {
  readonly exp?: string | undefined;
  readonly sig?: string | undefined;
  readonly variant?: string | undefined;
  readonly reader?: string | undefined;
}

export interface SignedFor {
  readonly variant: Variant;
  /** The reader whose readings are recorded. */
  readonly reader: string | undefined;
}

export interface FileLinks {
  /** With a `reader`, each use of the link is recorded for that reader. */
  createLink(fileId: string, variant: Variant, reader?: string): string;
  /** Whether this server made the link and it still works; then its contents, else null. */
  check(fileId: string, query: SignedQuery): SignedFor | null;
}

interface Options {
  readonly secret: string;
  readonly country: string;
  /** The path before `/files/…`, such as `/api/ae`. */
  readonly base: string;
  readonly now: () => Date;
}

/**
 * Links work without a token, so that `<img src>` can use them, for at most ten minutes. Their end is rounded
 * down to half that time: a list that is soon requested again contains the same addresses, so the browser's
 * cache works.
 */
export function createFileLinks({ secret, country, base, now }: Options): FileLinks {
  const step = limits.fileStorage.linkLife / 2;
  const sign = (fileId: string, variant: Variant, exp: string, reader: string | undefined) =>
    createHmac('sha256', secret)
      .update(`file-link:${country}:${fileId}:${variant}:${exp}${reader === undefined ? '' : `:${reader}`}`)
      .digest('base64url');

  return {
    createLink(fileId, variant, reader) {
      const end = Math.floor((now().getTime() + limits.fileStorage.linkLife) / step) * step;
      const exp = String(end / 1000);
      const query = new URLSearchParams({ exp, sig: sign(fileId, variant, exp, reader) });
      if (variant === 'thumb') query.set('variant', 'thumb');
      if (reader !== undefined) query.set('reader', reader);
      return `${base}/files/${fileId}?${query.toString()}`;
    },
    check(fileId, { exp = '', sig = '', variant = 'original', reader }) {
      if (variant !== 'original' && variant !== 'thumb') return null;
      if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now().getTime()) return null;
      const given = Buffer.from(sig);
      const right = Buffer.from(sign(fileId, variant, exp, reader));
      return given.length === right.length && timingSafeEqual(given, right) ? { variant, reader } : null;
    },
  };
}
