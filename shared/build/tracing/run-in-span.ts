import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Link,
  type Span,
} from '@opentelemetry/api';
import { getTracer } from './tracing-state';

interface SpanOptions {
  /** `client`: another service does it. */
  readonly kind?: 'client' | 'internal';
  /** Never a value of a person: no name, no number, no address, no token. */
  readonly attributes?: Attributes;
  /** The traces that asked for it, where it is a trace of its own. */
  readonly links?: readonly Link[];
}

/** The code of a failure or its class. Its message may quote values. */
function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', nameFailure(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Whether what happens now belongs to a trace that is kept. */
export const isInTrace = (): boolean => getTracer() !== null && trace.getActiveSpan()?.isRecording() === true;

/** Work as a span of the present trace, or as the first one of a trace. */
export async function runInSpan<Result>(
  name: string,
  { kind = 'internal', attributes = {}, links = [] }: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const tracer = getTracer();
  if (tracer === null) return work();
  const options = {
    kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
    attributes,
    links: [...links],
  };
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Work that goes on after the request that began it, such as a timer: it belongs to no trace. */
export const runOutsideTrace = <Result>(work: () => Result): Result =>
  getTracer() === null ? work() : context.with(ROOT_CONTEXT, work);

/** To the present trace, from work that is a trace of its own. */
export function linkToTrace(): Link | null {
  const span = getTracer() === null ? undefined : trace.getActiveSpan();
  return span?.isRecording() ? { context: span.spanContext() } : null;
}
