import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  approveEngineBody,
  askEngineBody,
  confirmContactBody,
  engineContact,
  engineRecord,
  engineRequest,
  nameContactBody,
  restoreEngineBody,
  setRelayBody,
} from '../entities/engine';
import { uuid } from '../entities/primitives';

const shared = { capability: 'engine-stop', access: 'agent', built: true } as const;
const contactFailure = 'Failed to save the second person';
const requestFailure = 'Failed to send the request';

/** Stopping the engine of a standing car, which two people ask for. Beyond the supplier platform's own calls. */
export const srmEngineEndpoints = {
  read: endpoint({
    id: 'srmEngine.read',
    ...shared,
    method: 'GET',
    path: '/srm-engine',
    summary: 'The second person, the relay of the tracker in a vehicle, and what was asked of it',
    query: v.object({ vehicleId: uuid }),
    result: engineRecord,
    failure: 'Failed to fetch the record of the engine',
  }),
  setRelay: endpoint({
    id: 'srmEngine.setRelay',
    ...shared,
    method: 'PUT',
    path: '/srm-engine/relay',
    summary: 'Say whether a relay is wired to a tracker',
    body: setRelayBody,
    result: v.null(),
    failure: 'Failed to save the tracker',
  }),
  confirmContact: endpoint({
    id: 'srmEngine.confirmContact',
    ...shared,
    method: 'POST',
    path: '/srm-engine/contact',
    summary: 'Confirm the second person by that code; they count a day later',
    body: confirmContactBody,
    result: engineContact,
    failure: contactFailure,
  }),
  nameContact: endpoint({
    id: 'srmEngine.nameContact',
    ...shared,
    method: 'PUT',
    path: '/srm-engine/contact',
    summary: 'Name the second person, who gets a code by e-mail',
    body: nameContactBody,
    result: engineContact,
    failure: contactFailure,
  }),
  removeContact: endpoint({
    id: 'srmEngine.removeContact',
    ...shared,
    method: 'DELETE',
    path: '/srm-engine/contact',
    summary: 'Remove the second person: no engine can be stopped then',
    result: v.null(),
    failure: contactFailure,
  }),
  ask: endpoint({
    id: 'srmEngine.ask',
    ...shared,
    method: 'POST',
    path: '/srm-engine/requests',
    summary: 'Ask to stop the engine of a vehicle; the second person gets a code by e-mail',
    body: askEngineBody,
    result: engineRequest,
    failure: requestFailure,
    status: 201,
  }),
  approve: endpoint({
    id: 'srmEngine.approve',
    ...shared,
    method: 'PUT',
    path: '/srm-engine/requests',
    summary: 'Approve with the code of the second person: it is sent once the car stands',
    body: approveEngineBody,
    result: engineRequest,
    failure: requestFailure,
  }),
  withdraw: endpoint({
    id: 'srmEngine.withdraw',
    ...shared,
    method: 'DELETE',
    path: '/srm-engine/requests',
    summary: 'Withdraw a request that is not sent yet',
    query: v.object({ requestId: uuid }),
    result: v.null(),
    failure: requestFailure,
  }),
  restore: endpoint({
    id: 'srmEngine.restore',
    ...shared,
    method: 'POST',
    path: '/srm-engine/restore',
    summary: 'Allow the engine to start again, at once',
    body: restoreEngineBody,
    result: engineRequest,
    failure: requestFailure,
    status: 201,
  }),
} as const;
