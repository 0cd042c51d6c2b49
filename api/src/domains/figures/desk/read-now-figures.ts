import { fromMinorUnits, limits, tripFiguresOfNow, type Country } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { getToday } from '../../../time/today';
import { dueCondition } from '../../fleet';
import { measureFigures } from '../../rentals';
import type { Window } from '../../../time/window';

interface Due {
  readonly documents: number;
  readonly service: number;
}

/** The current state of the desk, independent of the chosen days. */
export async function readNowFigures(
  db: Db,
  companyId: string,
  { country, now, window }: { readonly country: Country; readonly now: Date; readonly window: Window },
) {
  const [trips, due] = await Promise.all([
    measureFigures(db, companyId, tripFiguresOfNow, { country, now, window }),
    dueVehicles(db, companyId, getToday(country, now)),
  ]);
  return {
    ...trips,
    outstanding: fromMinorUnits(trips.outstanding),
    expiringDocuments: due.documents,
    serviceDue: due.service,
    // Where no law sets a deadline, none is due.
    depositsDue: limits.trip.depositReturn[country.id] === null ? null : trips.depositsDue,
  };
}

async function dueVehicles(db: Db, companyId: string, today: string): Promise<Due> {
  const { rows } = await sql<Due>`select
    (count(*) filter (where ${dueCondition('papers', today)}))::int as documents,
    (count(*) filter (where ${dueCondition('service', today)}))::int as service
    from fleet_vehicles as vehicle where company_id = ${companyId} and deleted_at is null`.execute(db);
  return rows[0] ?? { documents: 0, service: 0 };
}
