import { sql } from 'kysely';

import type { Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { raiseNotification } from '../../notifications';

/** A licence is reported this many days before it expires, and earlier if it expires during the trip. */
const SOON_DAYS = 7;
/** One that expired longer ago is no news. */
const RECENT_DAYS = 7;

interface Expiring {
  readonly companyId: string;
  readonly tripId: string;
  readonly dueAt: string;
}

/** Notifies of customers on a trip whose licence expires soon, or before they bring the vehicle back. */
export async function notifyExpiringLicences({ db, country, clock }: Deps): Promise<void> {
  const now = clock.now();
  const today = sql`${getToday(country, now)}::date`;
  const { rows } = await sql<Expiring>`
    select trip.company_id, trip.id as trip_id, customer.license_expire_date::text as due_at
    from trips trip
    join customers customer on customer.company_id = trip.company_id and customer.id = trip.customer_id
    where trip.status = 'ONGOING' and customer.license_expire_date > ${today} - ${RECENT_DAYS}::int
      and customer.license_expire_date
        <= greatest((trip.ends_at at time zone ${country.timeZone})::date, ${today} + ${SOON_DAYS}::int)
      and not exists (select from notifications known where known.trip_id = trip.id
        and known.company_id = trip.company_id and known.kind = 'licenceExpiring'
        and known.facts->>'dueAt' = customer.license_expire_date::text)
    order by due_at, trip_id`.execute(db);
  for (const { companyId, tripId, dueAt } of rows)
    await db.transaction().execute((trx) => {
      const news = { kind: 'licenceExpiring', key: `${tripId} ${dueAt}`, facts: { dueAt }, tripId } as const;
      return raiseNotification(trx, companyId, news, now);
    });
}
