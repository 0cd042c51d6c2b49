import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import { gateId, placeGateBody, tollGate } from '../entities/toll-gate';
import { tollComparison, tollComparisonQuery, tripTolls } from '../entities/toll-passing';

const shared = { capability: 'toll-passings', access: 'agent', built: true } as const;

/** Toll gates, and what vehicles passed by their trackers. Beyond the supplier platform's own calls. */
export const srmTollEndpoints = {
  listGates: endpoint({
    id: 'srmTolls.listGates',
    ...shared,
    method: 'GET',
    path: '/srm-tolls/gates',
    summary: 'The toll gates that statements name, with the places that are known',
    result: v.object({ list: v.array(tollGate) }),
    failure: 'Failed to fetch the toll gates',
  }),
  placeGate: endpoint({
    id: 'srmTolls.placeGate',
    ...shared,
    method: 'PUT',
    path: '/srm-tolls/gates',
    summary: 'Mark where a toll gate is: a line across the road',
    body: placeGateBody,
    result: tollGate,
    failure: 'Failed to save the toll gate',
  }),
  forgetGate: endpoint({
    id: 'srmTolls.forgetGate',
    ...shared,
    method: 'DELETE',
    path: '/srm-tolls/gates',
    summary: 'Forget where a toll gate is, and what passed it there',
    query: v.object({ gateId }),
    result: tollGate,
    failure: 'Failed to save the toll gate',
  }),
  trip: endpoint({
    id: 'srmTolls.trip',
    ...shared,
    method: 'GET',
    path: '/srm-tolls/trip',
    summary: 'The tolls that a trip is expected to bring, by its trackers',
    query: v.object({ bookingId: uuid }),
    result: tripTolls,
    failure: 'Failed to fetch the expected tolls',
  }),
  compare: endpoint({
    id: 'srmTolls.compare',
    ...shared,
    method: 'GET',
    path: '/srm-tolls/comparison',
    summary: 'Passings next to the lines of statements: matched, missing, doubled and foreign ones',
    query: tollComparisonQuery,
    result: tollComparison,
    failure: 'Failed to fetch the expected tolls',
  }),
} as const;
