import type { VehicleDocument } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { raiseNotification } from '../../notifications';

/** A document is reported this many days before it expires. */
const SOON_DAYS = 30;
/** One that expired longer ago is no news. */
const RECENT_DAYS = 7;

interface Expiring {
  readonly companyId: string;
  readonly vehicleId: string;
  readonly document: VehicleDocument;
  readonly dueAt: string;
}

/** Notifies of vehicles whose registration or insurance expires soon, once for each document and date. */
export async function notifyExpiringDocuments({ db, country, clock }: Deps): Promise<void> {
  const now = clock.now();
  const today = sql`${getToday(country, now)}::date`;
  const { rows } = await sql<Expiring>`
    select vehicle.company_id, vehicle.id as vehicle_id, due.document, due.at::text as due_at
    from fleet_vehicles vehicle cross join lateral (values
      ('registration', vehicle.registration_due_date), ('insurance', vehicle.insurance_due_date)) as due(document, at)
    where vehicle.deleted_at is null and due.at > ${today} - ${RECENT_DAYS}::int and due.at <= ${today} + ${SOON_DAYS}::int
      and not exists (select from notifications known where known.vehicle_id = vehicle.id
        and known.company_id = vehicle.company_id and known.kind = 'vehicleDocument'
        and known.facts->>'document' = due.document and known.facts->>'dueAt' = due.at::text)
    order by due_at, vehicle_id, document`.execute(db);
  for (const { companyId, vehicleId, document, dueAt } of rows)
    await db.transaction().execute((trx) => {
      const key = [vehicleId, document, dueAt].join(' ');
      const news = { kind: 'vehicleDocument', key, facts: { document, dueAt }, vehicleId } as const;
      return raiseNotification(trx, companyId, news, now);
    });
}
