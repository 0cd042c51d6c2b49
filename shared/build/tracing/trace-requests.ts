import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decideLocally } from './local-decision';
import { getTracer } from './tracing-state';

interface Options {
  /** Whether the request is worth a span. Never for a stream: its span would last for hours. */
  readonly isTraced: (request: FastifyRequest) => boolean;
  /** Whether the sender may decide that a trace is kept: another server of the portal, never a browser. */
  readonly isTrusted: (request: FastifyRequest) => boolean;
  /** Further attributes of the answered request, next to its method, route and status. */
  readonly describe?: (request: FastifyRequest) => Attributes;
  readonly readStatus?: (reply: FastifyReply) => number;
}

const contexts = new WeakMap<object, Context>();

/** The trace of the request as headers for the next server; none where traces are switched off. */
export function createTraceHeaders(request: object): Record<string, string> {
  const headers: Record<string, string> = {};
  const own = contexts.get(request);
  if (own) propagation.inject(own, headers);
  return headers;
}

function begin(request: FastifyRequest, { isTrusted }: Options): Context | null {
  const { method, headers, routeOptions } = request;
  const tracer = getTracer();
  if (tracer === null) return null;
  // A header of another form is ignored, and others about traces are not read at all.
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent: headers.traceparent });
  const route = routeOptions.url;
  const span = tracer.startSpan(
    route === undefined ? method : `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) },
    },
    isTrusted(request) ? parent : decideLocally(parent),
  );
  return trace.setSpan(ROOT_CONTEXT, span);
}

function nameTraceInLog(request: FastifyRequest, reply: FastifyReply, own: Context): void {
  const span = trace.getSpan(own);
  if (!span?.isRecording()) return;
  request.log = request.log.child({ traceId: span.spanContext().traceId });
  reply.log = request.log;
}

/**
 * A span for each request, named by its route: a path has ids, and an address the token of a customer. Does nothing
 * while traces are switched off. Register it before hooks that ask the database.
 */
export function traceRequests(app: FastifyInstance, options: Options): void {
  if (getTracer() === null) return;
  const { isTraced, describe, readStatus = ({ statusCode }) => statusCode } = options;
  app.addHook('onRequest', (request, reply, done) => {
    const own = isTraced(request) ? begin(request, options) : null;
    if (own === null) return done();
    contexts.set(request, own);
    nameTraceInLog(request, reply, own);
    context.with(own, done);
  });
  // Again, because the body reader continues in the socket's own context.
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    const status = readStatus(reply);
    span?.setAttributes({ 'http.response.status_code': status, ...describe?.(request) });
    if (status >= 500) {
      span?.setAttribute('error.type', String(status));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
    done();
  });
}
