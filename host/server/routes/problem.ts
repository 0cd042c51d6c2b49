import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

interface CanSend {
  code(status: number): CanSend;
  header(name: string, value: string): CanSend;
  send(body: unknown): unknown;
}

/** RFC 9457, the same format as the API's answers. */
export function sendProblem(reply: FastifyReply | CanSend, status: number, detail: string): unknown {
  return reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }));
}
