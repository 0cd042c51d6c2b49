import { createServer, type Server, type Socket } from 'node:net';

import type { CommandProtocol } from '../protocols/engine-command';
import type { Decoder } from '../protocols/report';
import { DeviceConnection } from './connection';
import type { EngineCommands } from './engine-commands';
import type { Receiver } from './receiver';

/** How many connections are accepted, counted over all protocols. */
export class ConnectionLimits {
  private total = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly mostPerAddress: number,
  ) {}

  /** @returns the function that gives the place back, or null when there is none; a limit of 0 is none */
  enter(address: string): (() => void) | null {
    const addressCount = this.byAddress.get(address) ?? 0;
    if (this.most > 0 && this.total >= this.most) return null;
    if (this.mostPerAddress > 0 && addressCount >= this.mostPerAddress) return null;
    this.total += 1;
    this.byAddress.set(address, addressCount + 1);
    return () => {
      this.total -= 1;
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.byAddress.delete(address);
      else this.byAddress.set(address, left);
    };
  }

  count(): number {
    return this.total;
  }
}

interface Options {
  readonly protocol: CommandProtocol;
  readonly createDecoder: () => Decoder;
  readonly receiver: Receiver;
  readonly limits: ConnectionLimits;
  /** Null where this service sends no commands. */
  readonly commands: EngineCommands | null;
}

export interface TrackerServer {
  readonly server: Server;
  stop(): Promise<void>;
}

const CHECK_EVERY = 5000;

/** A TCP server for devices of one protocol. */
export function createTrackerServer({
  protocol,
  createDecoder,
  receiver,
  limits,
  commands,
}: Options): TrackerServer {
  const connections = new Map<Socket, DeviceConnection>();
  const server = createServer((socket) => {
    const leave = limits.enter(socket.remoteAddress ?? '');
    if (leave === null) {
      socket.destroy();
      return;
    }
    const connection = new DeviceConnection({
      socket,
      protocol,
      decoder: createDecoder(),
      receiver,
      commands,
    });
    connections.set(socket, connection);
    void connection.serve().finally(() => {
      connections.delete(socket);
      leave();
    });
  });
  const timer = setInterval(() => {
    const now = Date.now();
    for (const connection of connections.values()) connection.check(now);
  }, CHECK_EVERY);
  timer.unref();
  return {
    server,
    async stop() {
      clearInterval(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of connections.keys()) socket.destroy();
      await closed;
    },
  };
}
