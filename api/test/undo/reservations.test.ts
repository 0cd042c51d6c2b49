import { srmLedgerEndpoints, tripPlanningEndpoints, type TripHappening } from '@portal/shared/contract';

import { addCustomer } from '../harness/customers';
import { addFleetVehicle } from '../harness/fleet';
import { addDraft, period, signDocuments, tripCalls } from '../harness/trips';
import { startUndoTest, type UndoTest } from '../harness/undo';

let app: UndoTest['app'];
let agent: UndoTest['agent'];
let undo: UndoTest['undo'];
let checks: UndoTest['checks'];
let trips: ReturnType<typeof tripCalls>;
beforeAll(async () => {
  ({ app, agent, undo, checks } = await startUndoTest());
  trips = tripCalls(app, agent);
});
afterAll(() => app.close());

/** A draft with vehicle, customer and dates, without money. */
async function addUnpaid() {
  const vehicleId = await addFleetVehicle(app, agent);
  const tripId = await addDraft(app, agent, { vehicleId, ...period(app, 240) });
  await trips.customer({ bookingId: tripId, customerId: await addCustomer(app, agent) });
  return { tripId };
}
const read = async (tripId: string) => {
  const { label, reservation, heldUntil } = (await trips.get(tripId)).result;
  return { label, reservation, heldUntil };
};
async function listKinds(bookingId: string): Promise<string[]> {
  const { result } = await app.client<{ list: TripHappening[] }>(tripPlanningEndpoints.history, {
    token: agent.token,
    query: { bookingId },
  });
  return result.list.map(({ kind }) => kind);
}

test('a confirmed reservation is a draft again, which holds its dates for a day', async () => {
  const { tripId } = await addUnpaid();
  const before = await read(tripId);
  const { result } = await trips.confirm(tripId);
  expect(await undo.last()).toMatchObject({ name: result.tripCode, params: { id: tripId } });
  await checks.undoLast({ kind: 'reservationConfirmed', status: 'INCOMPLETE' });
  const { heldUntil, ...draft } = await read(tripId);
  expect(draft).toEqual({ label: 'DRAFT', reservation: null });
  expect(Date.parse(heldUntil ?? '')).toBeGreaterThanOrEqual(Date.parse(before.heldUntil ?? ''));
  expect((await listKinds(tripId)).slice(0, 2)).toEqual(['reservation_released', 'reservation_confirmed']);
});

test('a released reservation has its confirmation back, with who gave it when', async () => {
  const { tripId } = await addUnpaid();
  await trips.confirm(tripId);
  const confirmed = await read(tripId);
  await trips.release(tripId);
  expect((await read(tripId)).label).toBe('DRAFT');
  await checks.undoLast({ kind: 'reservationReleased' });
  expect(await read(tripId)).toEqual(confirmed);
  // The earlier action is the newest again.
  const confirmation = (await undo.list()).find(({ undoneAt }) => !undoneAt);
  expect(confirmation).toMatchObject({ kind: 'reservationConfirmed', subjectId: tripId, refusal: null });
});

test('a confirmation stays once the contract is signed or money came', async () => {
  const signed = await addUnpaid();
  await trips.confirm(signed.tripId);
  await signDocuments(app, agent, signed.tripId);
  await checks.refuseChanged('reservationConfirmed');

  const { tripId } = await addUnpaid();
  await trips.confirm(tripId);
  await app.client(srmLedgerEndpoints.add, {
    token: agent.token,
    body: { bookingId: tripId, kind: 'PAYMENT', amount: '100', reason: 'As agreed at the desk' },
  });
  await checks.refuseChanged('reservationConfirmed');
});

test('a release is not undone once the draft lost its dates or is cancelled', async () => {
  const { tripId } = await addUnpaid();
  await trips.confirm(tripId);
  await trips.release(tripId);
  const released = await undo.last();
  await app.db.updateTable('trips').set({ heldUntil: app.clock.now() }).where('id', '=', tripId).execute();
  const { status, problem } = await undo.undo(released.actionId);
  expect([status, problem.code]).toEqual([409, 'trip_incomplete']);
  expect(problem.detail).toMatch(/ no longer holds its dates\. Set them again first\.$/);
  await trips.status(tripId, { status: 'CANCELLED', reason: 'The flight was cancelled' });
  await checks.refuseChanged('reservationReleased');
});

test('a reservation that was confirmed already is no second action', async () => {
  const { tripId } = await addUnpaid();
  await trips.confirm(tripId);
  await trips.confirm(tripId);
  expect((await undo.list()).filter(({ subjectId }) => subjectId === tripId)).toHaveLength(1);
});
