import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Db } from './database/connect';
import { registerLanguage } from './language/reader';
import { registerCompression } from './plugins/compression';
import { registerDocs } from './plugins/docs';
import { watchDiskSpace } from './plugins/disk-space';
import { registerErrors, unreadable } from './plugins/errors';
import { registerHealth } from './plugins/health';
import { registerLimits } from './plugins/limits';
import { loggingOptions, registerRequestLog } from './plugins/logging';
import { registerMetrics } from './plugins/metrics';
import { registerSecurity } from './plugins/security';
import { traceCalls } from './plugins/trace-calls';

const JSON_LIMIT = 1024 * 1024;

export interface HttpServerOptions {
  readonly config: Config;
  /** What `/readyz` checks; none until the server is ready. */
  readonly databases: () => readonly Db[];
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void };
}

/** The one HTTP server of the process: what all countries share. */
export async function createHttpServer({
  config,
  databases,
  logStream,
}: HttpServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    ...loggingOptions(config, logStream),
    trustProxy: config.trustProxy,
    bodyLimit: JSON_LIMIT,
    // Open requests get their answer; idle keep-alive connections do not delay the stop.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void unreadable(error, request, reply),
  });
  server.decorateRequest('actor', null);
  server.decorateRequest('linkHolder', null);
  server.decorateRequest('payer', null);
  traceCalls(server);
  registerRequestLog(server);
  registerLanguage(server);
  const disk = watchDiskSpace(config.dataDir, databases);
  registerErrors(server, disk);
  registerMetrics(server);
  await registerSecurity(server, config);
  await registerCompression(server);
  await registerLimits(server, config);
  await server.register(multipart);
  registerHealth(server, databases, disk);
  registerDocs(server, config);
  return server;
}
