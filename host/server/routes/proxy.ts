import httpProxy from '@fastify/http-proxy';
import { createTraceHeaders } from '@portal/build/tracing/trace-requests.ts';
import { isFromThisMachine, limits } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';
import { removeHopByHopHeaders } from './hop-by-hop-headers';
import { sendProblem } from './problem';
import { createUpstream, followCaller } from './upstream';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  // Its name is unknown, or the name server does not answer.
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** The proxy wraps the error of the connection. */
const getCauseCode = (error: Error): string => getErrorCode(error.cause) || getErrorCode(error);

/** The answer to a failed call of the API. */
export function toProxyFailure(error: Error): { status: number; detail: string } {
  const code = getCauseCode(error);
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT') {
    return { status: 504, detail: 'The server took too long to answer. Please try again.' };
  }
  if (unreachable.has(code)) {
    return { status: 503, detail: 'The server is not reachable right now. Please try again in a moment.' };
  }
  return { status: 502, detail: 'The server gave an answer that could not be read. Please try again.' };
}

interface ProxyOptions {
  readonly onlyThisMachine?: boolean;
  /** The most connections to the API at once. Null: the gateway sets no limit. */
  readonly connections?: number | null;
}

/** Enough for any burst of calls. Calls above it wait for a connection. */
const callConnections = 256;

/** Longer than any client waits for an answer, so the gateway never gives up before the client does. */
const LONGEST_WAIT = limits.DOCUMENT_TIMEOUT + 10_000;

/** Passes a path on to the API. Bodies and answers are streamed both ways: uploads, downloads, server-sent events. */
export async function createProxy(
  app: FastifyInstance,
  prefix: string,
  apiOrigin: string,
  { onlyThisMachine = false, connections = callConnections }: ProxyOptions = {},
): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix,
    rewritePrefix: prefix,
    preHandler: (request, reply, next) => {
      if (onlyThisMachine && !isFromThisMachine(request))
        return void sendProblem(reply, 404, 'There is nothing here.');
      followCaller(reply.raw, next);
    },
    undici: createUpstream(app, { connections, longestWait: LONGEST_WAIT }),
    // Clients decide whether they repeat a call, and wait as long as the API asks for.
    retryMethods: [],
    replyOptions: {
      // Node has already answered `Expect: 100-continue`, and the client that makes the next call refuses the
      // header. From here on the address of the caller has one form: other headers about it are removed. Of a trace
      // the API learns what this server decided.
      rewriteRequestHeaders: (
        request,
        {
          expect: _expect,
          forwarded: _forwarded,
          'x-real-ip': _realIp,
          traceparent: _traceParent,
          tracestate: _traceState,
          baggage: _baggage,
          ...headers
        },
      ) => ({
        ...removeHopByHopHeaders(headers),
        ...createTraceHeaders(request),
        ...(onlyThisMachine
          ? {}
          : {
              'x-forwarded-for': request.ip,
              'x-forwarded-host': request.headers.host ?? '',
              'x-forwarded-proto': request.protocol,
            }),
      }),
      rewriteHeaders: (headers) => removeHopByHopHeaders(headers),
      onError: (reply, { error }) => {
        const { status, detail } = toProxyFailure(error);
        sendProblem(reply, status, detail);
      },
    },
  });
}
