import { limits } from '@portal/shared/contract';
import { removeNotedFiles } from '../backup/backup-lock';
import type { Deps } from '../deps';
import { deleteExpiredChallenges } from '../domains/passkeys/challenges';
import { deleteOldActivity } from '../domains/activity/record-activity';
import { deleteAccounts } from '../domains/account/delete-accounts';
import { deleteKeptInvoices } from '../domains/invoices/keep-invoices';
import { purgeListings } from '../domains/listings/purge';
import { expireDocuments } from '../domains/customers/retention';
import { deleteEndedCounters } from '../plugins/rate-counters';
import { deleteUnattachedFiles } from './delete-unattached-files';

const DAY = 86_400_000;

/** Deletes what has served its purpose: personal data is not kept longer than needed. */
export async function cleanUp(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY);
  const lastWeek = new Date(now.getTime() - 7 * DAY);
  await db.deleteFrom('pendingRegistrations').where('expiresAt', '<', now).execute();
  // Codes count towards the limits of the last hour after they have expired.
  await db.deleteFrom('oneTimeCodes').where('expiresAt', '<', yesterday).execute();
  await deleteEndedCounters(deps);
  await db.deleteFrom('loginFailures').where('at', '<', yesterday).execute();
  await db.deleteFrom('refreshFamilies').where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', new Date(now.getTime() - limits.idempotencyLife))
    .execute();
  await db.deleteFrom('outboxMails').where('sentAt', '<', yesterday).execute();
  // Nobody goes on after one this old.
  await db.deleteFrom('agentEvents').where('at', '<', lastWeek).execute();
  await deleteExpiredChallenges(deps);
  await deleteOldActivity(deps);
  await deleteAccounts(deps);
  await deleteKeptInvoices(deps);
  await purgeListings(deps);
  await expireDocuments(deps);
  await removeNotedFiles(db, deps.files);
  await deleteUnattachedFiles(deps, new Date(now.getTime() - limits.files.unattachedLife));
}
