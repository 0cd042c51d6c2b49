import { limits } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Deps } from '../../../../deps';
import { fleetVehiclesById, fleetViews } from '../../../fleet';
import type { RequestedPeriod } from './occupy';
import { listTakenTimes } from './list-taken-times';
import { buildQuote } from '../price';
import { getTurnaround } from '../get-turnaround';

/** Free vehicles for the same time, the most similar first: body type, then category, then daily price. */
export async function similarVehicles(
  deps: Deps,
  companyId: string,
  { vehicleId, startsAt, endsAt, tripId }: RequestedPeriod,
) {
  const { db, clock } = deps;
  const to = new Date(endsAt.getTime() + (await getTurnaround(db, companyId)));
  const taken = await listTakenTimes(db, {
    companyId,
    from: startsAt,
    to,
    except: tripId,
    now: clock.now(),
  });
  const busy = [...new Set([vehicleId, ...taken.map((time) => time.vehicleId)])];
  const { rows: found } = await sql<{ id: string }>`
    with wanted as (select * from fleet_vehicles where id = ${vehicleId} and company_id = ${companyId})
    select other.id from fleet_vehicles other, wanted
    where other.company_id = ${companyId} and other.deleted_at is null and not other.id = any(${busy}::uuid[])
    order by other.body_type = wanted.body_type desc, other.category_id = wanted.category_id desc,
      abs((other.rates -> 'day' ->> 'rent')::bigint - (wanted.rates -> 'day' ->> 'rent')::bigint), other.plate
    limit ${limits.trip.similarMax}`.execute(db);
  const rows = await fleetVehiclesById(
    db,
    companyId,
    found.map(({ id }) => id),
  );
  const views = await fleetViews(deps, rows);
  return found.flatMap(({ id }) => {
    const row = rows.find((one) => one.id === id);
    const vehicle = views.get(id);
    return row && vehicle ? [{ vehicle, quote: buildQuote(row.rates, startsAt, endsAt) }] : [];
  });
}
