import { portalConfig } from '@portal/shared/contract';
import type { PortalConfig } from '@portal/shared/contract';
import * as v from 'valibot';
import type { Settings } from './settings';

/** `/config.json`: what the built portal reads when it starts. */
export const toPortalConfig = (settings: Settings): PortalConfig =>
  v.parse(portalConfig, {
    apiBases: settings.apiBases,
    capabilities: settings.capabilities,
    brandName: settings.brandName,
    support: settings.support,
    outboxUrl: settings.production ? null : '/dev/outbox',
  });

/** The origins that the pages call, other than the portal's own. */
export function listForeignOrigins(bases: PortalConfig['apiBases']): string[] {
  const absolute = Object.values(bases).filter((base) => !base.startsWith('/'));
  return [...new Set(absolute.map((base) => new URL(base).origin))];
}
