import { computeCrcItu } from '../checksums';
import type { Measure } from '../frame-cutter';

const SHORT_START = 0x7878;
const LONG_START = 0x7979;
const STOP = 0x0d0a;
/** Protocol number, serial number and checksum. */
const LEAST_LENGTH = 5;
/** The length of a long frame has two bytes; no message of the protocol uses more than this. */
export const LONGEST_FRAME = 2048;

export interface Frame {
  readonly isLong: boolean;
  readonly protocol: number;
  readonly content: Buffer;
  readonly serial: number;
}

const isStartByte = (byte: number | undefined) => byte === 0x78 || byte === 0x79;

/** Finds frames `7878 length(1) … 0D0A` and `7979 length(2) … 0D0A` with a right checksum. */
export function measureGt06(bytes: Buffer): Measure {
  if (!isStartByte(bytes[0])) {
    const next = bytes.findIndex(isStartByte);
    return { kind: 'garbage', length: next < 0 ? bytes.length : next };
  }
  if (bytes.length === 1) return { kind: 'wait' };
  const start = bytes.readUInt16BE(0);
  if (start !== SHORT_START && start !== LONG_START) return { kind: 'garbage', length: 1 };
  const lengthSize = start === LONG_START ? 2 : 1;
  if (bytes.length < 2 + lengthSize) return { kind: 'wait' };
  const stated = bytes.readUIntBE(2, lengthSize);
  const length = 2 + lengthSize + stated + 2;
  if (stated < LEAST_LENGTH || length > LONGEST_FRAME) return { kind: 'garbage', length: 1 };
  if (bytes.length < length) return { kind: 'wait' };
  return isIntact(bytes.subarray(0, length)) ? { kind: 'frame', length } : { kind: 'garbage', length: 1 };
}

function isIntact(frame: Buffer): boolean {
  const end = frame.length - 2;
  if (frame.readUInt16BE(end) !== STOP) return false;
  return computeCrcItu(frame.subarray(2, end - 2)) === frame.readUInt16BE(end - 2);
}

/** @param bytes a frame that `measureGt06` found */
export function readFrame(bytes: Buffer): Frame {
  const isLong = bytes.readUInt16BE(0) === LONG_START;
  const body = isLong ? 4 : 3;
  return {
    isLong,
    protocol: bytes.readUInt8(body),
    content: bytes.subarray(body + 1, bytes.length - 6),
    serial: bytes.readUInt16BE(bytes.length - 6),
  };
}

/** An answer: the protocol number and serial number of the message that it answers. */
export function writeAnswer(
  { protocol, serial }: Pick<Frame, 'protocol' | 'serial'>,
  content = Buffer.alloc(0),
): Buffer {
  const length = content.length + LEAST_LENGTH;
  const answer = Buffer.alloc(length + 5);
  answer.writeUInt16BE(SHORT_START, 0);
  answer.writeUInt8(length, 2);
  answer.writeUInt8(protocol, 3);
  content.copy(answer, 4);
  answer.writeUInt16BE(serial, 4 + content.length);
  answer.writeUInt16BE(computeCrcItu(answer.subarray(2, 6 + content.length)), 6 + content.length);
  answer.writeUInt16BE(STOP, 8 + content.length);
  return answer;
}
