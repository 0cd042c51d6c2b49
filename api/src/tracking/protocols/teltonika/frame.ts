import type { Measure } from '../frame-cutter';

/** Data of the longest packet that devices send is 1,280 bytes; some newer ones send a little more. */
export const LONGEST_PACKET = 8192;
const HEADER = 8;
const CHECKSUM = 4;
/** Codec, number of records, and the number again. */
const LEAST_DATA = 3;
const PING = 0xff;
const IMEI_DIGITS = { least: 10, most: 20 } as const;

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** `00 0F` and the digits of the IMEI, with which a device introduces itself. */
function measureIntroduction(bytes: Buffer): Measure {
  const digits = bytes.readUInt16BE(0);
  if (digits < IMEI_DIGITS.least || digits > IMEI_DIGITS.most) return { kind: 'garbage', length: 1 };
  const text = bytes.subarray(2, 2 + digits);
  if (!text.every(isDigit)) return { kind: 'garbage', length: 1 };
  return text.length < digits ? { kind: 'wait' } : { kind: 'frame', length: 2 + digits };
}

/** Four zero bytes, the length of the data, the data, and its checksum. */
function measurePacket(bytes: Buffer): Measure {
  if (bytes.length < HEADER) {
    const isZero = bytes.subarray(0, 4).every((byte) => byte === 0);
    return isZero ? { kind: 'wait' } : { kind: 'garbage', length: 1 };
  }
  if (bytes.readUInt32BE(0) !== 0) return { kind: 'garbage', length: 1 };
  const length = HEADER + bytes.readUInt32BE(4) + CHECKSUM;
  if (length < HEADER + LEAST_DATA + CHECKSUM || length > LONGEST_PACKET)
    return { kind: 'garbage', length: 1 };
  return bytes.length < length ? { kind: 'wait' } : { kind: 'frame', length };
}

export function measureTeltonika(bytes: Buffer): Measure {
  if (bytes[0] === PING) return { kind: 'frame', length: 1 };
  if (bytes[0] !== 0) {
    const next = bytes.findIndex((byte) => byte === 0);
    return { kind: 'garbage', length: next < 0 ? bytes.length : next };
  }
  if (bytes.length === 1) return { kind: 'wait' };
  return bytes[1] === 0 ? measurePacket(bytes) : measureIntroduction(bytes);
}

export const isPing = (frame: Buffer): boolean => frame.length === 1;
export const isIntroduction = (frame: Buffer): boolean => frame[1] !== 0;
export const readImei = (frame: Buffer): string => frame.subarray(2).toString('latin1');

/** The data of a packet and the checksum that it states. */
export const splitPacket = (frame: Buffer): { data: Buffer; checksum: number } => ({
  data: frame.subarray(HEADER, frame.length - CHECKSUM),
  checksum: frame.readUInt32BE(frame.length - CHECKSUM),
});
