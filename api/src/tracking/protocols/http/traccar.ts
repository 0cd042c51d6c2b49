import * as v from 'valibot';
import { deviceAlarms, knotsToKmh, toCourse, unknownStatus, type DeviceAlarm } from '../report';
import { readMoment } from './moment';
import { readBody, UnreadablePosition, type IdentifiedPositions } from './osmand';

const number = v.pipe(v.number(), v.finite());
/** An attribute of another type is left out; attributes differ by device. */
const optionalNumber = v.optional(v.nullable(v.fallback(v.nullable(number), null)), null);
const optionalFlag = v.optional(v.nullable(v.fallback(v.nullable(v.boolean()), null)), null);

const forwardedSchema = v.object({
  device: v.object({ uniqueId: v.pipe(v.string(), v.nonEmpty('must name the device.')) }),
  position: v.object({
    fixTime: v.union([v.string(), number]),
    valid: v.optional(v.boolean(), true),
    latitude: v.pipe(number, v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(number, v.minValue(-180), v.maxValue(180)),
    altitude: optionalNumber,
    speed: v.optional(number, 0),
    course: v.optional(number, 0),
    accuracy: optionalNumber,
    attributes: v.optional(
      v.object({
        ignition: optionalFlag,
        motion: optionalFlag,
        sat: optionalNumber,
        hdop: optionalNumber,
        odometer: optionalNumber,
        totalDistance: optionalNumber,
        batteryLevel: optionalNumber,
        battery: optionalNumber,
        power: optionalNumber,
        rssi: optionalNumber,
        alarm: v.optional(v.nullable(v.fallback(v.nullable(v.string()), null)), null),
      }),
      {},
    ),
  }),
});

/** Traccar's names of alarms where they differ from ours. */
const alarmNames: Readonly<Record<string, DeviceAlarm>> = {
  geofenceEnter: 'fenceEntered',
  geofenceExit: 'fenceLeft',
  tow: 'towing',
  removing: 'removed',
  tampering: 'removed',
  accident: 'crash',
  hardAcceleration: 'harshAcceleration',
  hardBraking: 'harshBraking',
  hardCornering: 'harshCornering',
};

/** Several alarms are joined by commas; the first that this product knows counts. */
function findAlarm(text: string | null): DeviceAlarm | null {
  for (const name of text?.split(',') ?? []) {
    const known = alarmNames[name] ?? deviceAlarms.find((alarm) => alarm === name);
    if (known) return known;
  }
  return null;
}

/**
 * A position that a Traccar server forwards (`forward.type` json): `device.uniqueId` and `position`, with speed in
 * knots and distances in metres.
 * @throws UnreadablePosition
 */
export function readTraccarPosition(body: unknown): IdentifiedPositions {
  const { device, position } = readBody(forwardedSchema, body);
  const fixTime = readMoment(String(position.fixTime));
  if (fixTime === null) throw new UnreadablePosition('position.fixTime', 'must be ISO 8601.');
  const { attributes } = position;
  const level = attributes.batteryLevel;
  return {
    identifier: device.uniqueId,
    positions: [
      {
        ...unknownStatus,
        fixTime,
        latitude: position.latitude,
        longitude: position.longitude,
        isFixed: position.valid,
        speed: knotsToKmh(Math.max(0, position.speed)),
        course: toCourse(position.course),
        altitude: position.altitude,
        satellites: attributes.sat,
        hdop: attributes.hdop,
        accuracy: position.accuracy,
        odometer: attributes.odometer ?? attributes.totalDistance,
        ignition: attributes.ignition,
        isMoving: attributes.motion,
        batteryLevel: level !== null && level >= 0 && level <= 100 ? level : null,
        batteryVolts: attributes.battery,
        powerVolts: attributes.power,
        gsmSignal: attributes.rssi,
        alarm: findAlarm(attributes.alarm),
      },
    ],
  };
}
