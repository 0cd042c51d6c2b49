import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicListingPath, readPublicListingAddress } from '@portal/shared/contract';
import type { PortalConfig } from '@portal/shared/contract';
import { readPreferredLocale } from '@portal/shared/i18n/locales';
import { createGateway } from './create-gateway';
import { customerDocument } from './document/customer-document';
import { neutralPreview, writeListingPreview } from './document/listing-preview';
import type { Preview } from './document/listing-preview';
import type { GatewayMetrics } from './metrics/gateway-metrics';
import type { Releases } from './releases/releases';
import { refreshHook } from './development/page';
import { apiRoutes } from './routes/api';
import { pageRoutes } from './routes/pages';
import { readListing } from './routes/read-listing';
import { serveVersions } from './routes/serve-versions';
import type { Settings } from './settings';

/** The customer's page on its own port. It knows nothing of the portal. */
export async function createCustomerServer(
  settings: Settings,
  built: Releases,
  metrics?: GatewayMetrics,
): Promise<FastifyInstance> {
  const { app, config, releases, pages } = createGateway({
    kind: 'customer',
    // The address carries the customer's token: no other site may get it as a referrer.
    referrerPolicy: 'no-referrer',
    settings,
    built,
    metrics,
  });
  await serveVersions(app, settings, ['customer'], releases);
  await apiRoutes(app, settings.apiOrigin);
  pageRoutes(app, {
    ...pages,
    render: async (address, nonce, request) =>
      customerDocument(address, nonce, config, releases, {
        inlineScript: settings.development && refreshHook,
        preview: await readPreview(settings, config, address.path, request),
        basePath: settings.basePath,
      }),
  });
  return app;
}

/** Of a link that shows a listing. Other pages have none. */
async function readPreview(
  settings: Settings,
  { apiBases, brandName }: PortalConfig,
  path: string,
  { ip, headers }: FastifyRequest,
): Promise<Preview | undefined> {
  if (!path.startsWith(publicListingPath)) return undefined;
  const address = readPublicListingAddress(path);
  const listing = address && (await readListing(address, settings, ip));
  if (!address || !listing) return neutralPreview(brandName);
  return writeListingPreview(listing, {
    address,
    brandName,
    origin: settings.customerUrl,
    apiBase: apiBases[address.country],
    locale: readPreferredLocale(headers['accept-language']),
  });
}
