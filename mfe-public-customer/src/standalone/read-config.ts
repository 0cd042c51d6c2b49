import { portalConfig, type PortalConfig } from '@portal/shared/contract';
import * as v from 'valibot';

/**
 * The deployment's configuration, which the gateway writes into each page. Null when it cannot be read: the page then
 * works without brand and contacts.
 */
export function readConfig(page: Document = document): PortalConfig | null {
  try {
    return v.parse(portalConfig, JSON.parse(page.getElementById('portal-config')?.textContent ?? ''));
  } catch (error) {
    console.error('The configuration could not be read', error);
    return null;
  }
}
