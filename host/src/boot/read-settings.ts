import { addBasePath } from '@portal/shared/base-path';
import { portalConfig, type PortalConfig } from '@portal/shared/contract';
import * as v from 'valibot';

export interface Settings {
  readonly config: PortalConfig;
  /** Not parsed yet: each entry is checked separately. */
  readonly registry: unknown;
}

/** The settings in the page, or else what the gateway answers now. @throws when the configuration cannot be used */
export async function readSettings(
  page: ParentNode = document,
  get: typeof fetch = (...args) => fetch(...args),
): Promise<Settings> {
  const [config, registry] = await Promise.all([
    inlined(page, '#portal-config') ?? fetched(get, '/config.json'),
    inlined(page, '#portal-registry') ??
      fetched(get, '/registry.json').catch((error: unknown) => {
        console.error('The registry cannot be read', error);
        return [];
      }),
  ]);
  return { config: v.parse(portalConfig, config), registry };
}

function inlined(page: ParentNode, selector: string): unknown {
  const text = page.querySelector(selector)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    console.error(`${selector} is not JSON`, error);
    return undefined;
  }
}

async function fetched(get: typeof fetch, address: string): Promise<unknown> {
  const response = await get(addBasePath(address), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as unknown;
}
