import type { TripStatus } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../database/connect';

/** A trip as it was at its handover, or is now. */
export interface TripFacts {
  readonly tripId: string;
  readonly customerId: string | null;
  readonly status: TripStatus;
  readonly createdAt: Date;
  readonly startsAt: Date | null;
  readonly startedAt: Date | null;
  /** Since when its facts stand. */
  readonly factsAt: Date;
  /** As agreed at the handover: an extension came later. */
  readonly agreedEnd: Date | null;
  /** The agreed end today. */
  readonly endsAt: Date | null;
  /** Money in minor units. */
  readonly rental: number | null;
  readonly deposit: number | null;
  readonly paid: number | null;
  /** `YYYY-MM-DD` */
  readonly licenceExpiry: string | null;
  readonly documents: number;
  readonly zoneAlerts: number;
  readonly drivingAlerts: number;
  readonly fines: number;
}

/**
 * What was signed is a copy of that day, so that a later extension, a licence that was renewed, or a payment after the
 * return say nothing here.
 */
export async function readTripFacts(
  db: Db,
  companyId: string,
  {
    condition,
    limit,
    now,
  }: { readonly condition: RawBuilder<unknown>; readonly limit: number; readonly now: Date },
): Promise<readonly TripFacts[]> {
  const { rows } = await sql<TripFacts>`
    with chosen as materialized (
      select trip.*, coalesce(trip.started_at, case when trip.status = 'CANCELLED' then trip.updated_at end, ${now}) as facts_at
      from trips trip where trip.company_id = ${companyId} and ${condition}
      order by trip.created_at desc, trip.id limit ${limit}
    )
    select trip.id as trip_id, trip.customer_id, trip.status, trip.created_at, trip.starts_at, trip.started_at, trip.facts_at,
      coalesce((signed.facts->>'end')::timestamptz, trip.ends_at) as agreed_end, trip.ends_at,
      coalesce((signed.facts->>'total')::float8, trip.rental) as rental,
      coalesce((signed.facts->>'deposit')::float8, agreed.deposit) as deposit,
      case when trip.has_payment then (
        select coalesce(sum(case when entry.kind = 'REFUND' then -entry.amount else entry.amount end), 0)::float8
        from trip_ledger entry where entry.trip_id = trip.id and entry.company_id = trip.company_id
          and entry.kind in ('ADVANCE', 'PAYMENT', 'REFUND') and entry.at <= trip.facts_at) end as paid,
      case when signed.facts is null then customer.license_expire_date::text
        else signed.facts->'customer'->>'licenceExpiry' end as licence_expiry,
      (select count(*)::int from customer_documents document
        where document.company_id = customer.company_id and document.customer_id = customer.id and document.added_at <= trip.facts_at) as documents,
      coalesce(alerts.zone, 0)::int as zone_alerts, coalesce(alerts.driving, 0)::int as driving_alerts,
      case when trip.status = 'ONGOING' then (
        select count(*) from charges fine where fine.trip_id = trip.id and fine.company_id = trip.company_id
          and fine.kind = 'fine' and fine.state <> 'undone') else 0 end::int as fines
    from chosen trip
    left join customers customer on customer.id = trip.customer_id and customer.company_id = trip.company_id
    left join lateral (
      select contract.facts from trip_contracts contract
      where contract.trip_id = trip.id and contract.company_id = trip.company_id and contract.signed_at <= trip.facts_at
        and (contract.voided_at is null or contract.voided_at > trip.facts_at)
      order by contract.signed_at desc limit 1) signed on true
    left join lateral (
      select case when payment.is_deposit_enabled then payment.deposit else 0 end as deposit
      from trip_payments payment where payment.trip_id = trip.id and payment.company_id = trip.company_id
      limit 1) agreed on true
    left join lateral (
      select count(*) filter (where alert.kind in ('zoneLeft', 'zoneEntered', 'tampering', 'trackerSilent')) as zone,
        count(*) filter (where alert.kind in ('speeding', 'harshDriving', 'nightUse', 'crash')) as driving
      from tracking_alerts alert
      where trip.status = 'ONGOING' and alert.trip_id = trip.id and alert.company_id = trip.company_id
        and alert.verdict is distinct from 'wrong') alerts on true
    order by trip.facts_at desc, trip.id`.execute(db);
  return rows;
}
