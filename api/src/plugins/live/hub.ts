import { limits } from '@portal/shared/contract';
import type { Actor } from '../../deps';
import { AppProblem } from '../problem';
import type { EventStream } from './event-stream';
import { Feed } from './feed';
import { eventText, type Frame } from './frame';
import type { Notifications } from './notifications';
import { Subscriber } from './subscriber';

export interface HubSource {
  /** The number of the agent's newest event, 0 where there is none. */
  newest(userId: string): Promise<number>;
  /** The agent's events after that number, in order. */
  after(userId: string, id: number, limit: number): Promise<Frame[]>;
  /** The sessions among these that are still active. */
  living(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

interface Options {
  readonly source: HubSource;
  readonly notifications: Notifications;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  readonly heartbeat?: number;
}

export interface Hub {
  /** Refuses before anything is sent; afterwards the hub owns the stream. */
  join(user: Actor, lastEventId: number | null, open: () => EventStream): Promise<void>;
  stop(): void;
}

export function createHub({
  source,
  notifications,
  now,
  onError,
  heartbeat = limits.live.heartbeat,
}: Options): Hub {
  const feeds = new Map<string, Feed>();
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => void) | undefined;
  let stopped = false;
  const listSubscribers = () => [...feeds.values()].flatMap(({ subscribers }) => [...subscribers]);

  function begin(): void {
    timer ??= setInterval(() => void beat().catch(onError), heartbeat).unref();
    unlisten ??= notifications.listen({
      onMessage(message) {
        const [kind, id = ''] = message.split(':');
        if (kind === 'agent') feeds.get(id)?.wake();
        if (kind === 'session') endSession(id);
      },
      onListening: () => feeds.forEach((feed) => feed.wake()),
    });
  }

  const endSession = (id: string) =>
    listSubscribers().forEach(({ sessionId, stream }) => sessionId === id && stream.end('session'));

  /** Also ends streams whose session has ended, in case that notification was lost. */
  async function beat(): Promise<void> {
    const subscribers = listSubscribers();
    for (const { stream } of subscribers) if (!stream.closed) stream.heartbeat();
    if (subscribers.length === 0) return;
    const living = await source.living([...new Set(subscribers.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, stream } of subscribers) if (!living.has(sessionId)) stream.end('session');
  }

  function getFeed(userId: string, newest: number): Feed {
    const feed =
      feeds.get(userId) ?? new Feed(newest, (id, limit) => source.after(userId, id, limit), onError);
    feeds.set(userId, feed);
    return feed;
  }

  function leave(userId: string, feed: Feed, subscriber: Subscriber): void {
    feed.subscribers.delete(subscriber);
    if (feed.subscribers.size > 0) return;
    feed.stop();
    feeds.delete(userId);
  }

  return {
    async join({ userId, sessionId }, lastEventId, open) {
      if ((feeds.get(userId)?.subscribers.size ?? 0) >= limits.live.streamsPerAgent)
        throw new AppProblem('too_many_requests', 'Too many live connections are open.', { retryAfter: 60 });
      if (!stopped) begin();
      const newest = await source.newest(userId);
      if (stopped) throw new AppProblem('unavailable', 'The server is restarting.', { retryAfter: 2 });
      // A number that was never issued comes from another database, so there is no position to resume from.
      const resumed = lastEventId !== null && lastEventId <= newest;
      const position = resumed ? lastEventId : newest;
      const stream = open();
      const feed = getFeed(userId, newest);
      const read = (id: number, limit: number) => source.after(userId, id, limit);
      const subscriber = new Subscriber(stream, sessionId, position, read);
      feed.subscribers.add(subscriber);
      stream.onClose(() => leave(userId, feed, subscriber));
      if (stream.closed) return leave(userId, feed, subscriber);
      stream.write(eventText('ready', { resumed, serverTime: now().toISOString() }, position));
      await subscriber.catchUp();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
      unlisten?.();
      for (const { stream } of listSubscribers()) stream.end('restart');
    },
  };
}
