import { addBasePath } from '@portal/shared/base-path';
import { DAY, SECOND } from '@portal/shared/contract';
import { useEvent } from '@portal/shared/portal';
import { getReleaseGroup, releaseGroupCookie } from '@portal/shared/remote';
import { useEffect } from 'react';

/** Seconds without a visit. */
const KEPT = (30 * DAY) / SECOND;

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
    if (companyId !== null) setGroup(getReleaseGroup(companyId), KEPT);
  }, [companyId]);
  useEvent('session:ended', () => setGroup('', 0));
}
