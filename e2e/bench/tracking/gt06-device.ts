import { connect, type Socket } from 'node:net';

const START = 0x7878;
const STOP = 0x0d0a;
/** A login, a location and their answers have ten bytes around their content. */
const AROUND = 10;
const ANSWER = 10;
const RECONNECT_MS = 500;

const table = Uint16Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x8408 : value >>> 1;
  return value;
});

function computeCrc(bytes: Buffer): number {
  let crc = 0xffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return crc ^ 0xffff;
}

function writeMessage(protocol: number, content: Buffer, serial: number): Buffer {
  const message = Buffer.alloc(content.length + AROUND);
  message.writeUInt16BE(START, 0);
  message.writeUInt8(content.length + 5, 2);
  message.writeUInt8(protocol, 3);
  content.copy(message, 4);
  message.writeUInt16BE(serial & 0xffff, content.length + 4);
  message.writeUInt16BE(computeCrc(message.subarray(2, content.length + 6)), content.length + 6);
  message.writeUInt16BE(STOP, content.length + 8);
  return message;
}

/** A place in Dubai that moves with time. */
function writeLocation(moment: number, serial: number): Buffer {
  const date = new Date(moment);
  const content = Buffer.alloc(18);
  content.set([
    date.getUTCFullYear() - 2000,
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
    0xc9,
  ]);
  content.writeUInt32BE(25.2 * 1_800_000 + (serial % 1000), 7);
  content.writeUInt32BE(55.3 * 1_800_000, 11);
  content.writeUInt8(60, 15);
  content.writeUInt16BE(0x1400 | (serial % 360), 16);
  return writeMessage(0x12, content, serial);
}

interface Options {
  readonly port: number;
  readonly imei: string;
  readonly onAnswer: (ms: number) => void;
}

/** A GT06 tracker that repeats what was not answered, after it has connected again. */
export class Gt06Device {
  sent = 0;
  answered = 0;
  private socket: Socket | null = null;
  private isLoggedIn = false;
  private isClosed = false;
  private received = 0;
  private serial = 1;
  /** Not answered yet, with the time at which each was sent first. */
  private readonly waiting: { readonly bytes: Buffer; readonly at: number }[] = [];

  constructor(private readonly options: Options) {}

  open(): void {
    if (this.isClosed) return;
    this.received = 0;
    this.isLoggedIn = false;
    const socket = connect(this.options.port, '127.0.0.1');
    this.socket = socket;
    socket.on('connect', () => {
      const identifier = Buffer.from(this.options.imei.padStart(16, '0'), 'hex');
      socket.write(writeMessage(0x01, identifier, 1));
    });
    socket.on('data', (chunk) => this.countAnswers(chunk.length));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!this.isClosed) setTimeout(() => this.open(), RECONNECT_MS).unref();
    });
  }

  get isReady(): boolean {
    return this.isLoggedIn;
  }

  send(moment: number): void {
    this.serial += 1;
    const bytes = writeLocation(moment, this.serial);
    this.sent += 1;
    this.waiting.push({ bytes, at: performance.now() });
    if (this.isLoggedIn) this.socket?.write(bytes);
  }

  get unanswered(): number {
    return this.waiting.length;
  }

  close(): void {
    this.isClosed = true;
    this.socket?.destroy();
  }

  private countAnswers(bytes: number): void {
    this.received += bytes;
    while (this.received >= ANSWER) {
      this.received -= ANSWER;
      if (!this.isLoggedIn) {
        this.isLoggedIn = true;
        for (const { bytes: message } of this.waiting) this.socket?.write(message);
        continue;
      }
      const first = this.waiting.shift();
      if (!first) continue;
      this.answered += 1;
      this.options.onAnswer(performance.now() - first.at);
    }
  }
}
