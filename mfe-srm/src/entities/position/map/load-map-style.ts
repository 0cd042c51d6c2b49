import { addBasePath } from '@portal/shared/base-path';
import * as v from 'valibot';

const mapSettings = v.object({ styleUrl: v.nullable(v.string()) });

/**
 * The address of the style that the portal's operator set; null where there is none, or where the server is not the
 * portal's gateway.
 */
export async function loadMapStyle(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(addBasePath('/map.json'), { signal }).catch(() => null);
  if (!response?.ok) return null;
  const read = v.safeParse(mapSettings, await response.json().catch(() => null));
  return read.success && read.output.styleUrl !== null
    ? new URL(read.output.styleUrl, window.location.href).href
    : null;
}
