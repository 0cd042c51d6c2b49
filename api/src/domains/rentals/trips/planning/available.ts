import type { availableVehiclesPage, availableVehiclesQuery } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { fleetViews, listFreeVehiclesFirst } from '../../../fleet';
import { toTakenPeriod } from '../period/clash-view';
import { listTakenTimes } from '../period/list-taken-times';
import { buildQuote } from '../price';
import { getTurnaround } from '../get-turnaround';
import { ownTrip } from '../store';

/** The fleet for a time: free vehicles first, each group by plate. */
export async function availableVehicles(
  deps: Deps,
  user: Actor,
  query: v.InferOutput<typeof availableVehiclesQuery>,
): Promise<v.InferOutput<typeof availableVehiclesPage>> {
  const companyId = requireCompany(user);
  const { db, clock } = deps;
  const { page, limit, search, bookingId } = query;
  if (bookingId !== undefined) await ownTrip(db, companyId, bookingId);
  const [startsAt, endsAt] = [new Date(query.bookingStartDate), new Date(query.bookingEndDate)];
  const to = new Date(endsAt.getTime() + (await getTurnaround(db, companyId)));
  const taken = await listTakenTimes(db, {
    companyId,
    from: startsAt,
    to,
    except: bookingId,
    now: clock.now(),
  });
  const busy = [...new Set(taken.map(({ vehicleId }) => vehicleId))];
  const { rows, total } = await listFreeVehiclesFirst(db, companyId, busy, { page, limit, search });
  const views = await fleetViews(deps, rows);
  const list = rows.flatMap((row) => {
    const vehicle = views.get(row.id);
    const clash = taken.find(({ vehicleId }) => vehicleId === row.id);
    const standing = { isFree: clash === undefined, clash: clash ? toTakenPeriod(clash) : null };
    return vehicle ? [{ vehicle, ...standing, quote: buildQuote(row.rates, startsAt, endsAt) }] : [];
  });
  return { list, page, limit, total, totalNumberOfPages: Math.ceil(total / limit) };
}
