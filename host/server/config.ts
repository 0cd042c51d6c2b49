import { portalConfig } from '@portal/shared/contract';
import type { PortalConfig } from '@portal/shared/contract';
import * as v from 'valibot';
import type { Settings } from './settings';

/** `/config.json`: what the built portal reads when it starts. Paths are as browsers call them. */
export function toPortalConfig(settings: Settings): PortalConfig {
  const { apiBases, basePath } = settings;
  const place = (base: string): string => (base.startsWith('/') ? basePath + base : base);
  return v.parse(portalConfig, {
    apiBases: { ae: place(apiBases.ae), in: place(apiBases.in) },
    capabilities: settings.capabilities,
    brandName: settings.brandName,
    support: settings.support,
    outboxUrl: settings.production ? null : place('/dev/outbox'),
  });
}

/** The origins that the pages call, other than the portal's own. */
export function listForeignOrigins(bases: PortalConfig['apiBases']): string[] {
  const absolute = Object.values(bases).filter((base) => !base.startsWith('/'));
  return [...new Set(absolute.map((base) => new URL(base).origin))];
}
