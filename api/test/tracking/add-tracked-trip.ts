import { MINUTE, srmTrackerEndpoints, type TrackerRecord } from '@portal/shared/contract';

import type { Supplier } from '../harness/enquiries';
import type { TestApp } from '../harness/start-test-app';
import { addOngoing } from '../harness/trips';

/** A running trip whose vehicle has a phone as its tracker, a minute ago. */
export async function addTrackedTrip(app: TestApp, supplier: Supplier, identifier: string) {
  const { vehicleId, tripId } = await addOngoing(app, supplier);
  const { result } = await app.client<TrackerRecord>(srmTrackerEndpoints.add, {
    token: supplier.token,
    body: { identifier, channel: 'web', vehicleId },
  });
  app.clock.advance(MINUTE);
  const { companyId } = await app.db
    .selectFrom('trackers')
    .select('companyId')
    .where('id', '=', result.trackerId)
    .executeTakeFirstOrThrow();
  return { vehicleId, tripId, key: { companyId, trackerId: result.trackerId } };
}
