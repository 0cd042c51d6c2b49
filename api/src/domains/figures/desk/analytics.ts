import type { EndpointInput, srmBookingEndpoints, TripAnalytics } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { toPeriod } from '../../../time/period';
import { getToday } from '../../../time/today';

import { readNowFigures } from './read-now-figures';
import { periodFigures } from './period-figures';
import { readSeriesByDay, readSeriesByVehicle } from './series';
import { toWindow } from '../../../time/window';

type Query = NonNullable<EndpointInput<typeof srmBookingEndpoints.analytics>['query']>;

/** The rental dashboard: a period compared with the one before, and the current state of the desk. */
export async function tripAnalytics(deps: Deps, user: Actor, query: Query): Promise<TripAnalytics> {
  const { db, country, clock } = deps;
  const companyId = requireCompany(user);
  const now = clock.now();
  const moment = { now, country };
  const days = toPeriod(query, getToday(country, now));
  const [window, before] = [toWindow(days, country), toWindow(days.previous, country)];
  const [period, previous, standing, series, vehicles] = await Promise.all([
    periodFigures(db, companyId, window, moment),
    periodFigures(db, companyId, before, moment),
    readNowFigures(db, companyId, { ...moment, window }),
    readSeriesByDay(db, companyId, country, days, window),
    readSeriesByVehicle(db, companyId, window),
  ]);
  return { ...period, ...standing, previous, byDay: series, byVehicle: vehicles };
}
