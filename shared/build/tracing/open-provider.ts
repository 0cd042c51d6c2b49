import { context, diag, DiagLogLevel, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { createSampler } from './create-sampler';
import type { TracingSettings } from './read-tracing-settings';
import { setTracer } from './tracing-state';

/** A collector that is down gives one line in this time, in milliseconds. */
const REPORT_EVERY = 60_000;

/** Spans that wait for the collector: about 4 MB. Further ones are dropped, so a collector that is down costs no more. */
const WAITING_SPANS = 2048;

interface Options {
  readonly service: string;
  readonly settings: TracingSettings;
  readonly onTrouble: (reason: string) => void;
}

function reportSeldom(report: (reason: string) => void): (reason: string) => void {
  let reportedAt = -Infinity;
  return (reason) => {
    if (performance.now() - reportedAt < REPORT_EVERY) return;
    reportedAt = performance.now();
    report(reason);
  };
}

/**
 * Begins to send spans to the collector. Address, headers and time limits are those of the variables OTEL_EXPORTER_OTLP_….
 * @returns what sends the last ones and ends it
 */
export function openProvider({ service, settings, onTrouble }: Options): () => Promise<void> {
  const report = reportSeldom(onTrouble);
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const detected = detectResources({ detectors: [serviceInstanceIdDetector, envDetector] });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detected),
    sampler: createSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), maxQueueSize: WAITING_SPANS }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  setTracer(provider.getTracer('portal'));
  return async () => {
    setTracer(null);
    try {
      await provider.shutdown();
    } finally {
      for (const api of [context, propagation, diag]) api.disable();
    }
  };
}
