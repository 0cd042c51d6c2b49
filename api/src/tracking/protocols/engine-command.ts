import { computeCrcIbm } from './checksums';
import { writeAnswer } from './gt06/frame';

/** What a device is asked to do with the relay that is wired to it. */
export type EngineAction = 'stop' | 'restore';
export type CommandProtocol = 'gt06' | 'teltonika' | 'h02';

const COMMAND = 0x80;
const CODEC = 12;
const QUESTION = 5;

/** A text for a GT06 device: its length with the four bytes that the answer repeats, these, and the text. */
export function writeGt06Command(text: string): Buffer {
  const command = Buffer.from(text, 'latin1');
  const head = Buffer.alloc(5);
  head.writeUInt8(4 + command.length, 0);
  return writeAnswer({ protocol: COMMAND, serial: 0 }, Buffer.concat([head, command]));
}

/** A text for a Teltonika device, in codec 12. */
export function writeTeltonikaCommand(text: string): Buffer {
  const command = Buffer.from(text, 'latin1');
  const data = Buffer.alloc(8 + command.length);
  data.writeUInt8(CODEC, 0);
  data.writeUInt8(1, 1);
  data.writeUInt8(QUESTION, 2);
  data.writeUInt32BE(command.length, 3);
  command.copy(data, 7);
  data.writeUInt8(1, 7 + command.length);
  const packet = Buffer.alloc(8 + data.length + 4);
  packet.writeUInt32BE(data.length, 4);
  data.copy(packet, 8);
  packet.writeUInt32BE(computeCrcIbm(data), 8 + data.length);
  return packet;
}

const writeH02Command = (identifier: string, value: number, now: Date): Buffer => {
  const time = now.toISOString().slice(11, 19).replaceAll(':', '');
  return Buffer.from(`*HQ,${identifier},S20,${time},1,${value}#`, 'latin1');
};

/** The command of a protocol; 1 opens the relay, so that the engine does not start, and 0 closes it. */
export function writeEngineCommand(
  protocol: CommandProtocol,
  identifier: string,
  action: EngineAction,
  now: Date,
): Buffer {
  const value = action === 'stop' ? 1 : 0;
  if (protocol === 'gt06') return writeGt06Command(`RELAY,${value}#`);
  if (protocol === 'teltonika') return writeTeltonikaCommand(`setdigout ${value}`);
  return writeH02Command(identifier, value, now);
}
