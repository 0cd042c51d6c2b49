import { ShortMessage, type ByteReader } from '../byte-reader';
import { isPlace, toUtcDate, unknownStatus, type DeviceStatus, type PositionReport } from '../report';
import { findAlarm } from './alarms';

/** Degrees are sent in units of 1/30,000 minute. */
const UNITS_PER_DEGREE = 1_800_000;

/** Bits of the two bytes that hold course and state. */
const BITS = { north: 0x0400, west: 0x0800, fixed: 0x1000, knowsIgnition: 0x4000, ignition: 0x8000 } as const;

/** The 18 bytes of date, satellites, place, speed and course. Null: they name no date or no place. */
export function readGps(reader: ByteReader): PositionReport | null {
  const fixTime = toUtcDate({
    year: 2000 + reader.uint(1),
    month: reader.uint(1),
    day: reader.uint(1),
    hour: reader.uint(1),
    minute: reader.uint(1),
    second: reader.uint(1),
  });
  // The upper half is the length of the GPS information.
  const satellites = reader.uint(1) & 0x0f;
  const north = reader.uint(4) / UNITS_PER_DEGREE;
  const east = reader.uint(4) / UNITS_PER_DEGREE;
  const speed = reader.uint(1);
  const state = reader.uint(2);
  if (fixTime === null || !isPlace(north, east)) return null;
  return {
    ...unknownStatus,
    fixTime,
    latitude: state & BITS.north || north === 0 ? north : -north,
    longitude: state & BITS.west && east !== 0 ? -east : east,
    isFixed: (state & BITS.fixed) !== 0,
    speed,
    course: (state & 0x03ff) % 360,
    altitude: null,
    satellites,
    hdop: null,
    accuracy: null,
    odometer: null,
    // Only some models use these two bits; in the others both are 0.
    ignition: state & BITS.knowsIgnition ? (state & BITS.ignition) !== 0 : null,
  };
}

/** Mobile network and cell, which this product does not use. 4G messages have longer numbers. */
export function skipCell(reader: ByteReader, is4g: boolean): void {
  const country = reader.uint(2);
  // The highest bit of the country says that the network has two bytes.
  reader.take(country & 0x8000 ? 2 : 1);
  reader.take(is4g ? 12 : 5);
}

/** What follows a place. Models differ in it, so an end that is too short costs no position. */
export function readOrNothing<Values>(read: () => Values): Partial<Values> {
  try {
    return read();
  } catch (error) {
    if (error instanceof ShortMessage) return {};
    throw error;
  }
}

/** Ignition, upload mode, whether it was sent late, and the counted metres, as far as the model sends them. */
export function readIgnitionAndOdometer(
  reader: ByteReader,
): Partial<Pick<PositionReport, 'ignition' | 'odometer'>> {
  if (reader.left < 3) return {};
  const ignition = reader.uint(1) !== 0;
  reader.take(2);
  return reader.left < 4 ? { ignition } : { ignition, odometer: reader.uint(4) };
}

/** Voltage is a level from 0 to 6. */
const toPercent = (level: number): number | null => (level <= 6 ? Math.round((level / 6) * 100) : null);

/** Terminal information, voltage level, GSM signal, alarm and language. */
export function readStatus(reader: ByteReader): DeviceStatus {
  const terminal = reader.uint(1);
  const level = reader.left > 0 ? reader.uint(1) : null;
  const gsmSignal = reader.left > 0 ? reader.uint(1) : null;
  const alarm = reader.left > 0 ? reader.uint(1) : 0;
  return {
    ...unknownStatus,
    ignition: (terminal & 0b10) !== 0,
    batteryLevel: level === null ? null : toPercent(level),
    gsmSignal,
    alarm: findAlarm(alarm, terminal),
  };
}

/** A heartbeat of models that send the voltage in hundredths of a volt. */
export function readVoltageStatus(reader: ByteReader): DeviceStatus {
  const terminal = reader.uint(1);
  const batteryVolts = reader.uint(2) / 100;
  const gsmSignal = reader.left > 0 ? reader.uint(1) : null;
  return {
    ...unknownStatus,
    ignition: (terminal & 0b10) !== 0,
    batteryVolts,
    gsmSignal,
    alarm: findAlarm(0, terminal),
  };
}
