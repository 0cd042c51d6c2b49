import { limits, type EnquiryDetails, type EnquiryHistoryEntry } from '@portal/shared/contract';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { findEnquiry, type EnquiryRow } from './store';
import { statusNow, loadView } from './view';

export async function getDetails(deps: Deps, { userId }: Actor, enquiryId: string): Promise<EnquiryDetails> {
  const row = await findEnquiry(deps.db, userId, enquiryId);
  if (row === undefined) throw notFound('This enquiry');
  const now = deps.clock.now();
  const history = await listHistory(deps, row);
  // Its expiry is not recorded yet.
  if (statusNow(row, now) !== row.status)
    history.push({ change: 'status', status: 'EXPIRED', at: row.expiresAt.toISOString(), by: 'system' });
  return { ...(await loadView(deps, row, now)), history };
}

const getActorName = (changedBy: string): EnquiryHistoryEntry['by'] =>
  changedBy === 'customer' || changedBy === 'system' ? changedBy : 'agent';

/** The newest changes, oldest first. */
async function listHistory(
  { db }: Pick<Deps, 'db'>,
  { id, userId }: EnquiryRow,
): Promise<EnquiryHistoryEntry[]> {
  const events = await db
    .selectFrom('enquiryEvents')
    .selectAll()
    .where('userId', '=', userId)
    .where('enquiryId', '=', id)
    .orderBy('id', 'desc')
    .limit(limits.enquiry.historyMax)
    .execute();
  return events.reverse().map((event) => ({
    change: getHistoryChange(event),
    status: event.toStatus,
    at: event.at.toISOString(),
    by: getActorName(event.changedBy),
    cancelReason: event.cancelReason,
  }));
}

function getHistoryChange(event: {
  fromStatus: string | null;
  toStatus: string;
  isMasked: boolean;
  isFollowUp: boolean;
}): EnquiryHistoryEntry['change'] {
  if (event.isFollowUp) return 'followUp';
  if (event.fromStatus === null) return 'created';
  if (event.fromStatus !== event.toStatus) return 'status';
  return event.isMasked ? 'masked' : 'unmasked';
}
