import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { eventText, HEARTBEAT } from './frame';

/** An answer that stays open. */
export interface EventStream {
  readonly closed: boolean;
  /** False: the reader is slower than the events; more goes out after `drained`. */
  write(text: string): boolean;
  drained(): Promise<void>;
  heartbeat(): void;
  /** Tells why and closes. */
  end(reason: string): void;
  onClose(listener: () => void): void;
}

/** From here on the answer is ours and not the framework's; headers set so far (CORS, security) go with it. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy must neither keep, change nor collect it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  request.raw.socket.setNoDelay(true);
  return streamOn(raw);
}

function streamOn(raw: ServerResponse): EventStream {
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
      // Nothing taken since the last one: whoever was there is gone, or will come again and go on from where it was.
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
