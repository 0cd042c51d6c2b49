import type { Db } from '../../database/connect';
import { markTrackersSeen, type SeenTracker } from '../../domains/tracking';

const EVERY = 5000;
const LARGEST_BATCH = 1000;

/** Notes signs of life, each device at most once in five seconds. They are not worth more than that. */
export class SeenTrackers {
  private seen = new Map<string, SeenTracker>();
  private running: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly db: Db,
    private readonly onTrouble: (error: unknown, text: string) => void,
  ) {
    this.timer = setInterval(() => void this.flush(), EVERY);
    this.timer.unref();
  }

  mark(seen: SeenTracker): void {
    const known = this.seen.get(seen.trackerId);
    this.seen.set(seen.trackerId, {
      ...seen,
      ignition: seen.ignition ?? known?.ignition ?? null,
      batteryLevel: seen.batteryLevel ?? known?.batteryLevel ?? null,
    });
  }

  flush(): Promise<void> {
    const all = [...this.seen.values()];
    this.seen = new Map();
    return (this.running = this.running.then(() => this.store(all)));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async store(all: readonly SeenTracker[]): Promise<void> {
    try {
      for (let at = 0; at < all.length; at += LARGEST_BATCH)
        await markTrackersSeen(this.db, all.slice(at, at + LARGEST_BATCH));
    } catch (error) {
      this.onTrouble(error, 'signs of life were not noted');
    }
  }
}
