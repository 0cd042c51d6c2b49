import { addBasePath } from '@portal/shared/base-path';
import { useEvent } from '@portal/shared/portal';
import { getReleaseGroup, releaseGroupCookie } from '@portal/shared/remote';
import { useEffect } from 'react';

/** Days without a visit. */
const KEPT = 30;

function setGroup(group: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${releaseGroupCookie}=${group}; Path=${addBasePath('/')}; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/**
 * Tells the gateway the group of the agent's company, so that the next document has the versions of that group. Ends
 * with the session.
 */
export function useReleaseGroup(companyId: string | null): void {
  useEffect(() => {
    if (companyId !== null) setGroup(getReleaseGroup(companyId), KEPT * 86_400);
  }, [companyId]);
  useEvent('session:ended', () => setGroup('', 0));
}
