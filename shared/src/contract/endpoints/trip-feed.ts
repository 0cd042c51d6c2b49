import { endpoint } from '../endpoint';
import { tripToday } from '../entities/trip-today';

/** The trip call that the portal's dashboard needs, separate from the others so that it need not load their schemas. */
export const tripFeed = {
  today: endpoint({
    id: 'tripPlanning.today',
    capability: 'trip-today',
    method: 'GET',
    path: '/srm-bookings/today',
    access: 'agent',
    summary: 'The handovers and returns of today and the late ones, the earliest first',
    result: tripToday,
    failure: 'Failed to fetch the trips of today',
    built: true,
  }),
} as const;
