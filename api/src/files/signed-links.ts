import { createHmac, timingSafeEqual } from 'node:crypto';

import { limits } from '@portal/shared/contract';

export type Variant = 'original' | 'thumb';

export interface SignedQuery {
  readonly exp?: string | undefined;
  readonly sig?: string | undefined;
  readonly variant?: string | undefined;
}

export interface FileLinks {
  linkTo(fileId: string, variant: Variant): string;
  /** Whether the link was made here and still works; then which variant it is for, else null. */
  check(fileId: string, query: SignedQuery): Variant | null;
}

interface Options {
  readonly secret: string;
  readonly country: string;
  /** What stands before `/files/…`, such as `/api/ae`. */
  readonly base: string;
  readonly now: () => Date;
}

/**
 * Links work without a token, so that `<img src>` can use them, and for at most ten minutes. Their end is rounded down to
 * half that time: a list asked for again soon carries the same addresses, and the browser's cache holds.
 */
export function createFileLinks({ secret, country, base, now }: Options): FileLinks {
  const step = limits.files.linkLife / 2;
  const sign = (fileId: string, variant: Variant, exp: string) =>
    createHmac('sha256', secret)
      .update(`file-link:${country}:${fileId}:${variant}:${exp}`)
      .digest('base64url');

  return {
    linkTo(fileId, variant) {
      const end = Math.floor((now().getTime() + limits.files.linkLife) / step) * step;
      const exp = String(end / 1000);
      const query = new URLSearchParams({ exp, sig: sign(fileId, variant, exp) });
      if (variant === 'thumb') query.set('variant', 'thumb');
      return `${base}/files/${fileId}?${query.toString()}`;
    },
    check(fileId, { exp = '', sig = '', variant = 'original' }) {
      if (variant !== 'original' && variant !== 'thumb') return null;
      if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now().getTime()) return null;
      const given = Buffer.from(sig);
      const right = Buffer.from(sign(fileId, variant, exp));
      return given.length === right.length && timingSafeEqual(given, right) ? variant : null;
    },
  };
}
