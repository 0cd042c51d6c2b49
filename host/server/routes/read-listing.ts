import { publicListing, publicListingEndpoints } from '@portal/shared/contract';
import type { PublicListing, PublicListingAddress } from '@portal/shared/contract';
import * as v from 'valibot';
import type { Settings } from '../settings';

/** The page waits no longer for a preview. The API answers in a tenth of it. */
export const LONGEST_WAIT = 700;

const answer = v.object({ result: publicListing });

/**
 * A published listing for the preview of its link. Null where there is none, and where the API is too slow, down, or
 * has no such links: a preview is worth no waiting.
 */
export async function readListing(
  { country, linkId }: PublicListingAddress,
  { apiBases, apiOrigin, capabilities }: Pick<Settings, 'apiBases' | 'apiOrigin' | 'capabilities'>,
  callerAddress: string,
): Promise<PublicListing | null> {
  const { capability, path } = publicListingEndpoints.get;
  if (capability && !capabilities[country].includes(capability)) return null;
  const base = apiBases[country];
  const isOwn = base.startsWith('/');
  const url = new URL(`${isOwn ? apiOrigin : ''}${base}${path}`);
  url.searchParams.set('linkId', linkId);
  try {
    const response = await fetch(url, {
      // The API limits the calls of each address.
      headers: isOwn ? { 'x-forwarded-for': callerAddress } : {},
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    const read = v.safeParse(answer, await response.json());
    return response.ok && read.success ? read.output.result : null;
  } catch {
    return null;
  }
}
