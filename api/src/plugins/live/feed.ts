import type { ReadAfter, Subscriber } from './subscriber';

const PAGE = 500;
const RETRY = 1000;

/** One agent's events on this server: read once for all open streams. */
export class Feed {
  readonly subscribers = new Set<Subscriber>();
  #reading = false;
  #again = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private position: number,
    private readonly readAfter: ReadAfter,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** There may be new events. */
  wake(): void {
    this.#again = true;
    if (!this.#reading) void this.#read();
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  async #read(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#again && this.subscribers.size > 0) {
        this.#again = false;
        const frames = await this.readAfter(this.position, PAGE);
        const last = frames.at(-1);
        if (last === undefined) continue;
        this.position = last.id;
        if (frames.length === PAGE) this.#again = true;
        for (const subscriber of this.subscribers) subscriber.push(frames);
      }
    } catch (error) {
      this.onError(error);
      this.#retry = setTimeout(() => this.wake(), RETRY).unref();
    } finally {
      this.#reading = false;
    }
  }
}
