import { asksToRepeat } from '@portal/shared/api';

/**
 * `open`: events follow. `absent`: this server has no live events. `refused`: the token is not accepted. `later`: not
 * now.
 */
export type Answer =
  | { readonly kind: 'open'; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: 'absent' | 'refused' }
  | { readonly kind: 'later'; readonly wait: number };

const NOT_BUILT = 501;

export function readAnswer(response: Response): Answer {
  const { status, ok, body, headers } = response;
  if (status === 401) return { kind: 'refused' };
  if (ok)
    return body && headers.get('content-type')?.startsWith('text/event-stream')
      ? { kind: 'open', body }
      : { kind: 'absent' };
  if (status === NOT_BUILT || (status < 500 && !asksToRepeat(status))) return { kind: 'absent' };
  return { kind: 'later', wait: Number(headers.get('retry-after') ?? 0) * 1000 || 0 };
}
