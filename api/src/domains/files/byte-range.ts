import type { ByteRange } from '../../files/object-store';

/** The one range a media player asks for; null (the whole file) for anything else, as RFC 9110 allows. */
export function byteRange(header: string | undefined, bytes: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start <= end ? { start, end } : null;
}
