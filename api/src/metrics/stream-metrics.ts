import type { MetricRegistry } from '@portal/build/metrics/create-registry.ts';
import { Counter, Gauge } from 'prom-client';

const reasons = ['left', 'slow', 'restart', 'session', 'fault'];

export interface StreamMetrics {
  /** Counts a live connection as open. @returns what counts it as ended */
  countStream(country: string): (reason: string) => void;
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
    countStream(country) {
      open.inc({ country });
      // Otherwise the first one of a kind would be no increase.
      for (const reason of reasons) ended.inc({ country, reason }, 0);
      return (reason) => {
        open.dec({ country });
        ended.inc({ country, reason });
      };
    },
  };
}
