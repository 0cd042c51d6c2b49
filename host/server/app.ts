import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { scriptHeaders, securityHeaders } from './document/security-headers';
import type { SecurityHeaderInput } from './document/security-headers';
import type { ObservedRequest } from './metrics/gateway-metrics';
import { nameKind } from './metrics/name-kind';
import { traceRequests } from '@portal/build/tracing/trace-requests.ts';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';
import { sendProblem } from './routes/problem';
import { refuseOutside, removeBasePath } from './routes/serve-below';
import type { Settings } from './settings';

const isScript = (type: unknown): boolean =>
  typeof type === 'string' && /^(application|text)\/javascript\b/.test(type);

/** The status of a request that nobody waited for, as nginx counts it. */
const LEFT = 499;

/**
 * The browser left before it had its answer, as with each page that is left early. The server did not fail. A request
 * with a body has no socket once its answer is written.
 */
const isLeft = ({ request, raw }: FastifyReply): boolean => !raw.writableFinished && request.socket.destroyed;

const readStatus = (reply: FastifyReply): number => (isLeft(reply) ? LEFT : reply.statusCode);

/** Files and health say nothing that metrics do not say. */
const tracedKinds: readonly string[] = ['page', 'registry', 'api'];

/** What the servers of the portal and of the customer's page have in common. */
export function createApp(
  headers: SecurityHeaderInput,
  { logLevel, trustProxy, basePath }: Pick<Settings, 'logLevel' | 'trustProxy' | 'basePath'>,
  observe: (request: ObservedRequest) => void = () => undefined,
): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel },
    // An address can hold a customer's token, so only the path is logged, and only after a failure.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // Everything behind it knows paths without the base.
    rewriteUrl: ({ url = '/' }) => removeBasePath(url, basePath),
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  });
  traceRequests(app, {
    isTraced: ({ routeOptions, url }) => tracedKinds.includes(nameKind(routeOptions.url, url)),
    // Everybody reaches this server.
    isTrusted: () => false,
    readStatus,
  });
  refuseOutside(app, basePath);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade !== undefined)
      return sendProblem(
        reply,
        400,
        'This server does not switch protocols. Send the request without Upgrade.',
      );
  });
  const documentHeaders = securityHeaders(headers);
  const fileHeaders = scriptHeaders(headers);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(isScript(reply.getHeader('content-type')) ? fileHeaders : documentHeaders);
  });
  app.addHook('onResponse', async (request, reply) => {
    observe({
      route: request.routeOptions.url,
      url: request.url,
      status: readStatus(reply),
      seconds: reply.elapsedTime / 1000,
    });
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'answered with an error');
    else request.log.debug(line, 'answered');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (isLeft(reply) || getErrorCode(error) === 'UND_ERR_ABORTED')
      request.log.debug({ err: error }, 'the browser has gone');
    else if (status >= 500) request.log.error({ err: error }, 'the gateway failed');
    return sendProblem(
      reply,
      status,
      status >= 500 ? 'Something went wrong on our side. Please try again.' : error.message,
    );
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'There is nothing at this address.'));
  return app;
}
