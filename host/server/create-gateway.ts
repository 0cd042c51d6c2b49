import { createApp } from './app';
import { listForeignOrigins, toPortalConfig } from './config';
import { developmentOrigins } from './development/page';
import type { SecurityHeaderInput } from './document/security-headers';
import type { GatewayMetrics } from './metrics/gateway-metrics';
import { placeReleases } from './releases/place-releases';
import type { Releases } from './releases/releases';
import { healthRoutes } from './routes/health';
import type { Settings } from './settings';

interface Gateway {
  readonly kind: 'host' | 'customer';
  readonly referrerPolicy: SecurityHeaderInput['referrerPolicy'];
  readonly settings: Settings;
  /** As the build and the log of releases know them. */
  readonly built: Releases;
  readonly metrics: GatewayMetrics | undefined;
}

/** What the servers of the portal and of the customer's page begin with: health, configuration, and the policy of their pages. */
export function createGateway({ kind, referrerPolicy, settings, built, metrics }: Gateway) {
  const { tls, apiOrigin, basePath, fileOrigins, development } = settings;
  const releases = placeReleases(built, basePath);
  const app = createApp(
    // Strict transport is for a whole host name and all below it. On a site with other pages the site decides it.
    { tls: tls && basePath === '', referrerPolicy },
    settings,
    metrics?.watchRequests(kind === 'host' ? 'portal' : kind),
  );
  const config = toPortalConfig(settings);
  healthRoutes(app, kind, releases, apiOrigin);
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(config));
  const policy = {
    apiOrigins: listForeignOrigins(config.apiBases),
    fileOrigins,
    tls,
    developmentOrigins: development ? developmentOrigins : [],
  };
  return {
    app,
    config,
    releases,
    pages: { kind, releases, policy, basePath },
  };
}
