import type { Measure } from '../frame-cutter';

const TEXT = 0x2a; // *
const BINARY = 0x24; // $
const END = 0x23; // #
export const LONGEST_SENTENCE = 1024;

/** Identifier, time, date, place, speed, course and state. */
const BINARY_LENGTHS = [32, 42, 45] as const;

const isStart = (byte: number | undefined) => byte === TEXT || byte === BINARY;

/** The position of the next start after the first byte, or the end. */
function findNextStart(bytes: Buffer): number {
  const next = bytes.subarray(1).findIndex(isStart);
  return next < 0 ? bytes.length : next + 1;
}

/** `*…#`. A second `*` before the end begins another sentence. */
function measureText(bytes: Buffer): Measure {
  const end = bytes.indexOf(END);
  const restart = bytes.indexOf(TEXT, 1);
  if (restart > 0 && (end < 0 || restart < end)) return { kind: 'garbage', length: restart };
  if (end < 0) return bytes.length < LONGEST_SENTENCE ? { kind: 'wait' } : { kind: 'garbage', length: 1 };
  return { kind: 'frame', length: end + 1 };
}

const hasDigits = (bytes: Buffer) => /^\d+$/.test(bytes.toString('hex'));

/**
 * `$` and binary digits. The message states no length: it ends where the received bytes end or the next message
 * starts.
 */
function measureBinary(bytes: Buffer): Measure {
  // Time and date after an identifier of five bytes, or of eight.
  const known = bytes.subarray(1, 12);
  if (!hasDigits(known)) return { kind: 'garbage', length: findNextStart(bytes) };
  if (bytes.length < BINARY_LENGTHS[0]) return { kind: 'wait' };
  const fits = (length: number) =>
    bytes.length === length || (bytes.length > length && isStart(bytes[length]));
  const length =
    BINARY_LENGTHS.findLast((candidate) => bytes.length === candidate) ?? BINARY_LENGTHS.find(fits);
  return { kind: 'frame', length: length ?? BINARY_LENGTHS[0] };
}

export function measureH02(bytes: Buffer): Measure {
  if (bytes[0] === TEXT) return measureText(bytes);
  if (bytes[0] === BINARY) return bytes.length === 1 ? { kind: 'wait' } : measureBinary(bytes);
  return { kind: 'garbage', length: findNextStart(bytes) };
}

export const isBinary = (frame: Buffer): boolean => frame[0] === BINARY;
