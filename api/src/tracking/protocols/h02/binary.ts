import { isPlace, knotsToKmh, toUtcDate, unknownStatus, type Message, type PositionReport } from '../report';
import { readBattery, readState } from './state';

/** Bits of the half byte after the longitude. */
const BITS = { fixed: 0b0010, north: 0b0100, east: 0b1000 } as const;
const LONG_IDENTIFIER_FRAME = 42;

/** Hexadecimal digits of the message, read from left to right. */
class DigitReader {
  private position = 0;
  constructor(private readonly digits: string) {}
  take(count: number): string {
    this.position += count;
    return this.digits.slice(this.position - count, this.position);
  }
  number(count: number): number {
    const text = this.take(count);
    return /^\d+$/.test(text) ? Number(text) : Number.NaN;
  }
}

/** Degrees, then minutes with four decimals. */
function readDegrees(reader: DigitReader, degreeDigits: number): number {
  const degrees = reader.number(degreeDigits);
  return degrees + reader.number(6) / 10_000 / 60;
}

function readPosition(reader: DigitReader): PositionReport | null {
  const [hour, minute, second] = [reader.number(2), reader.number(2), reader.number(2)];
  const [day, month, year] = [reader.number(2), reader.number(2), 2000 + reader.number(2)];
  const fixTime = toUtcDate({ year, month, day, hour, minute, second });
  const latitude = readDegrees(reader, 2);
  const battery = parseInt(reader.take(2), 16);
  const longitude = readDegrees(reader, 3);
  const flags = parseInt(reader.take(1), 16);
  const knots = reader.number(3);
  const course = reader.number(3);
  const state = parseInt(reader.take(8), 16);
  if (fixTime === null || !isPlace(latitude, longitude) || Number.isNaN(state)) return null;
  return {
    ...unknownStatus,
    ...readState(state),
    batteryLevel: readBattery(battery),
    fixTime,
    latitude: flags & BITS.north ? latitude : -latitude,
    longitude: flags & BITS.east ? longitude : -longitude,
    isFixed: (flags & BITS.fixed) !== 0,
    speed: Number.isNaN(knots) ? 0 : knotsToKmh(knots),
    course: Number.isNaN(course) ? 0 : course % 360,
    altitude: null,
    satellites: null,
    hdop: null,
    accuracy: null,
    odometer: null,
  };
}

/** @param frame a message that starts with `$` */
export function readBinary(frame: Buffer): Message {
  const reader = new DigitReader(frame.subarray(1).toString('hex'));
  const isLong = frame.length === LONG_IDENTIFIER_FRAME;
  const identifier = isLong ? reader.take(16).slice(0, 15) : reader.take(10);
  const position = readPosition(reader);
  return position === null
    ? { kind: 'garbage', bytes: frame.length, answer: null }
    : { kind: 'positions', identifier, positions: [position], answer: null };
}
