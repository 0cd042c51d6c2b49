import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Agent, type Dispatcher } from 'undici';

/** Aborts when the caller's connection closes. */
const callers = new AsyncLocalStorage<AbortSignal>();

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

interface UpstreamOptions {
  /** The most connections to the API at once. Null: no limit. */
  readonly connections: number | null;
  /** Milliseconds until the API must have begun its answer. */
  readonly longestWait: number;
}

/** Ends what `proceed` calls at the API when the connection of the response closes. */
export function followCaller(response: ServerResponse, proceed: () => void): void {
  const leftCaller = new AbortController();
  response.once('close', () => leftCaller.abort());
  callers.run(leftCaller.signal, proceed);
}

/**
 * The client of the proxy's calls. The proxy itself has no way to end a call whose caller has left; through this client
 * the API learns it at once, and drops what only that caller wanted.
 */
export function createUpstream(app: FastifyInstance, { connections, longestWait }: UpstreamOptions) {
  const agent = new Agent({ connections });
  app.addHook('onClose', () => agent.destroy());
  // 0: a stream of events may be silent for longer than any limit.
  const limits = { headersTimeout: longestWait, bodyTimeout: 0 };
  const request = (options: Dispatcher.RequestOptions, callback: Callback) =>
    agent.request({ ...options, ...limits, signal: callers.getStore() ?? null }, callback);
  // The proxy always gives a callback.
  return { request: request as Agent['request'] };
}
