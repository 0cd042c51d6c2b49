import { connect, type Socket } from 'node:net';
import { writeLocation, writeLogin, type Location } from '../../../api/src/demo/tracking/gt06-message';

const ANSWER = 10;
const RECONNECT_MS = 500;

/** A place in Dubai that moves with time. */
const findPlace = (moment: number, serial: number): Location => ({
  at: new Date(moment),
  latitude: 25.2 + (serial % 1000) / 1_800_000,
  longitude: 55.3,
  speed: 60,
  course: serial % 360,
});

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
    socket.on('connect', () => socket.write(writeLogin(this.options.imei, 1)));
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
    const bytes = writeLocation(findPlace(moment, this.serial), this.serial);
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
