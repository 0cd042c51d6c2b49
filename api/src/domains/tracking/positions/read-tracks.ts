import type { VehicleTrack } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { getDaySpan, hasAccess } from './position-access';
import { hasPositions, readSamples, type Span } from './read-samples';
import { viewTrack } from './track';
import { findRunningSince, measureByReadings, readTripVehicles } from './trip-spans';

interface DayQuery {
  readonly vehicleId: string;
  readonly day: string;
  readonly accessId?: string | undefined;
}

/** A vehicle's day. Without a stated purpose only what belongs to the trip that runs now. */
export async function readDayTrack(
  deps: Deps,
  user: Actor,
  { vehicleId, day, accessId }: DayQuery,
): Promise<VehicleTrack> {
  const { db, country } = deps;
  const companyId = requireCompany(user);
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  const span: Span = { companyId, vehicleId, ...getDaySpan(day, country.timeZone) };
  if (await hasAccess(deps, user, accessId, { vehicleId, span }))
    return viewTrack([await readSamples(db, span)], false);
  const since = (await findRunningSince(db, companyId, vehicleId)) ?? span.to;
  const isHidden = await hasPositions(db, { ...span, to: since < span.to ? since : span.to });
  return viewTrack(
    [await readSamples(db, { ...span, from: since > span.from ? since : span.from })],
    isHidden,
  );
}

interface TripQuery {
  readonly bookingId: string;
  readonly accessId?: string | undefined;
}

/** The vehicles of a trip while it had them. After its end a purpose is needed. */
export async function readTripTrack(
  deps: Deps,
  user: Actor,
  { bookingId, accessId }: TripQuery,
): Promise<VehicleTrack> {
  const { db, clock } = deps;
  const companyId = requireCompany(user);
  const vehicles = await readTripVehicles(db, companyId, bookingId);
  const spans = vehicles.map(({ vehicleId, from, to }) => ({
    companyId,
    vehicleId,
    from,
    to: to ?? clock.now(),
  }));
  const isRunning = vehicles.some(({ to }) => to === null);
  if (!(await hasAccess(deps, user, accessId, { tripId: bookingId })) && !isRunning) {
    const hidden = await Promise.all(spans.map((span) => hasPositions(db, span)));
    return viewTrack([], hidden.includes(true));
  }
  const parts = [];
  for (const span of spans) parts.push(await readSamples(db, span));
  return viewTrack(parts, false, measureByReadings(vehicles));
}
