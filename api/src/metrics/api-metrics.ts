import { createRegistry, type MetricRegistry } from '@portal/build/metrics/create-registry.ts';
import { createConnectionMetrics, type ConnectionMetrics } from './connection-metrics';
import { createJobMetrics, type JobMetrics } from './job-metrics';
import { createOutboxMetrics, type OutboxMetrics } from './outbox-metrics';
import { createPrintingMetrics, type PrintingMetrics } from './printing-metrics';
import { createStreamMetrics, type StreamMetrics } from './stream-metrics';

/** Everything that an API process tells Prometheus. No metric names a person, a company or an address. */
export interface ApiMetrics
  extends ConnectionMetrics, JobMetrics, OutboxMetrics, PrintingMetrics, StreamMetrics {
  readonly registry: MetricRegistry;
}

export function createApiMetrics(): ApiMetrics {
  const registry = createRegistry();
  return {
    registry,
    ...createConnectionMetrics(registry),
    ...createJobMetrics(registry),
    ...createOutboxMetrics(registry),
    ...createPrintingMetrics(registry),
    ...createStreamMetrics(registry),
  };
}
