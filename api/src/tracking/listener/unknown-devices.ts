import { HOUR } from '@portal/shared/contract';

const LARGEST = 1000;
const KEEP = HOUR;

/** Devices that nobody has registered: counted for the operator, for an hour, in bounded memory, stored nowhere. */
export class UnknownDevices {
  private readonly seen = new Map<string, number>();

  /** @returns whether it was unknown to this list too */
  add(identifier: string): boolean {
    const now = Date.now();
    const isNew = now - (this.seen.get(identifier) ?? 0) > KEEP;
    this.seen.delete(identifier);
    this.seen.set(identifier, now);
    const [oldest] = this.seen.keys();
    if (this.seen.size > LARGEST && oldest !== undefined) this.seen.delete(oldest);
    return isNew;
  }

  count(): number {
    const now = Date.now();
    for (const [identifier, at] of this.seen) if (now - at > KEEP) this.seen.delete(identifier);
    return this.seen.size;
  }
}
