import { ByteReader, ShortMessage } from '../byte-reader';
import { isPlace, unknownStatus, type DeviceAlarm, type PositionReport } from '../report';

const CODEC_8 = 0x08;
const CODEC_8_EXTENDED = 0x8e;

/** Degrees are sent in units of 1/10,000,000. */
const UNITS_PER_DEGREE = 10_000_000;

/** Numbers of the input and output elements that this product uses. */
const IO = {
  odometer: 16,
  gsmSignal: 21,
  powerMillivolts: 66,
  batteryMillivolts: 67,
  batteryLevel: 113,
  hdop: 182,
  ignition: 239,
  movement: 240,
  towing: 246,
  crash: 247,
  jamming: 249,
  unplugged: 252,
  harshDriving: 253,
  overspeed: 255,
} as const;

type Elements = ReadonlyMap<number, number>;

/** The count at the end differs from the one at the beginning, or the codec is another. */
export class UnreadableRecords extends Error {
  override readonly name = 'UnreadableRecords';
}

export const isRecordCodec = (codec: number): boolean => codec === CODEC_8 || codec === CODEC_8_EXTENDED;

/**
 * @param data codec, count, records and the count again
 * @returns the stated count, and the records that name a place and a time
 * @throws UnreadableRecords, ShortMessage
 */
export function readRecords(data: Buffer): { count: number; positions: PositionReport[] } {
  const reader = new ByteReader(data);
  const codec = reader.uint(1);
  if (!isRecordCodec(codec)) throw new UnreadableRecords();
  const count = reader.uint(1);
  const positions: PositionReport[] = [];
  for (let index = 0; index < count; index += 1) {
    const position = readRecord(reader, codec === CODEC_8_EXTENDED ? 2 : 1);
    if (position !== null) positions.push(position);
  }
  if (reader.uint(1) !== count || reader.left > 0) throw new UnreadableRecords();
  return { count, positions };
}

function readRecord(reader: ByteReader, idSize: 1 | 2): PositionReport | null {
  const fixTime = new Date(Number(reader.uint64()));
  reader.take(1); // priority
  const longitude = reader.int(4) / UNITS_PER_DEGREE;
  const latitude = reader.int(4) / UNITS_PER_DEGREE;
  const altitude = reader.int(2);
  const course = reader.uint(2) % 360;
  const satellites = reader.uint(1);
  const speed = reader.uint(2);
  const elements = readElements(reader, idSize);
  if (Number.isNaN(fixTime.getTime()) || !isPlace(latitude, longitude)) return null;
  return {
    ...unknownStatus,
    ...describeElements(elements),
    fixTime,
    latitude,
    longitude,
    // Without satellites the device repeats its last place.
    isFixed: satellites > 0,
    speed,
    course,
    altitude,
    satellites,
    accuracy: null,
  };
}

/** Elements of 1, 2, 4 and 8 bytes; codec 8 extended adds elements that state their length. */
function readElements(reader: ByteReader, idSize: 1 | 2): Elements {
  const elements = new Map<number, number>();
  reader.take(idSize); // the element that caused the record
  reader.take(idSize); // how many elements follow
  for (const size of [1, 2, 4, 8] as const) {
    const count = reader.uint(idSize);
    for (let index = 0; index < count; index += 1) {
      const id = reader.uint(idSize);
      elements.set(id, size === 8 ? Number(reader.uint64()) : reader.uint(size));
    }
  }
  if (idSize === 2) skipLongElements(reader);
  return elements;
}

function skipLongElements(reader: ByteReader): void {
  const count = reader.uint(2);
  for (let index = 0; index < count; index += 1) {
    reader.take(2);
    reader.take(reader.uint(2));
  }
}

function describeElements(elements: Elements) {
  const find = (id: number) => elements.get(id) ?? null;
  const scale = (id: number, factor: number) => {
    const value = elements.get(id);
    return value === undefined ? null : value / factor;
  };
  const flag = (id: number) => {
    const value = elements.get(id);
    return value === undefined ? null : value !== 0;
  };
  const level = find(IO.batteryLevel);
  return {
    ignition: flag(IO.ignition),
    isMoving: flag(IO.movement),
    odometer: find(IO.odometer),
    gsmSignal: find(IO.gsmSignal),
    batteryLevel: level !== null && level <= 100 ? level : null,
    batteryVolts: scale(IO.batteryMillivolts, 1000),
    powerVolts: scale(IO.powerMillivolts, 1000),
    hdop: scale(IO.hdop, 10),
    alarm: findAlarm(elements),
  };
}

const harshDriving: Readonly<Record<number, DeviceAlarm>> = {
  1: 'harshAcceleration',
  2: 'harshBraking',
  3: 'harshCornering',
};

/** The gravest of those that the record names. */
function findAlarm(elements: Elements): DeviceAlarm | null {
  const isSet = (id: number) => (elements.get(id) ?? 0) !== 0;
  if (isSet(IO.crash)) return 'crash';
  if (isSet(IO.jamming)) return 'jamming';
  if (isSet(IO.towing)) return 'towing';
  if (isSet(IO.unplugged)) return 'powerCut';
  if (isSet(IO.overspeed)) return 'overspeed';
  return harshDriving[elements.get(IO.harshDriving) ?? 0] ?? null;
}

export const isUnreadable = (error: unknown): boolean =>
  error instanceof UnreadableRecords || error instanceof ShortMessage;
