import * as v from 'valibot';
import { liveEvent } from '../line/read-message';

/** The messages between tabs. Tabs may be of different releases, so an unknown message is ignored. */
const relayed = v.union([
  v.object({ type: v.literal('heard'), id: v.number(), after: v.nullable(v.number()), event: liveEvent }),
  v.object({ type: v.literal('missed'), id: v.nullable(v.number()) }),
  /** A tab that was just opened asks for the number of the last event … */
  v.object({ type: v.literal('asked') }),
  /** … and the tab with the connection answers. */
  v.object({ type: v.literal('placed'), id: v.number() }),
]);
export type Relayed = v.InferOutput<typeof relayed>;

export interface Relay {
  tell(message: Relayed): void;
  close(): void;
}

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

export function createRelay(channel: Channel, onMessage: (message: Relayed) => void): Relay {
  channel.addEventListener('message', ({ data }) => {
    const read = v.safeParse(relayed, data);
    if (read.success) onMessage(read.output);
  });
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
