import type { FastifyInstance } from 'fastify';
import { createGateway } from './create-gateway';
import { portalDocument } from './document/portal-document';
import type { GatewayMetrics } from './metrics/gateway-metrics';
import { chooseVersions } from './releases/choose-versions';
import type { Releases } from './releases/releases';
import { refreshHook } from './development/page';
import { apiRoutes } from './routes/api';
import { reportRoute } from './reports/report-route';
import type { ReportReader } from './reports/report-route';
import { pageRoutes } from './routes/pages';
import { previewRoute } from './routes/preview-route';
import { createProxy } from './routes/proxy';
import { registryRoute } from './routes/registry-route';
import { shareRoute } from './routes/share-route';
import { serveVersions } from './routes/serve-versions';
import type { Settings } from './settings';

/**
 * The portal's own server: pages, versions of shell and remotes, configuration, registry, and the proxy to the
 * API.
 */
export async function createPortalServer(
  settings: Settings,
  built: Releases,
  metrics?: GatewayMetrics,
  reportReaders: readonly ReportReader[] = [],
): Promise<FastifyInstance> {
  const { app, config, releases, pages } = createGateway({
    kind: 'host',
    referrerPolicy: 'same-origin',
    settings,
    built,
    metrics,
  });
  app.get('/map.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ styleUrl: settings.map.styleUrl }),
  );
  registryRoute(app, releases);
  previewRoute(app, settings);
  await serveVersions(app, settings, ['host', 'remotes'], releases);
  await apiRoutes(app, settings.apiOrigin);
  await shareRoute(app, settings);
  await reportRoute(app, { releases, readers: [...(metrics ? [metrics.clients] : []), ...reportReaders] });
  // The page shows the code of every registration, so only a browser on this machine may read it.
  if (!settings.production)
    await createProxy(app, '/dev/outbox', settings.apiOrigin, { onlyThisMachine: true });
  pageRoutes(app, {
    ...pages,
    policy: { ...pages.policy, mapOrigins: settings.map.origins },
    async render({ path }, nonce, request) {
      const versions = await chooseVersions(releases, request);
      return portalDocument(path, nonce, config, releases, versions, {
        inlineScript: settings.development && refreshHook,
        remoteOrigins: settings.remoteOrigins,
        basePath: settings.basePath,
      });
    },
  });
  return app;
}
