import type { EventStream } from './event-stream';

/**
 * The same stream, which says why it ended.
 * @param onEnd gets the reason of the server; `slow`: its reader took nothing, `left`: its reader has gone
 */
export function watchStream(stream: EventStream, onEnd: (reason: string) => void): EventStream {
  let reason = 'left';
  stream.onClose(() => onEnd(reason));
  return {
    get closed() {
      return stream.closed;
    },
    write: (text) => stream.write(text),
    drained: () => stream.drained(),
    onClose: (listener) => stream.onClose(listener),
    heartbeat() {
      const wasOpen = !stream.closed;
      stream.heartbeat();
      if (wasOpen && stream.closed) reason = 'slow';
    },
    end(cause) {
      if (!stream.closed) reason = cause;
      stream.end(cause);
    },
  };
}
