import type { Locks } from '../tabs/elect-leader';
import type { Channel } from '../tabs/relay';

interface Waiting {
  readonly name: string;
  readonly shared: boolean;
  readonly begin: () => Promise<unknown>;
}

/** Web Locks of one browser, for tests: first come, first served. */
export function createFakeLocks(): Locks {
  const held = new Map<string, { readonly shared: boolean; count: number }>();
  const waiting: Waiting[] = [];
  const grant = () => {
    for (const lockRequest of [...waiting]) {
      const holders = held.get(lockRequest.name);
      if (holders && !(holders.shared && lockRequest.shared)) continue;
      waiting.splice(waiting.indexOf(lockRequest), 1);
      held.set(lockRequest.name, { shared: lockRequest.shared, count: (holders?.count ?? 0) + 1 });
      void lockRequest.begin().finally(() => {
        const now = held.get(lockRequest.name);
        if (now && now.count > 1) now.count -= 1;
        else held.delete(lockRequest.name);
        grant();
      });
    }
  };
  const request = (name: string, options: LockOptions, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const lockRequest: Waiting = {
        name,
        shared: options.mode === 'shared',
        begin: async () => {
          // Granted a moment later, as in a browser.
          await Promise.resolve();
          resolve(await work());
        },
      };
      options.signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(lockRequest);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(new DOMException('left', 'AbortError'));
      });
      waiting.push(lockRequest);
      grant();
    });
  const query = async () => ({
    held: [...held.keys()].map((name) => ({ name })),
    pending: waiting.map(({ name }) => ({ name })),
  });
  return { request, query } as unknown as Locks;
}

/** Broadcast channels of one browser, for tests: the other tabs get a message a moment later. */
export function createFakeChannels() {
  const channels = new Set<{
    readonly name: string;
    readonly listeners: ((event: MessageEvent) => void)[];
  }>();
  const lost = new Set<string>();
  const open = (name: string): Channel => {
    const channel = { name, listeners: [] as ((event: MessageEvent) => void)[] };
    channels.add(channel);
    return {
      addEventListener: (_name: string, listener: (event: MessageEvent) => void) =>
        void channel.listeners.push(listener),
      postMessage(data: { type: string }) {
        if (lost.delete(data.type)) return;
        for (const other of channels) {
          if (other === channel || other.name !== name) continue;
          const copy = structuredClone(data);
          queueMicrotask(
            () =>
              channels.has(other) &&
              other.listeners.forEach((listen) => listen(new MessageEvent('message', { data: copy }))),
          );
        }
      },
      close: () => void channels.delete(channel),
    } as Channel;
  };
  return {
    open,
    /** The next message of this type is lost. */ loseNext: (type: string) => void lost.add(type),
  };
}
