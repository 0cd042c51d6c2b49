import type { EventStream } from './event-stream';
import type { Frame } from './frame';

const PAGE = 200;

export type ReadAfter = (id: number, limit: number) => Promise<Frame[]>;

/**
 * One stream's position in its agent's events. It is either live and takes what the feed pushes, or behind
 * and reads the table until it has caught up: after opening, and whenever its reader was too slow. Each event
 * is sent once, in order.
 */
export class Subscriber {
  #behind = true;
  #missed = false;

  constructor(
    readonly stream: EventStream,
    readonly sessionId: string,
    private position: number,
    private readonly readAfter: ReadAfter,
  ) {}

  push(frames: readonly Frame[]): void {
    if (this.#behind) this.#missed = true;
    else if (!this.#send(frames)) void this.catchUp();
  }

  /** Never throws: a stream that cannot continue ends, and its reader reconnects where it was. */
  async catchUp(): Promise<void> {
    this.#behind = true;
    try {
      while (!this.stream.closed) {
        await this.stream.drained();
        this.#missed = false;
        const frames = await this.readAfter(this.position, PAGE);
        if (this.stream.closed) return;
        const taken = this.#send(frames);
        // Events pushed during the reading may be newer than the read ones.
        if (taken && frames.length < PAGE && !this.#missed) {
          this.#behind = false;
          return;
        }
      }
    } catch {
      this.stream.end('fault');
    }
  }

  #send(frames: readonly Frame[]): boolean {
    let taken = true;
    for (const { id, text } of frames) {
      if (id <= this.position) continue;
      this.position = id;
      taken = this.stream.write(text);
    }
    return taken;
  }
}
