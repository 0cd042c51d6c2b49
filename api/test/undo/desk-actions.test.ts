import { srmVehicleEndpoints, type MaintenanceEntry } from '@portal/shared/contract';

import { addCharge, chargeCalls } from '../harness/charges';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, addMaintenance, fleetBody, fleetCalls } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addDraft, addOngoing, DAY, period, signDocuments, tripCalls } from '../harness/trips';
import { undoCalls } from '../harness/undo';

let app: TestApp;
let agent: Supplier;
let trips: ReturnType<typeof tripCalls>;
let undo: ReturnType<typeof undoCalls>;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  trips = tripCalls(app, agent);
  undo = undoCalls(app, agent);
});
afterAll(() => app.close());

const undoLast = async () => undo.undo((await undo.last()).actionId);

/** What a move or an extension changes. */
async function readAgreed(tripId: string) {
  const { vehicle, bookingStartDate, bookingEndDate, total } = (await trips.get(tripId)).result;
  return { vehicleId: vehicle?.vehicleId, bookingStartDate, bookingEndDate, total };
}

describe('a moved trip', () => {
  test('goes back to its vehicle and time, at the rates that were agreed', async () => {
    const [first, second] = [await addFleetVehicle(app, agent), await addFleetVehicle(app, agent)];
    const tripId = await addDraft(app, agent, { vehicleId: first, ...period(app, 24) });
    const before = await readAgreed(tripId);
    const moved = await trips.move({ bookingId: tripId, vehicleId: second, ...period(app, 72, 5) });
    expect(moved.status).toBe(200);
    expect(await undo.last()).toMatchObject({
      kind: 'tripMoved',
      name: moved.result.tripCode,
      status: 'INCOMPLETE',
      params: { id: tripId },
      refusal: null,
    });
    expect((await undoLast()).status).toBe(200);
    expect(await readAgreed(tripId)).toEqual(before);
    // The other vehicle is free again.
    await addDraft(app, agent, { vehicleId: second, ...period(app, 72, 5) });
  });

  test('stays where it is when its earlier time is taken meanwhile', async () => {
    const vehicleId = await addFleetVehicle(app, agent);
    const tripId = await addDraft(app, agent, { vehicleId, ...period(app, 24) });
    await trips.move({ bookingId: tripId, ...period(app, 240) });
    const { actionId } = await undo.last();
    const moved = await readAgreed(tripId);
    await addDraft(app, agent, { vehicleId, ...period(app, 24) });
    const { status, problem } = await undo.undo(actionId);
    expect([status, problem.code]).toEqual([409, 'period_taken']);
    expect(problem.detail).toMatch(/ is taken by T-\d+ until /);
    expect(await readAgreed(tripId)).toEqual(moved);
    expect((await undo.last()).undoneAt).toBeNull();
  });

  test('is refused once it was signed', async () => {
    const vehicleId = await addFleetVehicle(app, agent);
    const tripId = await addDraft(app, agent, { vehicleId, ...period(app, 24) });
    await trips.move({ bookingId: tripId, ...period(app, 240) });
    await signDocuments(app, agent, tripId);
    expect((await undoLast()).problem.code).toBe('changed_meanwhile');
  });
});

test('an extended trip gets its earlier end and its price back', async () => {
  const { tripId } = await addOngoing(app, agent, { days: 2 });
  const before = await readAgreed(tripId);
  const end = new Date(Date.parse(before.bookingEndDate ?? '') + 3 * DAY).toISOString();
  expect((await trips.extend(tripId, end)).status).toBe(200);
  expect(await undo.last()).toMatchObject({ kind: 'tripExtended', status: 'ONGOING', refusal: null });
  expect((await undoLast()).status).toBe(200);
  expect(await readAgreed(tripId)).toEqual(before);
});

describe('a block of a vehicle', () => {
  const listBlocks = async (vehicleId: string) => {
    const { result } = await app.client<{ list: MaintenanceEntry[] }>(srmVehicleEndpoints.maintenance, {
      token: agent.token,
      query: { vehicleId },
    });
    return result.list;
  };
  const remove = (maintenanceId: string) =>
    app.client(srmVehicleEndpoints.removeMaintenance, { token: agent.token, query: { maintenanceId } });

  test('is added and removed by undoing', async () => {
    const vehicleId = await addFleetVehicle(app, agent);
    const maintenanceId = await addMaintenance(app, agent, vehicleId);
    const before = await listBlocks(vehicleId);
    await remove(maintenanceId);
    expect(await undo.last()).toMatchObject({ kind: 'maintenanceRemoved', params: { id: vehicleId } });
    expect((await undoLast()).status).toBe(200);
    expect(await listBlocks(vehicleId)).toEqual(before);
    const added = (await undo.list()).find(({ kind }) => kind === 'maintenanceAdded');
    expect((await undo.undo(added?.actionId ?? '')).status).toBe(200);
    expect(await listBlocks(vehicleId)).toEqual([]);
  });

  test('does not come back over another one', async () => {
    const vehicleId = await addFleetVehicle(app, agent);
    await remove(await addMaintenance(app, agent, vehicleId));
    const { actionId } = await undo.last();
    await addMaintenance(app, agent, vehicleId);
    expect((await undo.undo(actionId)).problem.code).toBe('period_taken');
    expect(await listBlocks(vehicleId)).toHaveLength(1);
  });
});

describe('a vehicle that was taken out of the fleet', () => {
  test('comes back', async () => {
    const vehicleId = await addFleetVehicle(app, agent);
    await fleetCalls(app, agent).remove(vehicleId);
    expect((await fleetCalls(app, agent).get(vehicleId)).status).toBe(404);
    expect((await undoLast()).status).toBe(200);
    expect((await fleetCalls(app, agent).get(vehicleId)).status).toBe(200);
  });

  test('stays out when another one has its plate', async () => {
    const body = await fleetBody(app, agent);
    const { vehicleId } = (await fleetCalls(app, agent).add(body)).result;
    await fleetCalls(app, agent).remove(vehicleId);
    const { actionId } = await undo.last();
    expect((await fleetCalls(app, agent).add(body)).status).toBe(201);
    const { status, problem } = await undo.undo(actionId);
    expect([status, problem.code]).toEqual([409, 'plate_taken']);
    expect((await undo.last()).undoneAt).toBeNull();
  });
});

test('a charge goes back to be decided, unless it was changed since', async () => {
  const { tripId } = await addOngoing(app, agent);
  const calls = chargeCalls(app, agent);
  const chargeId = await addCharge(app, agent);
  const before = (await calls.get(chargeId)).result;
  expect((await calls.decide({ chargeId, bookingId: tripId })).result.bookingId).toBe(tripId);
  expect(await undo.last()).toMatchObject({ kind: 'chargeDecided', subjectId: chargeId, refusal: null });
  expect((await undoLast()).status).toBe(200);
  const { match, bookingId, isByHand, state } = (await calls.get(chargeId)).result;
  expect({ match, bookingId, isByHand, state }).toEqual({
    match: before.match,
    bookingId: before.bookingId,
    isByHand: false,
    state: before.state,
  });

  await calls.decide({ chargeId, bookingId: tripId });
  await calls.changeState({ chargeId, state: 'writtenOff', reason: 'Too small' });
  const decided = (await undo.list()).find(({ kind }) => kind === 'chargeDecided');
  expect((await undo.undo(decided?.actionId ?? '')).problem.code).toBe('changed_meanwhile');
});
