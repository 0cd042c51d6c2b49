import { MINUTE } from '@portal/shared/contract';

interface Options {
  /** Requests of one address in a minute. An office with many desks is one address. */
  readonly most?: number;
  /** Addresses that are counted at once; further ones wait for the next minute. */
  readonly addresses?: number;
  readonly now?: () => number;
}

/** @returns whether another request of an address is within the limit */
export function createRateLimit({ most = 300, addresses = 10_000, now = Date.now }: Options = {}): (
  address: string,
) => boolean {
  const counts = new Map<string, number>();
  let ends = 0;
  return (address) => {
    if (now() >= ends) {
      counts.clear();
      ends = now() + MINUTE;
    }
    const count = (counts.get(address) ?? 0) + 1;
    if (count > most || (count === 1 && counts.size >= addresses)) return false;
    counts.set(address, count);
    return true;
  };
}
