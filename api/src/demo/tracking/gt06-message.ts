import { computeCrcItu } from '../../tracking/protocols/checksums';

const START = 0x7878;
const STOP = 0x0d0a;
/** Bytes of a message around its content. */
const AROUND = 10;
const NORTH_WITH_FIX = 0x1400;
/** Parts of a degree in which the protocol counts. */
const DEGREE = 1_800_000;

export interface Location {
  readonly at: Date;
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres per hour. */
  readonly speed: number;
  /** Degrees from north. */
  readonly course: number;
}

function writeMessage(protocol: number, content: Buffer, serial: number): Buffer {
  const message = Buffer.alloc(content.length + AROUND);
  message.writeUInt16BE(START, 0);
  message.writeUInt8(content.length + 5, 2);
  message.writeUInt8(protocol, 3);
  content.copy(message, 4);
  message.writeUInt16BE(serial & 0xffff, content.length + 4);
  message.writeUInt16BE(computeCrcItu(message.subarray(2, content.length + 6)), content.length + 6);
  message.writeUInt16BE(STOP, content.length + 8);
  return message;
}

/** The first message of a GT06 tracker: its IMEI. */
export const writeLogin = (imei: string, serial: number): Buffer =>
  writeMessage(0x01, Buffer.from(imei.padStart(16, '0'), 'hex'), serial);

/** A position north of the equator and east of Greenwich, as a GT06 tracker sends it. */
export function writeLocation({ at, latitude, longitude, speed, course }: Location, serial: number): Buffer {
  const content = Buffer.alloc(18);
  content.set([
    at.getUTCFullYear() - 2000,
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    0xc9,
  ]);
  content.writeUInt32BE(Math.round(latitude * DEGREE), 7);
  content.writeUInt32BE(Math.round(longitude * DEGREE), 11);
  content.writeUInt8(Math.min(255, Math.round(speed)), 15);
  content.writeUInt16BE(NORTH_WITH_FIX | (Math.round(course) % 360), 16);
  return writeMessage(0x12, content, serial);
}
