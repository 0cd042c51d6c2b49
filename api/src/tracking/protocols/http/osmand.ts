import * as v from 'valibot';
import { knotsToKmh, toCourse, unknownStatus, type PositionReport } from '../report';
import { readMoment } from './moment';

export interface IdentifiedPositions {
  readonly identifier: string;
  readonly positions: readonly PositionReport[];
}

/** Why a message holds no position, naming its field. */
export class UnreadablePosition extends Error {
  override readonly name = 'UnreadablePosition';
  constructor(
    readonly field: string,
    problem: string,
  ) {
    super(`${field} ${problem}`);
  }
}

export type Parameters = ReadonlyMap<string, string>;

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const readNumber = (text: string | undefined): number | null =>
  text !== undefined && DECIMAL.test(text.trim()) ? Number(text) : null;

function readFlag(text: string | undefined): boolean | null {
  if (text === undefined) return null;
  if (/^(true|1)$/i.test(text)) return true;
  return /^(false|0)$/i.test(text) ? false : null;
}

function readPlace(parameters: Parameters): [latitude: number, longitude: number] {
  const pair = parameters.get('location')?.split(',');
  const latitude = readNumber(pair?.[0] ?? parameters.get('lat'));
  const longitude = readNumber(pair?.[1] ?? parameters.get('lon'));
  if (latitude === null) throw new UnreadablePosition('lat', 'must be degrees from -90 to 90.');
  if (longitude === null) throw new UnreadablePosition('lon', 'must be degrees from -180 to 180.');
  if (Math.abs(latitude) > 90) throw new UnreadablePosition('lat', 'must be degrees from -90 to 90.');
  if (Math.abs(longitude) > 180) throw new UnreadablePosition('lon', 'must be degrees from -180 to 180.');
  return [latitude, longitude];
}

/**
 * OsmAnd's query or form: `id`, `lat`, `lon`, `timestamp`, `speed` in knots, `bearing`, `altitude`, `accuracy`,
 * `hdop`, `batt` and others.
 * @param receivedAt the time of a position that states none
 * @throws UnreadablePosition
 */
export function readOsmandQuery(parameters: Parameters, receivedAt: Date): IdentifiedPositions {
  const identifier = (parameters.get('id') ?? parameters.get('deviceid') ?? '').trim();
  if (identifier === '') throw new UnreadablePosition('id', 'must name the device.');
  const [latitude, longitude] = readPlace(parameters);
  const stated = parameters.get('timestamp');
  const fixTime = stated === undefined ? receivedAt : readMoment(stated);
  if (fixTime === null)
    throw new UnreadablePosition('timestamp', 'must be seconds or milliseconds since 1970, or ISO 8601.');
  const number = (name: string) => readNumber(parameters.get(name));
  const battery = number('batt');
  const position: PositionReport = {
    ...unknownStatus,
    fixTime,
    latitude,
    longitude,
    isFixed: readFlag(parameters.get('valid')) ?? true,
    speed: knotsToKmh(Math.max(0, number('speed') ?? 0)),
    course: toCourse(number('bearing') ?? number('heading') ?? 0),
    altitude: number('altitude'),
    satellites: null,
    hdop: number('hdop'),
    accuracy: number('accuracy'),
    odometer: number('odometer'),
    ignition: readFlag(parameters.get('ignition')),
    isMoving: readFlag(parameters.get('motion')),
    batteryLevel: battery !== null && battery >= 0 && battery <= 100 ? battery : null,
  };
  return { identifier, positions: [position] };
}

const number = v.pipe(v.number(), v.finite());
const locationSchema = v.object({
  timestamp: v.union([v.string(), number]),
  coords: v.object({
    latitude: v.pipe(number, v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(number, v.minValue(-180), v.maxValue(180)),
    accuracy: v.nullish(number),
    speed: v.nullish(number),
    heading: v.nullish(number),
    altitude: v.nullish(number),
  }),
  is_moving: v.nullish(v.boolean()),
  odometer: v.nullish(number),
  battery: v.nullish(v.object({ level: v.nullish(number) })),
});
/** One location, or several that were sent together. */
const bodySchema = v.object({
  device_id: v.pipe(v.union([v.string(), number]), v.transform(String), v.nonEmpty('must name the device.')),
  location: v.union([locationSchema, v.pipe(v.array(locationSchema), v.maxLength(1000))]),
});

const METRES_PER_SECOND = 3.6;

/** Apps send -1 for what they do not know. */
const readKnown = (value: number | null | undefined): number | null =>
  value === null || value === undefined || value < 0 ? null : value;

function readLocation(location: v.InferOutput<typeof locationSchema>): PositionReport {
  const fixTime = readMoment(String(location.timestamp));
  if (fixTime === null) throw new UnreadablePosition('location.timestamp', 'must be ISO 8601.');
  const { coords } = location;
  const level = readKnown(location.battery?.level);
  return {
    ...unknownStatus,
    fixTime,
    latitude: coords.latitude,
    longitude: coords.longitude,
    isFixed: true,
    speed: (readKnown(coords.speed) ?? 0) * METRES_PER_SECOND,
    course: toCourse(readKnown(coords.heading) ?? 0),
    altitude: coords.altitude ?? null,
    satellites: null,
    hdop: null,
    accuracy: readKnown(coords.accuracy),
    odometer: readKnown(location.odometer),
    isMoving: location.is_moving ?? null,
    batteryLevel: level !== null && level <= 1 ? Math.round(level * 100) : null,
  };
}

/**
 * The JSON body of newer tracker apps: `device_id` and `location`, with speed in metres per second.
 * @throws UnreadablePosition
 */
export function readOsmandBody(body: unknown): IdentifiedPositions {
  const { device_id: identifier, location } = readBody(bodySchema, body);
  const locations = Array.isArray(location) ? location : [location];
  return { identifier, positions: locations.map(readLocation) };
}

/** @throws UnreadablePosition that names the first wrong field */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new UnreadablePosition(v.getDotPath(issue) ?? 'body', `is not readable: ${issue.message}.`);
}
