import { MINUTE } from '@portal/shared/contract';
import type { Socket } from 'node:net';

import { createSerialQueue } from '../../queue/serial-queue';
import { writeEngineCommand, type CommandProtocol, type EngineAction } from '../protocols/engine-command';
import type { Decoder, Message, PositionReport } from '../protocols/report';
import type { KnownTracker } from './directory';
import type { EngineCommands } from './engine-commands';
import type { Receiver } from './receiver';

/** Trackers at rest send a sign of life every few minutes, some only every quarter of an hour. */
const IDLE = 20 * MINUTE;
/** A device names itself with its first message. */
const UNNAMED = 30_000;
/** The rest of a message follows at once, or never. */
const REST_OF_MESSAGE = 10_000;
const LAST_WORDS = 5000;
const GARBAGE = 4096;
/** A device that does not read its answers. */
const UNREAD_ANSWERS = 64 * 1024;

interface Options {
  readonly socket: Socket;
  readonly protocol: CommandProtocol;
  readonly decoder: Decoder;
  readonly receiver: Receiver;
  /** Null where this service sends no commands. */
  readonly commands: EngineCommands | null;
}

/** One connected device. It sends more only after what it sent is stored, which bounds its memory. */
export class DeviceConnection {
  private identifier: string | null = null;
  private garbage = 0;
  private chunkAt = Date.now();
  private readonly openedAt = Date.now();
  private readonly inTurn = createSerialQueue();
  private tracker: KnownTracker | null = null;
  /** The newest position of this connection. */
  private last: Pick<PositionReport, 'fixTime' | 'speed'> | null = null;

  constructor(private readonly options: Options) {}

  /** Resolves when the connection has ended, for whatever reason. */
  async serve(): Promise<void> {
    const { socket, decoder } = this.options;
    socket.setNoDelay(true);
    socket.setTimeout(IDLE, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    try {
      for await (const chunk of socket as AsyncIterable<Buffer>) {
        this.chunkAt = Date.now();
        await this.inTurn(() => this.handleAll(decoder.push(chunk, new Date())));
      }
    } catch {
      // The device, the network or the database is gone: the device connects again and repeats what has no answer.
    } finally {
      socket.destroy();
      if (this.tracker) this.options.commands?.disconnect(this.tracker, this);
    }
  }

  isStill = (): boolean => this.last?.speed === 0;

  /**
   * Writes a command after everything that has arrived is read, because that may say that the car moves.
   * @returns whether it was written
   */
  sendCommand = (action: EngineAction): Promise<boolean> =>
    this.inTurn(async () => {
      const { socket, protocol } = this.options;
      if (this.identifier === null || socket.destroyed || socket.writableEnded) return false;
      if (action === 'stop' && !this.isStill()) return false;
      this.answer(writeEngineCommand(protocol, this.identifier, action, new Date()));
      return true;
    });

  /** Called every few seconds. */
  check(now: number): void {
    const { socket, decoder } = this.options;
    if (this.identifier === null && now - this.openedAt > UNNAMED) socket.destroy();
    else if (decoder.isWaiting() && now - this.chunkAt > REST_OF_MESSAGE)
      this.inTurn(() => this.handleAll(decoder.giveUp(new Date()))).catch(() => socket.destroy());
  }

  private async handleAll(messages: readonly Message[]): Promise<void> {
    const receivedAt = new Date();
    const storing: Promise<void>[] = [];
    for (const message of messages) {
      if (this.options.socket.destroyed || this.options.socket.writableEnded) break;
      const stored = await this.handle(message, receivedAt);
      if (stored) storing.push(stored());
    }
    await Promise.all(storing);
  }

  /** @returns the work that the answer waits for, so that the messages of a chunk are stored together */
  private async handle(message: Message, receivedAt: Date): Promise<(() => Promise<void>) | null> {
    const { protocol, receiver } = this.options;
    if (message.kind === 'garbage') {
      this.countGarbage(message.bytes);
      this.answer(message.answer);
      return null;
    }
    if (message.kind === 'login') {
      await this.logIn(message);
      return null;
    }
    const tracker = await this.findSender(message.identifier);
    if (tracker === null) return null;
    this.garbage = 0;
    if (message.reply !== undefined) this.options.commands?.keepReply(tracker, message.reply);
    if (message.kind === 'positions') this.noteMovement(message.positions);
    if (message.kind === 'status') {
      receiver.markSeen(tracker, message.status, receivedAt);
      this.answer(message.answer);
      return null;
    }
    return async () => {
      await receiver.storePositions(tracker, protocol, message.positions, receivedAt);
      this.answer(message.answer);
    };
  }

  private async logIn({
    identifier,
    acceptance,
    refusal,
  }: Extract<Message, { kind: 'login' }>): Promise<void> {
    this.identifier = identifier;
    const tracker = await this.findSender(identifier);
    if (tracker !== null) this.answer(acceptance);
    else this.refuse(refusal);
  }

  private refuse(answer: Buffer | null): void {
    const { socket } = this.options;
    if (answer === null) socket.end();
    else socket.end(answer);
    // One that does not hang up itself is not waited for.
    socket.setTimeout(LAST_WORDS, () => socket.destroy());
  }

  /** Null for a device that nobody registered, whose connection ends: it keeps its positions and tries again. */
  private async findSender(stated: string | null): Promise<KnownTracker | null> {
    const { receiver, protocol } = this.options;
    const identifier = stated ?? this.identifier;
    if (identifier === null) return null;
    this.identifier = identifier;
    const tracker = await receiver.directory.findTracker(identifier);
    if (tracker !== null) {
      this.register(tracker);
      return tracker;
    }
    receiver.noteUnknown(identifier, protocol);
    if (stated !== null && protocol === 'h02') this.refuse(null);
    return null;
  }

  private register(tracker: KnownTracker): void {
    const { commands } = this.options;
    if (this.tracker?.trackerId === tracker.trackerId) return;
    if (this.tracker) commands?.disconnect(this.tracker, this);
    this.tracker = tracker;
    this.last = null;
    commands?.connect(tracker, this);
  }

  private noteMovement(positions: readonly PositionReport[]): void {
    for (const { fixTime, speed } of positions)
      if (this.last === null || fixTime >= this.last.fixTime) this.last = { fixTime, speed };
  }

  private answer(bytes: Buffer | null): void {
    const { socket } = this.options;
    if (bytes === null || socket.destroyed || socket.writableEnded) return;
    socket.write(bytes);
    if (socket.writableLength > UNREAD_ANSWERS) socket.destroy();
  }

  private countGarbage(bytes: number): void {
    const { receiver, protocol, socket } = this.options;
    receiver.noteGarbage(bytes, protocol);
    this.garbage += bytes;
    if (this.garbage > GARBAGE) socket.destroy();
  }
}
