import { createApiClient, createCapabilityStore } from '@portal/shared/api';
import type { Capability, CountryCode, PortalConfig } from '@portal/shared/contract';

/** Where the calls go, and what the server there can do. */
export type LinkConfig = Pick<PortalConfig, 'apiBases' | 'capabilities'>;

/** An API client with the link's token and no other, or with none: an agent's is never read. */
export const createLinkClient = (token: string | null, country: CountryCode, config: LinkConfig | null) => {
  const base = config?.apiBases[country] ?? `/api/${country}`;
  // Without a configuration, our own API behind this page is assumed, which has every call.
  const capabilities = createCapabilityStore(
    (_base, capability) => config?.capabilities[country].includes(capability) ?? true,
  );
  const api = createApiClient({ base: () => base, accessToken: () => token, capabilities });
  return { api, offers: (capability: Capability) => capabilities.offers(base, capability) };
};
