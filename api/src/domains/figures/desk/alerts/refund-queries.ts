import type { AlertRules } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import { AT_MOST, filterTrip, toWire, trip, type AlertQuery, type Found } from './queries';

type RefundRule = Extract<keyof AlertRules, 'refundFailed'>;

/** Alerts of refunds to cards: the newest of a trip that failed, until something was refunded after it or is on its way. */
export const refundQueries: Readonly<Record<RefundRule, (alertQuery: AlertQuery) => RawBuilder<Found>>> = {
  refundFailed: ({ companyId, bookingId }) => sql<Found>`
    select distinct on (t.id) ${trip}, jsonb_build_object(
      'amount', trim_scale(r.amount::numeric / 100)::text, 'since', ${toWire(sql`r.settled_at`)}) as figures
    from card_refunds r
      join card_payments p on p.company_id = r.company_id and p.id = r.payment_id
      join payment_requests q on q.company_id = r.company_id and q.id = p.request_id
      join trips t on t.company_id = r.company_id and t.id = q.trip_id
    where r.company_id = ${companyId} and r.state = 'FAILED' ${filterTrip(bookingId)}
      and not exists (select from trip_ledger l where l.company_id = r.company_id and l.trip_id = t.id
        and l.kind = 'REFUND' and l.at > r.settled_at)
      and not exists (select from card_refunds n where n.company_id = r.company_id and n.payment_id = r.payment_id
        and n.state = 'PENDING')
    order by t.id, r.settled_at desc limit ${AT_MOST}`,
};
