import { createRegistry } from '@portal/build/metrics/create-registry.ts';
import type { Sample } from '@portal/build/metrics/create-registry.ts';
import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { ReportReader } from '../reports/report-route';
import type { Releases } from '../releases/releases';
import { createClientMetrics } from './client-metrics';
import { nameKind } from './name-kind';

export interface ObservedRequest {
  /** The pattern that took it; undefined: none did. */
  readonly route: string | undefined;
  readonly url: string;
  readonly status: number;
  readonly seconds: number;
}

export interface GatewayMetrics {
  readonly register: Registry;
  /** Counts what browsers report. */
  readonly clients: ReportReader;
  countStoppedCanary(this: void): void;
  /** Counts the requests of a listener. */
  watchRequests(listener: 'portal' | 'customer'): (request: ObservedRequest) => void;
}

const known = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ value }]);

/** An ISO time as Prometheus has times. */
const toSeconds = (time: string | undefined): number | undefined =>
  time === undefined ? undefined : Date.parse(time) / 1000;

/** What the gateway tells Prometheus. No metric names a path, a person or a company. */
export function createGatewayMetrics(releases: Releases): GatewayMetrics {
  const { register, addCounter, addGauge } = createRegistry();
  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time to answer, by kind of request; 499: the browser left. Live connections count only when refused',
    labelNames: ['listener', 'kind', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [register],
  });
  const stoppedCanaries = new Counter({
    name: 'gateway_stopped_canaries_total',
    help: 'Canaries that this gateway stopped because their pages failed more often',
    registers: [register],
  });
  addGauge({ name: 'gateway_canaries', help: 'Versions that some companies get' }, async () =>
    known((await releases.canaries()).length),
  );
  addGauge(
    { name: 'gateway_registry_sequence', help: 'Number of the record of releases that is served' },
    async () => known((await releases.state()).sequence),
  );
  addGauge(
    { name: 'gateway_registry_published_timestamp_seconds', help: 'When the served record was written' },
    async () => known(toSeconds((await releases.state()).at)),
  );
  addGauge(
    {
      name: 'gateway_registry_valid_until_timestamp_seconds',
      help: 'When the signature of the served record ends; missing when it has no end',
    },
    async () => known(toSeconds((await releases.state()).validUntil)),
  );
  addGauge(
    {
      name: 'gateway_registry_refused',
      help: '1 while the newest record is refused and an older one served',
    },
    () => known(releases.problem() === undefined ? 0 : 1),
  );
  addGauge({ name: 'gateway_live_remotes', help: 'Remotes that are live' }, async () =>
    known((await releases.registry()).entries.length),
  );
  addGauge(
    { name: 'gateway_rejected_remotes', help: 'Entries of the registry that are no valid remotes' },
    async () => known((await releases.registry()).rejected.length),
  );
  addCounter(
    {
      name: 'gateway_refused_files_total',
      help: 'Files that were not sent because they are not the released ones',
    },
    async () => known((await releases.state()).refusedFiles),
  );
  return {
    register,
    clients: createClientMetrics(register),
    countStoppedCanary: () => stoppedCanaries.inc(),
    watchRequests:
      (listener) =>
      ({ route, url, status, seconds }) => {
        const kind = nameKind(route, url);
        // Otherwise it lasts for hours.
        if (kind === 'stream' && status < 400) return;
        durations.observe({ listener, kind, status: String(status) }, seconds);
      },
  };
}
