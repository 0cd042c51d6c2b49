import { companyEndpoints, userEndpoints } from '@portal/shared/contract';
import { preloadQuery, type Portal } from '@portal/shared/portal';

/** Begins to read who is signed in and for which company. Resolves when both are there or have failed. */
export async function readAccount(portal: Portal): Promise<void> {
  const session = portal.session.get();
  if (!session) return;
  await Promise.all([
    preloadQuery(portal, userEndpoints.me, {}),
    session.userId && preloadQuery(portal, companyEndpoints.get, { query: { userId: session.userId } }),
  ]);
}
