import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { eventText, HEARTBEAT } from './frame';

/** An answer that stays open. */
export interface EventStream {
  readonly closed: boolean;
  /** False: the reader is slower than the events; sending continues after `drained`. */
  write(text: string): boolean;
  drained(): Promise<void>;
  heartbeat(): void;
  /** Sends the reason and closes. */
  end(reason: string): void;
  onClose(listener: () => void): void;
}

/** From here on we write the answer and not the framework; headers set so far (CORS, security) go with it. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy must not store, change or buffer it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  request.raw.socket.setNoDelay(true);
  return createStream(raw);
}

function createStream(raw: ServerResponse): EventStream {
  let stalled = false;
  return {
    get closed() {
      return raw.destroyed || raw.writableEnded;
    },
    write: (text) => raw.write(text),
    drained: () =>
      new Promise((resolve) => {
        if (raw.destroyed || !raw.writableNeedDrain) return resolve();
        raw.once('drain', resolve);
        raw.once('close', resolve);
      }),
    heartbeat() {
      // The reader took nothing since the last one: it is gone, or it will reconnect and resume where it was.
      if (raw.writableNeedDrain && stalled) raw.destroy();
      stalled = raw.writableNeedDrain;
      if (!stalled && !raw.destroyed) raw.write(HEARTBEAT);
    },
    end(reason) {
      if (!raw.destroyed && !raw.writableEnded) raw.end(eventText('end', { reason }));
    },
    onClose: (listener) => void raw.once('close', listener),
  };
}
