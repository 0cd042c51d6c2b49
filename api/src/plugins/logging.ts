import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { v7 } from 'uuid';
import type { Config } from '../config';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

/**
 * Personal data and secrets never reach the log: no bodies, no headers, no addresses, no query values. A
 * request is its id, method, route pattern, status and time.
 */
export function loggingOptions(
  { logLevel }: Config,
  stream?: { write(line: string): void },
): FastifyServerOptions {
  return {
    // The framework's lines contain addresses with their query; registerRequestLog writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => v7(),
    logger: {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { req: () => ({}), res: () => ({}), err: describeError },
      ...(stream && { stream }),
    },
  };
}

/**
 * Database errors quote row values in `detail` and `where`, so only the kind of failure and its place are
 * kept.
 */
function describeError(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const code = getErrorCode(error);
  return {
    type: error.name,
    message: removeValues(error.message),
    stack: removeValues(error.stack ?? ''),
    ...(code && { code }),
  };
}

const removeValues = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
    .replace(/\+\d{7,15}/g, '[phone]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replace(/\/\/[^/@\s]+@/g, '//[credentials]@');

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { endpointId } = request.routeOptions.config;
    const line = {
      endpoint: endpointId ?? request.routeOptions.url ?? 'none',
      method: request.method,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'request');
  });
}
