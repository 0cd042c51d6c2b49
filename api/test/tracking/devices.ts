import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A device that connects and sends bytes, for tests. */
export class TestDevice {
  private received = Buffer.alloc(0);
  private readonly wakers = new Set<() => void>();
  isClosed = false;

  private constructor(private readonly socket: Socket) {
    const wake = () => this.wakers.forEach((waker) => waker());
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
      wake();
    });
  }

  static async open(port: number): Promise<TestDevice> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new TestDevice(socket);
  }

  send(bytes: Buffer | string): void {
    this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes.replaceAll(' ', ''), 'hex') : bytes);
  }

  /** The next bytes of an answer, in hexadecimal digits; less when the connection has ended. */
  async read(length: number, patience = 30_000): Promise<string> {
    const end = Date.now() + patience;
    while (this.received.length < length && !this.isClosed && Date.now() < end)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(waker, 100);
        const { wakers } = this;
        function waker() {
          clearTimeout(timer);
          wakers.delete(waker);
          resolve();
        }
        wakers.add(waker);
      });
    const taken = this.received.subarray(0, length);
    this.received = this.received.subarray(taken.length);
    return taken.toString('hex');
  }

  close(): void {
    this.socket.destroy();
  }
}

/** A port that nobody uses at the moment. */
export async function findFreePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function computeCrc(bytes: Buffer, polynomial: number, start: number): number {
  let crc = start;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  }
  return crc;
}

/** A message of GT06. */
export function writeGt06(protocol: number, content: Buffer, serial: number): Buffer {
  const body = Buffer.concat([
    Buffer.from([content.length + 5, protocol]),
    content,
    Buffer.from([serial >> 8, serial & 0xff]),
  ]);
  const crc = computeCrc(body, 0x8408, 0xffff) ^ 0xffff;
  return Buffer.concat([Buffer.from([0x78, 0x78]), body, Buffer.from([crc >> 8, crc & 0xff, 0x0d, 0x0a])]);
}

export const writeGt06Login = (imei: string, serial = 1): Buffer =>
  writeGt06(0x01, Buffer.from(imei.padStart(16, '0'), 'hex'), serial);

/** A location at 25.2 north, 55.3 east. */
export function writeGt06Location(moment: Date, serial: number, speed = 60): Buffer {
  const content = Buffer.alloc(26);
  content.set([
    moment.getUTCFullYear() - 2000,
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
    moment.getUTCSeconds(),
    0xc9,
  ]);
  content.writeUInt32BE(25.2 * 1_800_000, 7);
  content.writeUInt32BE(55.3 * 1_800_000, 11);
  content.writeUInt8(speed, 15);
  content.writeUInt16BE(0x1400 | 90, 16);
  return writeGt06(0x12, content, serial);
}

/** A packet of Teltonika's codec 8 with one record. */
export function writeTeltonika(moment: Date): Buffer {
  const record = Buffer.alloc(8 + 1 + 15 + 6);
  record.writeBigUInt64BE(BigInt(moment.getTime()), 0);
  record.writeInt32BE(553_000_000, 9);
  record.writeInt32BE(252_000_000, 13);
  record.writeUInt16BE(90, 19);
  record.writeUInt8(9, 21);
  record.writeUInt16BE(60, 22);
  const data = Buffer.concat([Buffer.from([8, 1]), record, Buffer.from([1])]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 4);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(computeCrc(data, 0xa001, 0));
  return Buffer.concat([head, data, crc]);
}
