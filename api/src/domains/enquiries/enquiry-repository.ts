import type { CancelReason, EnquiryStatus } from '@portal/shared/contract';
import { sql, type Insertable } from 'kysely';

import type { Db } from '../../database/connect';
import type { EnquiriesTable } from '../../database/tables/enquiries';
import { enquiryColumns } from './store';

/** Undefined if the same source already sent it. */
export const insertEnquiry = (db: Db, enquiry: Insertable<EnquiriesTable>) =>
  db
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('sourceKey').doNothing())
    .returning('id')
    .executeTakeFirst();

/** Which enquiry of which agent, and when. */
interface EnquiryKey {
  readonly enquiryId: string;
  readonly userId: string;
  readonly now: Date;
}

interface NextStatus {
  readonly from: EnquiryStatus;
  readonly status: EnquiryStatus;
  readonly isMasked?: boolean | undefined;
  readonly cancelReason?: CancelReason | undefined;
}

/** One guarded statement: of any number of simultaneous calls one wins; undefined for the others. */
export const updateStatus = (
  db: Db,
  { enquiryId, userId, now }: EnquiryKey,
  { from, status, isMasked, cancelReason }: NextStatus,
) =>
  db
    .updateTable('enquiries')
    .set({ status, changedBy: userId, updatedAt: now })
    .$if(isMasked !== undefined, (update) => update.set({ isMasked }))
    .$if(cancelReason !== undefined, (update) => update.set({ cancelReason }))
    .where('id', '=', enquiryId)
    .where('userId', '=', userId)
    .where('status', '=', from)
    .$if(from === 'NEW', (update) => update.where('expiresAt', '>', now))
    .returning(enquiryColumns)
    .executeTakeFirst();

/** Undefined if it is already so, or if the status does not allow showing the contact. */
export const updateMasking = (
  db: Db,
  { enquiryId, userId, now }: EnquiryKey,
  isMasked: boolean,
  shownWhile: readonly EnquiryStatus[],
) =>
  db
    .updateTable('enquiries')
    .set({ isMasked, changedBy: userId, updatedAt: now })
    .where('id', '=', enquiryId)
    .where('userId', '=', userId)
    .where('isMasked', '<>', isMasked)
    .$if(!isMasked, (update) => update.where('status', 'in', shownWhile))
    .returning(enquiryColumns)
    .executeTakeFirst();

/** Undefined if it is already stored like this. */
export const updateFollowUp = (
  db: Db,
  { enquiryId, userId, now }: EnquiryKey,
  remindAt: Date | null,
  note: string,
) =>
  db
    .updateTable('enquiries')
    .set({ remindAt, followUpNote: note, changedBy: userId, updatedAt: now })
    .where('id', '=', enquiryId)
    .where('userId', '=', userId)
    .where(
      sql<boolean>`(remind_at, follow_up_note) is distinct from (${remindAt}::timestamptz, ${note}::text)`,
    )
    .returning(enquiryColumns)
    .executeTakeFirst();

/** Records expired enquiries with the time of their expiry, limited in number. */
export async function expireOldest(db: Db, now: Date, atMost: number): Promise<number> {
  const rows = await db
    .updateTable('enquiries')
    .set({ status: 'EXPIRED', changedBy: 'system', updatedAt: sql<Date>`expires_at` })
    .where('status', '=', 'NEW')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('userId', 'id'),
        'in',
        selectFrom('enquiries')
          .select(['userId', 'id'])
          .where('status', '=', 'NEW')
          .where('expiresAt', '<=', now)
          .orderBy('expiresAt')
          .limit(atMost)
          .forUpdate()
          .skipLocked()
          .$asTuple('userId', 'id'),
      ),
    )
    .returning('id')
    .execute();
  return rows.length;
}
