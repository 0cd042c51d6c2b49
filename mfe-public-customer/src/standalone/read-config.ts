import { addBasePath } from '@portal/shared/base-path';
import { portalConfig, type PortalConfig } from '@portal/shared/contract';
import * as v from 'valibot';

/**
 * The deployment's configuration: from the page itself, else from the server. Null when neither can be read:
 * the page then works without brand and contacts.
 */
export async function readConfig(page: Document = document): Promise<PortalConfig | null> {
  try {
    const inline = page.getElementById('portal-config')?.textContent;
    const data: unknown = inline ? JSON.parse(inline) : await fetchConfig();
    return v.parse(portalConfig, data);
  } catch (error) {
    console.error('The configuration could not be read', error);
    return null;
  }
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch(addBasePath('/config.json'), { signal: AbortSignal.timeout(4000) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}
