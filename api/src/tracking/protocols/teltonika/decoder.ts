import { computeCrcIbm } from '../checksums';
import { FrameCutter, type Piece } from '../frame-cutter';
import { unknownStatus, type Decoder, type Message, type PositionReport } from '../report';
import { isIntroduction, isPing, LONGEST_PACKET, measureTeltonika, readImei, splitPacket } from './frame';
import { isRecordCodec, isUnreadable, readRecords } from './records';

/** The number of stored records; a device keeps them and sends them again after any other number. */
function writeCount(count: number): Buffer {
  const answer = Buffer.alloc(4);
  answer.writeUInt32BE(count);
  return answer;
}

const REPLY_CODEC = 12;
const REPLY = 6;

/** Codec 12, type 6: number of answers, type, length, text, and the number again. */
function readReply(data: Buffer): { readonly reply: string } | null {
  if (data.length < 8 || data.readUInt8(0) !== REPLY_CODEC || data.readUInt8(2) !== REPLY) return null;
  return { reply: data.subarray(7, Math.min(data.length - 1, 7 + data.readUInt32BE(3))).toString('latin1') };
}

const alive: Message = { kind: 'status', identifier: null, status: unknownStatus, answer: null };

function readPacket(frame: Buffer): Message {
  const { data, checksum } = splitPacket(frame);
  const refusal: Message = { kind: 'garbage', bytes: frame.length, answer: writeCount(0) };
  if (computeCrcIbm(data) !== checksum) return refusal;
  // Answers to commands (codecs 12 to 14) have no records.
  if (!isRecordCodec(data.readUInt8(0))) return { ...alive, ...readReply(data) };
  try {
    const { count, positions } = readRecords(data);
    return { kind: 'positions', identifier: null, positions, answer: writeCount(count) };
  } catch (error) {
    if (isUnreadable(error)) return refusal;
    throw error;
  }
}

function readPiece({ kind, bytes }: Piece): Message {
  if (kind === 'garbage') return { kind: 'garbage', bytes: bytes.length, answer: null };
  if (isPing(bytes)) return alive;
  if (!isIntroduction(bytes)) return readPacket(bytes);
  return {
    kind: 'login',
    identifier: readImei(bytes),
    acceptance: Buffer.from([1]),
    refusal: Buffer.from([0]),
  };
}

/** Teltonika's codec 8 and codec 8 extended over TCP. */
export function createTeltonikaDecoder(): Decoder {
  const cutter = new FrameCutter(measureTeltonika, LONGEST_PACKET);
  return {
    push: (chunk) => cutter.push(chunk).map(readPiece),
    giveUp: () => cutter.giveUp().map(readPiece),
    isWaiting: () => cutter.isWaiting(),
  };
}

export interface Datagram {
  readonly identifier: string;
  readonly positions: readonly PositionReport[];
  /** Sent once the positions are stored. */
  readonly answer: Buffer;
}

const DATAGRAM_HEADER = 8;

/**
 * One UDP packet of codec 8 or 8 extended: length, packet number, a fixed byte, number of the records, IMEI and
 * the records, without a checksum.
 * @returns null for anything else
 */
export function readTeltonikaDatagram(bytes: Buffer): Datagram | null {
  if (bytes.length < DATAGRAM_HEADER || bytes.readUInt16BE(0) !== bytes.length - 2) return null;
  const recordsAt = DATAGRAM_HEADER + bytes.readUInt16BE(6);
  const identifier = bytes.subarray(DATAGRAM_HEADER, recordsAt).toString('latin1');
  if (!/^\d{10,20}$/.test(identifier) || recordsAt > bytes.length) return null;
  try {
    const { count, positions } = readRecords(bytes.subarray(recordsAt));
    const answer = Buffer.alloc(7);
    answer.writeUInt16BE(5, 0);
    bytes.copy(answer, 2, 2, 4);
    answer.writeUInt8(1, 4);
    answer.writeUInt8(bytes.readUInt8(5), 5);
    answer.writeUInt8(count, 6);
    return { identifier, positions, answer };
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
