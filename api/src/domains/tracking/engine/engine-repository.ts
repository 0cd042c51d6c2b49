import type { EngineEventKind, EngineRequestState } from '@portal/shared/contract';
import { sql, type Insertable, type Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { EngineRequestsTable } from '../../../database/tables/tracking';

export interface RequestKey {
  readonly companyId: string;
  readonly id: string;
}

interface Event {
  readonly kind: EngineEventKind;
  readonly at: Date;
  readonly byEmail?: string | null;
  readonly text?: string | null;
}

export async function insertRequest(db: Db, request: Insertable<EngineRequestsTable>): Promise<void> {
  await db.insertInto('engineRequests').values(request).execute();
}

/** Adds to what happened; nothing is ever changed there. */
export async function insertEvent(
  db: Db,
  { companyId, id }: RequestKey,
  { kind, at, byEmail = null, text = null }: Event,
): Promise<void> {
  await db
    .insertInto('engineEvents')
    .values({ companyId, requestId: id, id: newId(), at, kind, byEmail, text })
    .execute();
}

type RequestChange = Pick<
  Updateable<EngineRequestsTable>,
  'state' | 'tries' | 'lapsesAt' | 'sentAt' | 'codeHash'
>;

/** @returns whether the request was in one of these states */
export async function updateRequest(
  db: Db,
  { companyId, id }: RequestKey,
  from: readonly EngineRequestState[],
  change: RequestChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('engineRequests')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Requests whose time is over lapse, and commands without an answer become unanswered. */
export async function endOverdueRequests(db: Db, now: Date, sentBefore: Date): Promise<void> {
  await sql`with ended as (
      update engine_requests set state = case state when 'sent' then 'unanswered' else 'lapsed' end
      where (state in ('requested', 'approved') and lapses_at <= ${now})
        or (state = 'sent' and sent_at <= ${sentBefore})
      returning company_id, id, state
    )
    insert into engine_events (company_id, request_id, id, at, kind)
    select company_id, id, gen_random_uuid(), ${now}, state from ended`.execute(db);
}
