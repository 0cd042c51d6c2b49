import {
  isPlace,
  knotsToKmh,
  toCourse,
  toUtcDate,
  unknownStatus,
  type DeviceStatus,
  type Message,
  type PositionReport,
} from '../report';
import { readBattery, readState } from './state';

const TIME = /^(\d\d)(\d\d)(\d\d)$/;
const STATE = /^[0-9A-F]{8}$/i;

/** `ddmm.mmmm`, `ddmmmmmm` without the point, or `-dd-mm.mmmm` of some models. @returns degrees without sign */
function readDegrees(text: string): number {
  const parted = /^-?(\d{1,3})-(\d{1,2}\.\d+)$/.exec(text);
  const joined = /^(\d{0,3}?)(\d\d(?:\.\d+)?)$/.exec(text);
  const whole = /^(\d{1,3})(\d\d)(\d{4})$/.exec(text);
  if (parted) return toDegrees(parted[1], parted[2]);
  if (text.includes('.') && joined) return toDegrees(joined[1], joined[2]);
  return whole ? toDegrees(whole[1], `${whole[2]}.${whole[3]}`) : Number.NaN;
}

function toDegrees(degrees: string | undefined, minutes: string | undefined): number {
  return Number(minutes) < 60 ? Number(degrees) + Number(minutes) / 60 : Number.NaN;
}

/**
 * Where the fields of a position begin: its time, with the hemispheres three and five fields later. In
 * `V4,…,130305,050316,A,…` that is the second time.
 */
function findPosition(fields: readonly string[]): number {
  return fields.findIndex(
    (field, index) =>
      TIME.test(field) && /^[NS]$/.test(fields[index + 3] ?? '') && /^[EW]$/.test(fields[index + 5] ?? ''),
  );
}

function readFixTime(time = '', date = ''): Date | null {
  const clock = TIME.exec(time);
  const calendar = TIME.exec(date);
  if (!clock || !calendar) return null;
  return toUtcDate({
    year: 2000 + Number(calendar[3]),
    month: Number(calendar[2]),
    day: Number(calendar[1]),
    hour: Number(clock[1]),
    minute: Number(clock[2]),
    second: Number(clock[3]),
  });
}

function findStatus(fields: readonly string[]): DeviceStatus {
  const state = fields.findLast((field) => STATE.test(field));
  return state === undefined ? unknownStatus : { ...unknownStatus, ...readState(parseInt(state, 16)) };
}

function readPosition(fields: readonly string[]): PositionReport | null {
  const start = findPosition(fields);
  if (start < 0) return null;
  const [time, validity, north = '', northOrSouth, east = '', eastOrWest, knots = '', course = ''] =
    fields.slice(start);
  const tail = fields.slice(start + 8);
  // Some models put the battery before the date.
  const dateAt = TIME.test(tail[0] ?? '') ? 0 : 1;
  const fixTime = readFixTime(time, tail[dateAt]);
  const latitude = readDegrees(north);
  const longitude = readDegrees(east);
  if (fixTime === null || !isPlace(latitude, longitude)) return null;
  return {
    ...findStatus(tail.slice(dateAt + 1)),
    fixTime,
    latitude: northOrSouth === 'S' && latitude !== 0 ? -latitude : latitude,
    longitude: eastOrWest === 'W' && longitude !== 0 ? -longitude : longitude,
    // A number is the coding scheme of models that send positions only with a fix.
    isFixed: validity === 'A' || /^\d+$/.test(validity ?? ''),
    speed: Number(knots) > 0 ? knotsToKmh(Number(knots)) : 0,
    course: toCourse(Number(course)),
    altitude: null,
    satellites: null,
    hdop: null,
    accuracy: null,
    odometer: null,
  };
}

const writeMoment = (moment: Date): string => moment.toISOString().replace(/\D/g, '').slice(0, 14);

/** Commands that devices expect a confirmation of. */
const CONFIRMED = new Set(['V1', 'NBR', 'LINK', 'V3']);

function writeAnswer(manufacturer: string, identifier: string, command: string, now: Date): Buffer | null {
  if (command === 'HTBT') return Buffer.from(`*${manufacturer},${identifier},HTBT#`, 'latin1');
  if (!CONFIRMED.has(command)) return null;
  return Buffer.from(`*${manufacturer},${identifier},V4,${command},${writeMoment(now)}#`, 'latin1');
}

/** @param frame `*manufacturer,identifier,command,…#` */
export function readSentence(frame: Buffer, receivedAt: Date): Message {
  const fields = frame
    .subarray(1, frame.length - 1)
    .toString('latin1')
    .split(',')
    .map((field) => field.trim());
  const [manufacturer = '', identifier = '', command = ''] = fields;
  if (!/^[A-Za-z0-9]{2}$/.test(manufacturer) || !/^[0-9A-Za-z]{0,20}$/.test(identifier))
    return { kind: 'garbage', bytes: frame.length, answer: null };
  const known = identifier === '' ? null : identifier;
  const answer = known === null ? null : writeAnswer(manufacturer, known, command.toUpperCase(), receivedAt);
  const position = readPosition(fields.slice(2));
  const reply = readReply(fields);
  if (position !== null)
    return { kind: 'positions', identifier: known, positions: [position], answer, ...reply };
  return { kind: 'status', identifier: known, status: readHeartbeat(command, fields), answer, ...reply };
}

/** `V4,S20,DONE`: the answer to the command that switches the relay. */
function readReply([, , command, answered, word]: readonly string[]): { readonly reply: string } | null {
  if (command?.toUpperCase() !== 'V4' || answered?.toUpperCase() !== 'S20' || !word) return null;
  return { reply: word };
}

/** `HTBT` may name the battery, `LINK` does in its seventh field. */
function readHeartbeat(command: string, fields: readonly string[]): DeviceStatus {
  const battery = { HTBT: fields[3], LINK: fields[6] }[command.toUpperCase()];
  const batteryLevel = /^\d{1,3}$/.test(battery ?? '') ? readBattery(Number(battery)) : null;
  return { ...findStatus(fields.slice(3)), batteryLevel };
}
