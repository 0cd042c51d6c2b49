import { createRegistry } from '@portal/build/metrics/create-registry.ts';
import { Counter, Histogram } from 'prom-client';

export interface Gauges {
  readonly connections: () => number;
  readonly queued: () => number;
  readonly unknownDevices: () => number;
}

export type ListenerMetrics = ReturnType<typeof createListenerMetrics>;

/** What the tracking service counts, for Prometheus. No metric names a device. */
export function createListenerMetrics(gauges: Gauges) {
  const { register, addGauge } = createRegistry();
  const registers = [register];
  const gauge = (name: string, help: string, read: () => number) =>
    addGauge({ name, help }, () => [{ value: read() }]);
  gauge('tracking_connections', 'Open connections of devices', gauges.connections);
  gauge('tracking_positions_queued', 'Positions that wait for the database', gauges.queued);
  gauge('tracking_unknown_devices', 'Devices of the last hour that nobody registered', gauges.unknownDevices);
  return {
    register,
    received: new Counter({
      name: 'tracking_positions_received_total',
      help: 'Positions of registered devices',
      labelNames: ['protocol'] as const,
      registers,
    }),
    stored: new Counter({ name: 'tracking_positions_stored_total', help: 'New positions', registers }),
    duplicates: new Counter({
      name: 'tracking_positions_duplicate_total',
      help: 'Positions that were stored already',
      registers,
    }),
    refused: new Counter({
      name: 'tracking_positions_refused_total',
      help: 'Positions whose time is in the future or older than positions are kept',
      registers,
    }),
    garbage: new Counter({
      name: 'tracking_garbage_bytes_total',
      help: 'Bytes that were no message',
      labelNames: ['protocol'] as const,
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'tracking_commit_seconds',
      help: 'From the receipt of a position to its commit',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
  };
}
