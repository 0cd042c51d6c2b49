import { ByteReader, ShortMessage } from '../byte-reader';
import { FrameCutter, type Piece } from '../frame-cutter';
import { unknownStatus, type Decoder, type DeviceStatus, type Message, type PositionReport } from '../report';
import {
  readGps,
  readIgnitionAndOdometer,
  readOrNothing,
  readStatus,
  readVoltageStatus,
  skipCell,
} from './content';
import { LONGEST_FRAME, measureGt06, readFrame, writeAnswer, type Frame } from './frame';

type Positions = Extract<Message, { kind: 'positions' }>;

const answerPosition = (frame: Frame, position: PositionReport | null): Positions => ({
  kind: 'positions',
  identifier: null,
  positions: position === null ? [] : [position],
  answer: writeAnswer(frame),
});

type Status = Extract<Message, { kind: 'status' }>;

const answerStatus = (frame: Frame, status: DeviceStatus, isAnswered = true): Status => ({
  kind: 'status',
  identifier: null,
  status,
  answer: isAnswered ? writeAnswer(frame) : null,
});

const garbage = (bytes: number): Message => ({ kind: 'garbage', bytes, answer: null });

/** The eight bytes of the terminal hold the 15 digits of the IMEI after a leading 0. */
function readLogin(frame: Frame): Message {
  const digits = new ByteReader(frame.content).take(8).toString('hex');
  if (!/^\d{16}$/.test(digits)) return garbage(frame.content.length);
  return {
    kind: 'login',
    identifier: digits.startsWith('0') ? digits.slice(1) : digits,
    acceptance: writeAnswer(frame),
    refusal: null,
  };
}

function readLocation(frame: Frame, is4g: boolean): Message {
  const reader = new ByteReader(frame.content);
  const position = readGps(reader);
  if (position === null) return answerPosition(frame, null);
  const more = readOrNothing(() => {
    skipCell(reader, is4g);
    return readIgnitionAndOdometer(reader);
  });
  return answerPosition(frame, { ...position, ...more });
}

/** Location without what other messages add after the cell: some models put other values there. */
function readPlainLocation(frame: Frame): Message {
  return answerPosition(frame, readGps(new ByteReader(frame.content)));
}

function readAlarm(frame: Frame): Message {
  const reader = new ByteReader(frame.content);
  const position = readGps(reader);
  if (position === null) return answerPosition(frame, null);
  const more = readOrNothing(() => {
    // The length of the cell counts itself.
    reader.take(Math.max(0, reader.uint(1) - 1));
    const { ignition, batteryLevel, gsmSignal, alarm } = readStatus(reader);
    return { ignition, batteryLevel, gsmSignal, alarm };
  });
  return answerPosition(frame, { ...position, ...more });
}

/** The device sets its clock by the answer. */
function readTimeRequest(frame: Frame, receivedAt: Date): Message {
  const time = Buffer.from([
    receivedAt.getUTCFullYear() - 2000,
    receivedAt.getUTCMonth() + 1,
    receivedAt.getUTCDate(),
    receivedAt.getUTCHours(),
    receivedAt.getUTCMinutes(),
    receivedAt.getUTCSeconds(),
  ]);
  return { kind: 'status', identifier: null, status: unknownStatus, answer: writeAnswer(frame, time) };
}

/** Sub-message 0 of 0x94 is the voltage of the vehicle, in hundredths. */
function readInformation(frame: Frame): Message {
  const reader = new ByteReader(frame.content);
  const isVoltage = reader.uint(1) === 0 && reader.left >= 2;
  const powerVolts = isVoltage ? reader.uint(2) / 100 : null;
  return answerStatus(frame, { ...unknownStatus, powerVolts }, false);
}

const ASCII = 1;

/** 0x15: length of what follows, the four bytes of the command, and a text; the language comes after it. */
function readReply(frame: Frame): Message {
  const reader = new ByteReader(frame.content);
  const length = Math.max(0, reader.uint(1) - 4);
  reader.take(4);
  return { ...answerStatus(frame, unknownStatus, false), reply: reader.take(length).toString('latin1') };
}

/** 0x21: the four bytes of the command, how the text is written, and the text. */
function readLongReply(frame: Frame): Message {
  const reader = new ByteReader(frame.content);
  reader.take(4);
  const isPlain = reader.uint(1) === ASCII;
  const text = reader.take(reader.left - (isPlain ? 0 : reader.left % 2));
  const reply = isPlain ? text.toString('latin1') : Buffer.from(text).swap16().toString('utf16le');
  return { ...answerStatus(frame, unknownStatus, false), reply };
}

const readers: Readonly<Record<number, (frame: Frame, receivedAt: Date) => Message>> = {
  0x01: readLogin,
  0x10: readPlainLocation,
  0x12: readPlainLocation,
  0x13: (frame) => answerStatus(frame, readStatus(new ByteReader(frame.content))),
  0x15: readReply,
  0x16: readAlarm,
  0x21: readLongReply,
  0x22: (frame) => readLocation(frame, false),
  0x23: (frame) => answerStatus(frame, readVoltageStatus(new ByteReader(frame.content))),
  0x26: readAlarm,
  0x27: readAlarm,
  0x8a: readTimeRequest,
  0x94: readInformation,
  0xa0: (frame) => readLocation(frame, true),
  0xa4: readAlarm,
};

/** Messages without a position say that the device is alive. */
const readOther = (frame: Frame): Message => answerStatus(frame, unknownStatus, false);

function readPiece({ kind, bytes }: Piece, receivedAt: Date): Message {
  if (kind === 'garbage') return garbage(bytes.length);
  const frame = readFrame(bytes);
  try {
    return (readers[frame.protocol] ?? readOther)(frame, receivedAt);
  } catch (error) {
    if (error instanceof ShortMessage) return garbage(bytes.length);
    throw error;
  }
}

/**
 * GT06 and its relatives of Concox (Jimi): messages `7878 …` and `7979 …` over TCP. Times are UTC, as the
 * protocol's later documents say; the time zone of the login is only what the device shows to people.
 */
export function createGt06Decoder(): Decoder {
  const cutter = new FrameCutter(measureGt06, LONGEST_FRAME);
  const read = (pieces: Piece[], receivedAt: Date) => pieces.map((piece) => readPiece(piece, receivedAt));
  return {
    push: (chunk, receivedAt) => read(cutter.push(chunk), receivedAt),
    giveUp: (receivedAt) => read(cutter.giveUp(), receivedAt),
    isWaiting: () => cutter.isWaiting(),
  };
}
