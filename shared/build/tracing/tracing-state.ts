import type { Tracer } from '@opentelemetry/api';

let tracer: Tracer | null = null;

/** Null while traces are switched off. Then no code of OpenTelemetry's SDK is loaded. */
export const getTracer = (): Tracer | null => tracer;

export function setTracer(next: Tracer | null): void {
  tracer = next;
}
