import type { MetricRegistry } from '@portal/shared/build/metrics/create-registry.ts';
import { Counter, Gauge } from 'prom-client';
import type { EventStream } from '../plugins/live/event-stream';

export interface StreamMetrics {
  /** The same stream, counted until it ends. */
  watchStream(country: string, stream: EventStream): EventStream;
}

export function createStreamMetrics({ register }: MetricRegistry): StreamMetrics {
  const registers = [register];
  const open = new Gauge({
    name: 'live_streams',
    help: 'Live connections of browsers that are open',
    labelNames: ['country'] as const,
    registers,
  });
  const ended = new Counter({
    name: 'live_streams_ended_total',
    help: 'Live connections that ended: left by the browser, too slow to read, or ended by the server (restart, session, fault)',
    labelNames: ['country', 'reason'] as const,
    registers,
  });
  return {
    watchStream(country, stream) {
      let reason = 'left';
      open.inc({ country });
      // Otherwise the first one of a kind would be no increase.
      for (const known of ['left', 'slow', 'restart', 'session', 'fault'])
        ended.inc({ country, reason: known }, 0);
      stream.onClose(() => {
        open.dec({ country });
        ended.inc({ country, reason });
      });
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
    },
  };
}
