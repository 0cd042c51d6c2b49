import { connect, type Socket } from 'node:net';

import { writeLocation, writeLogin, type Location } from './gt06-message';

const RECONNECT_MS = 2000;

interface Options {
  readonly host: string;
  readonly port: number;
  readonly imei: string;
}

/** A GT06 tracker on a socket of its own. It connects again, and sends once it is logged in. */
export class TrackerConnection {
  private socket: Socket | null = null;
  private isLoggedIn = false;
  private isClosed = false;
  private serial = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  /** How often it could not connect or was refused. */
  failures = 0;

  open(): void {
    const socket = connect(this.options.port, this.options.host);
    this.socket = socket;
    socket.on('connect', () => socket.write(writeLogin(this.options.imei, this.nextSerial())));
    // The listener answers a login that it accepts, and closes the connection of any other.
    socket.on('data', () => (this.isLoggedIn = true));
    socket.on('error', () => (this.failures += 1));
    socket.on('close', () => {
      if (!this.isLoggedIn) this.failures += 1;
      this.isLoggedIn = false;
      if (!this.isClosed) this.timer = setTimeout(() => this.open(), RECONNECT_MS);
    });
  }

  /** @returns whether it was sent */
  send(location: Location): boolean {
    if (!this.isLoggedIn || !this.socket) return false;
    this.socket.write(writeLocation(location, this.nextSerial()));
    return true;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.destroy();
  }

  private nextSerial(): number {
    this.serial += 1;
    return this.serial;
  }
}
