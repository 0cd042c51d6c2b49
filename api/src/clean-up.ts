import { DAY, limits } from '@portal/shared/contract';
import { removeNotedFiles } from './files/backup-lock';
import type { Deps } from './deps';
import { deleteAccounts } from './domains/account-deletion';
import {
  deleteExpiredChallenges,
  deleteExpiredCodes,
  deleteExpiredRegistrations,
  deleteExpiredSessions,
  deleteOldActivity,
  deleteOldFailures,
} from './domains/identity';
import { deleteOldActions } from './domains/agent-actions';
import { deleteOldEvents } from './domains/agent-events';
import { expireDocuments } from './domains/customers';
import { deleteEndedDevices, deleteOldNotifications } from './domains/notifications';
import { deleteUnattachedFiles } from './domains/files';
import { deleteKeptInvoices } from './domains/billing';
import { deleteOldDrafts, deleteOldLinkOpens, purgeListings } from './domains/catalogue';
import { deleteSentMails } from './mail/outbox-repository';
import { deleteOldAnswers } from './plugins/idempotency/answer-repository';
import { deleteEndedCounters } from './plugins/rate-counters';

/** Deletes data that is no longer needed: personal data is not kept longer than necessary. */
export async function cleanUp(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY);
  const lastWeek = new Date(now.getTime() - 7 * DAY);
  await deleteExpiredRegistrations(db, now);
  // An expired code still counts towards the limits of the last hour.
  await deleteExpiredCodes(db, yesterday);
  await deleteEndedCounters(deps);
  await deleteOldFailures(db, yesterday);
  await deleteExpiredSessions(db, now);
  await deleteEndedDevices(db);
  await deleteOldAnswers(db, new Date(now.getTime() - limits.idempotencyLife));
  await deleteSentMails(db, yesterday);
  // No reader resumes after an event this old.
  await deleteOldEvents(db, lastWeek);
  await deleteOldNotifications(deps);
  await deleteOldActions(deps);
  await deleteExpiredChallenges(db, now);
  await deleteOldActivity(deps);
  await deleteAccounts(deps);
  await deleteKeptInvoices(deps);
  await purgeListings(deps);
  await deleteOldDrafts(deps);
  await deleteOldLinkOpens(db, now);
  await expireDocuments(deps);
  await removeNotedFiles(db, deps.files);
  await deleteUnattachedFiles(deps, new Date(now.getTime() - limits.fileStorage.unattachedLife));
}
