import { SECOND, type CountryCode } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { endOverdue, holdCommand, keepReply, listWaitingCommands, takeCommand } from '../../domains/tracking';
import type { EngineAction } from '../protocols/engine-command';
import type { KnownTracker } from './directory';

/** A device that is connected here. */
interface Connected {
  /** Whether the last thing it said is that it stands. */
  readonly isStill: () => boolean;
  /** @returns false where it has moved meanwhile, or is gone */
  readonly sendCommand: (action: EngineAction) => Promise<boolean>;
}

interface Options {
  readonly databases: ReadonlyMap<CountryCode, Db>;
  readonly onTrouble: (error: unknown, text: string) => void;
}

const EVERY = SECOND;
const nameTracker = ({ country, trackerId }: Pick<KnownTracker, 'country' | 'trackerId'>) =>
  `${country} ${trackerId}`;

/**
 * Sends approved commands to the devices that are connected to this process. Another process has other devices, so the
 * one that holds the connection sends. A command is sent once, whatever happens after that.
 */
export class EngineCommands {
  private readonly connected = new Map<string, Connected>();
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private isRunning = false;

  constructor(private readonly options: Options) {
    this.timer = setInterval(() => this.start(), EVERY);
    this.timer.unref();
  }

  connect(tracker: KnownTracker, connection: Connected): void {
    this.connected.set(nameTracker(tracker), connection);
  }

  /** A device that has connected again meanwhile stays. */
  disconnect(tracker: KnownTracker, connection: Connected): void {
    const name = nameTracker(tracker);
    if (this.connected.get(name) === connection) this.connected.delete(name);
  }

  keepReply(tracker: KnownTracker, reply: string): void {
    const db = this.options.databases.get(tracker.country);
    if (!db) return;
    keepReply(db, tracker, reply, new Date()).catch((error: unknown) =>
      this.options.onTrouble(error, 'the answer of a device was not kept'),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.running = this.sendAll()
      .catch((error: unknown) => this.options.onTrouble(error, 'commands were not sent'))
      .finally(() => (this.isRunning = false));
  }

  private async sendAll(): Promise<void> {
    for (const [country, db] of this.options.databases) {
      await endOverdue(db, new Date());
      for (const command of await listWaitingCommands(db, new Date())) {
        const connection = this.connected.get(nameTracker({ country, trackerId: command.trackerId }));
        if (!connection || (command.action === 'stop' && !connection.isStill())) continue;
        if (!(await takeCommand(db, command, new Date()))) continue;
        if (!(await connection.sendCommand(command.action))) await holdCommand(db, command, new Date());
      }
    }
  }
}
