import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import { markRiskBody, openTripRisk, tripRisk } from '../entities/trip-risk';

const shared = { capability: 'trip-risk', access: 'agent', built: true } as const;

/** How likely an open trip is to end badly, and why. Beyond the supplier platform's own calls. */
export const srmRiskEndpoints = {
  get: endpoint({
    id: 'srmRisks.get',
    ...shared,
    method: 'GET',
    path: '/srm-risks/trip',
    summary:
      'The risk of a trip that is open; null for one that has ended, or where the company switched it off',
    query: v.object({ bookingId: uuid }),
    result: v.object({ risk: v.nullable(tripRisk) }),
    failure: 'Failed to fetch the risk',
  }),
  list: endpoint({
    id: 'srmRisks.list',
    ...shared,
    method: 'GET',
    path: '/srm-risks',
    summary: 'The risk of each trip under way and each booking, the highest first',
    result: v.object({ list: v.array(openTripRisk) }),
    failure: 'Failed to fetch the risks',
  }),
  mark: endpoint({
    id: 'srmRisks.mark',
    ...shared,
    method: 'POST',
    path: '/srm-risks/mark',
    summary: 'Say whether the risk of an open trip is right; it is learned from, and changes nothing else',
    body: markRiskBody,
    result: v.object({ risk: v.nullable(tripRisk) }),
    failure: 'Failed to mark the risk',
  }),
} as const;
