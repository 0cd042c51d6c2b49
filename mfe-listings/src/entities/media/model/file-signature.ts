const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** How many bytes identify a file's type. */
export const SIGNATURE_BYTES = 16;

/**
 * The media type from a file's first bytes, of the accepted types; null for all others. Names and declared
 * types can be wrong.
 */
export function detectType(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  if (ascii(bytes, 4, 4) !== 'ftyp') return null;
  const brand = ascii(bytes, 8, 4);
  if (['avif', 'avis'].includes(brand)) return 'image/avif';
  // QuickTime, HEIC and others share the box; what is left is MP4 in one of its many brands.
  return ['qt  ', 'heic', 'heix', 'hevc', 'mif1', 'msf1'].includes(brand) ? null : 'video/mp4';
}
