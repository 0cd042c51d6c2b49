import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_SOCKET', 'EHOSTUNREACH']);

/** Passes a path on to the API. Bodies and answers are streamed both ways: uploads, downloads, server-sent events. */
export async function proxyTo(app: FastifyInstance, prefix: string, apiPort: number): Promise<void> {
  await app.register(httpProxy, {
    upstream: `http://127.0.0.1:${apiPort}`,
    prefix,
    rewritePrefix: prefix,
    // 0: a stream of events may be silent for longer than any limit.
    undici: { connections: 256, bodyTimeout: 0, headersTimeout: 60_000 },
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => {
        const code = 'code' in error ? String(error.code) : '';
        if (code === 'UND_ERR_HEADERS_TIMEOUT') {
          sendProblem(reply, 504, 'The server took too long to answer. Please try again.');
        } else if (unreachable.has(code) || code.startsWith('FST_REPLY_FROM_SERVICE')) {
          sendProblem(reply, 503, 'The server is not reachable right now. Please try again in a moment.');
        } else {
          sendProblem(reply, 502, 'The server gave an answer that could not be read. Please try again.');
        }
      },
    },
  });
}
