import { TODAY_TRIPS_MAX, type TripToday } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Actor, Deps } from '../../../../deps';
import { getToday } from '../../../../time/today';
import { toWindow } from '../../../../time/window';
import { requireCompany } from '../../../company';
import { selectTrips } from '../store';
import { tripViews } from '../view';
import type { Condition } from './conditions';

/** The handovers and returns of the country's day, with the late ones. A draft of an earlier day is no task. */
export async function readTodayTrips(deps: Deps, user: Actor): Promise<TripToday> {
  const { db, clock, country } = deps;
  const companyId = requireCompany(user);
  const today = getToday(country, clock.now());
  const { from, to } = toWindow({ from: today, to: today }, country);
  const isDue: Condition = sql`(
    (status = 'ONGOING' and ends_at < ${to})
    or (status = 'INCOMPLETE' and starts_at < ${to} and (is_reserved or starts_at >= ${from})))`;
  const dueAt = sql`case status when 'ONGOING' then ends_at else starts_at end`;
  const [rows, counted] = await Promise.all([
    selectTrips(db, companyId).where(isDue).orderBy(dueAt).orderBy('id').limit(TODAY_TRIPS_MAX).execute(),
    db
      .selectFrom('trips')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where('companyId', '=', companyId)
      .where(isDue)
      .executeTakeFirstOrThrow(),
  ]);
  return { list: await tripViews(deps, companyId, rows), total: Number(counted.total) };
}
