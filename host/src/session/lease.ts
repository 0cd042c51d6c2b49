/** A tab that dies holds the lease no longer than this. */
const LIFE = 20_000;
/** Two tabs that take it at the same moment see, after this time, which wrote last. */
const SETTLE = 60;
const POLL = 200;

interface Lease {
  readonly holder: string;
  readonly until: number;
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Mutual exclusion between tabs by local storage, for browsers without Web Locks. */
export async function withLease<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const holder = crypto.getRandomValues(new Uint32Array(4)).join('-');
  while (!(await take(name, holder))) await wait(POLL);
  try {
    return await work();
  } finally {
    if (read(name)?.holder === holder) attempt(() => localStorage.removeItem(name));
  }
}

async function take(name: string, holder: string): Promise<boolean> {
  const current = read(name);
  if (current && current.until > Date.now()) return false;
  const written = attempt(() =>
    localStorage.setItem(name, JSON.stringify({ holder, until: Date.now() + LIFE })),
  );
  // Nothing can be stored, so no other tab shares our tokens either.
  if (!written) return true;
  await wait(SETTLE);
  return read(name)?.holder === holder;
}

function read(name: string): Lease | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof value === 'object' && value !== null && 'holder' in value && 'until' in value
      ? (value as Lease)
      : null;
  } catch {
    return null;
  }
}

function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}
