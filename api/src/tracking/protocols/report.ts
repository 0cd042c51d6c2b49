/** What a device may warn of, in the words of this product; other codes of a protocol are left out. */
export const deviceAlarms = [
  'sos',
  'powerCut',
  'vibration',
  'fenceEntered',
  'fenceLeft',
  'overspeed',
  'towing',
  'lowBattery',
  'removed',
  'door',
  'jamming',
  'crash',
  'harshAcceleration',
  'harshBraking',
  'harshCornering',
] as const;
export type DeviceAlarm = (typeof deviceAlarms)[number];

/** What a device says about the vehicle and itself; null where its message does not say it. */
export interface DeviceStatus {
  readonly ignition: boolean | null;
  readonly isMoving: boolean | null;
  /** Percent, 0 to 100. */
  readonly batteryLevel: number | null;
  /** Volts of the device's own battery. */
  readonly batteryVolts: number | null;
  /** Volts of the vehicle's supply. */
  readonly powerVolts: number | null;
  /** GSM signal as the protocol counts it: 0 is none, 4 or 5 the best. */
  readonly gsmSignal: number | null;
  readonly alarm: DeviceAlarm | null;
}

/** One position, in the units of this product whatever the protocol uses. */
export interface PositionReport extends DeviceStatus {
  /** When the receiver computed the position, UTC. */
  readonly fixTime: Date;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** False: the device repeats its last known place, or guesses it. */
  readonly isFixed: boolean;
  /** Kilometres per hour. */
  readonly speed: number;
  /** Degrees clockwise from north, 0 to below 360. */
  readonly course: number;
  /** Metres above the sea. */
  readonly altitude: number | null;
  readonly satellites: number | null;
  readonly hdop: number | null;
  /** Metres. */
  readonly accuracy: number | null;
  /** Total metres that the device has counted. */
  readonly odometer: number | null;
}

export const unknownStatus: DeviceStatus = {
  ignition: null,
  isMoving: null,
  batteryLevel: null,
  batteryVolts: null,
  powerVolts: null,
  gsmSignal: null,
  alarm: null,
};

/** What a decoder makes of the received bytes. */
export type Message =
  | {
      readonly kind: 'login';
      readonly identifier: string;
      /** Sent to a device that somebody has registered. */
      readonly acceptance: Buffer;
      /** Sent to any other device; null where the protocol knows no refusal. */
      readonly refusal: Buffer | null;
    }
  | {
      readonly kind: 'positions';
      /** Null: the device that logged in on this connection. */
      readonly identifier: string | null;
      readonly positions: readonly PositionReport[];
      /** Sent once the positions are stored. */
      readonly answer: Buffer | null;
      /** What the device answers to a command. */
      readonly reply?: string;
    }
  | {
      readonly kind: 'status';
      readonly identifier: string | null;
      readonly status: DeviceStatus;
      readonly answer: Buffer | null;
      /** What the device answers to a command. */
      readonly reply?: string;
    }
  /** Bytes that are no message: skipped, or with a wrong checksum. */
  | { readonly kind: 'garbage'; readonly bytes: number; readonly answer: Buffer | null };

/** Turns the bytes of one connection into messages. No input makes it throw, and what it keeps is bounded. */
export interface Decoder {
  /** @param receivedAt dates messages that carry no time of their own */
  push(chunk: Buffer, receivedAt: Date): Message[];
  /** Gives up waiting for the rest of a message, and continues after its first byte. */
  giveUp(receivedAt: Date): Message[];
  /** True while the beginning of a message waits for its rest. */
  isWaiting(): boolean;
}

const KNOT = 1.852;

export const knotsToKmh = (knots: number): number => knots * KNOT;

export const isPlace = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** @returns degrees from 0 to below 360; 0 for what is no direction */
export const toCourse = (degrees: number): number =>
  Number.isFinite(degrees) ? ((degrees % 360) + 360) % 360 : 0;

interface DateParts {
  /** Full, such as 2026. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** @returns null for a date or time that does not exist, such as 31 February */
export function toUtcDate({ year, month, day, hour, minute, second }: DateParts): Date | null {
  if (hour > 23 || minute > 59 || second > 59) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && date.getUTCFullYear() === year ? date : null;
}
