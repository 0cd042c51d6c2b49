import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { capabilities, CAPABILITIES_HEADER, type Capability } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The contract's additions to the specification that this server supports: all, except those that its
 * settings disable.
 */
function listCapabilities({ relyingParty, portalUrl, push, tracking }: Config): string {
  const isAvailable: Partial<Record<Capability, boolean>> = {
    passkeys: relyingParty !== null,
    'notification-mail': portalUrl !== null,
    'web-push': portalUrl !== null && push !== null,
    'engine-stop': tracking.commands,
  };
  return capabilities.filter((name) => isAvailable[name] !== false).join(' ');
}

/** Answers contain personal data: nothing stores one unless its handler allows it. */
const defaultCaching = 'no-store';

/** Which pages of other origins may call, and headers that prevent an answer from being shown as a page. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const announced = listCapabilities(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(CAPABILITIES_HEADER, announced);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // The portal shows pictures of the API and may have another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.publicApiUrl.startsWith('https:'),
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', defaultCaching);
  });
  await app.register(cors, {
    origin: [...config.corsOrigins, ...(config.env === 'production' ? [] : [LOCAL_ORIGIN])],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: ['retry-after', 'content-disposition', 'x-request-id', CAPABILITIES_HEADER],
    maxAge: 600,
  });
}
