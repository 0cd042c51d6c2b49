import {
  agentActionEndpoints,
  srmDamageEndpoints,
  srmTrackerEndpoints,
  srmTrackingEndpoints,
  type Endpoint,
  type TrackerRecord,
  type TrackingZone,
  type VehicleDamage,
} from '@portal/shared/contract';

import { addCharge, chargeCalls } from '../harness/charges';
import { addFleetVehicle } from '../harness/fleet';
import { startUndoTest, type UndoTest } from '../harness/undo';

let app: UndoTest['app'];
let agent: UndoTest['agent'];
let undo: UndoTest['undo'];
let checks: UndoTest['checks'];
beforeAll(async () => {
  ({ app, agent, undo, checks } = await startUndoTest());
});
afterAll(() => app.close());

type Input = { readonly body?: object; readonly query?: Readonly<Record<string, unknown>> };
const call = async <Result>(endpoint: Endpoint, input: Input = {}) =>
  app.client<Result>(endpoint, { token: agent.token, ...input });

test('a zone is added, changed and removed by undoing', async () => {
  const listZones = async () =>
    (await call<{ list: TrackingZone[] }>(srmTrackingEndpoints.listZones)).result.list;
  const vehicleId = await addFleetVehicle(app, agent);
  const shape = { type: 'circle', center: { latitude: 25.2, longitude: 55.27 }, radius: 20_000 };
  const body = { name: 'Dubai', kind: 'stay', shape, appliesTo: 'vehicles', vehicleIds: [vehicleId] };
  const { zoneId } = (await call<TrackingZone>(srmTrackingEndpoints.addZone, { body })).result;
  const added = await listZones();
  const wider = { ...body, zoneId, name: 'Wider', shape: { ...shape, radius: 30_000 }, vehicleIds: [] };
  await call(srmTrackingEndpoints.changeZone, { body: { ...wider, appliesTo: 'all' } });
  await checks.undoLast({ kind: 'zoneChanged' });
  expect(await listZones()).toEqual(added);

  await call(srmTrackingEndpoints.removeZone, { query: { zoneId } });
  expect(await listZones()).toEqual([]);
  await checks.undoLast({ kind: 'zoneRemoved' });
  expect(await listZones()).toEqual(added);

  const first = (await undo.list()).find(({ kind }) => kind === 'zoneAdded');
  expect((await undo.undo(first?.actionId ?? '')).status).toBe(200);
  expect(await listZones()).toEqual([]);

  const again = (await call<TrackingZone>(srmTrackingEndpoints.addZone, { body })).result.zoneId;
  await app.db.updateTable('trackingZones').set({ kind: 'yard' }).where('id', '=', again).execute();
  await checks.refuseChanged('zoneAdded');
  await call(srmTrackingEndpoints.changeZone, { body: { ...body, zoneId: again, name: 'Narrow' } });
  await app.db.updateTable('trackingZones').set({ kind: 'yard' }).where('id', '=', again).execute();
  await checks.refuseChanged('zoneChanged');
  await call(srmTrackingEndpoints.removeZone, { query: { zoneId: again } });
  await app.db
    .insertInto('trackingZones')
    .values({
      id: again,
      companyId: agent.companyId,
      name: 'Dubai',
      kind: 'stay',
      shape: JSON.stringify(shape),
      createdAt: app.clock.now(),
    })
    .execute();
  await checks.refuseChanged('zoneRemoved');
});

test('a tracker is added, moved and removed by undoing', async () => {
  const [first, second] = [await addFleetVehicle(app, agent), await addFleetVehicle(app, agent)];
  const findVehicle = async () =>
    (await call<{ list: TrackerRecord[] }>(srmTrackerEndpoints.list, { query: {} })).result.list[0]
      ?.vehicleId ?? null;
  const body = { identifier: '356307042441013', channel: 'tracker', vehicleId: first };
  const { trackerId } = (await call<TrackerRecord>(srmTrackerEndpoints.add, { body })).result;
  const takeOut = (id: string) =>
    app.db.deleteFrom('trackerInstallations').where('trackerId', '=', id).execute();
  await checks.undoLast({ kind: 'trackerAdded' });
  expect(await findVehicle()).toBeNull();
  const again = (await call<TrackerRecord>(srmTrackerEndpoints.add, { body })).result.trackerId;
  expect(again).not.toBe(trackerId);
  await call(srmTrackerEndpoints.move, { body: { trackerId: again, vehicleId: second } });
  expect(await undo.last()).toMatchObject({ params: { id: second } });
  await checks.undoLast({ kind: 'trackerMoved' });
  expect(await findVehicle()).toBe(first);
  await call(srmTrackerEndpoints.remove, { query: { trackerId: again } });
  expect(await findVehicle()).toBeNull();
  await checks.undoLast({ kind: 'trackerRemoved' });
  expect(await findVehicle()).toBe(first);

  // The same device was registered again, so the removed record stays removed.
  await call(srmTrackerEndpoints.remove, { query: { trackerId: again } });
  const removed = await undo.last();
  await call(srmTrackerEndpoints.add, { body: { ...body, vehicleId: second } });
  const { status, problem } = await undo.undo(removed.actionId);
  expect([status, problem.detail]).toEqual([409, 'This identifier is registered already.']);

  const added = await undo.last();
  await takeOut(added.subjectId);
  await checks.refuseChanged('trackerAdded');
  await call(srmTrackerEndpoints.move, { body: { trackerId: added.subjectId, vehicleId: first } });
  await takeOut(added.subjectId);
  await checks.refuseChanged('trackerMoved');
});

test('a repaired damage is there again, unless it was recorded again since', async () => {
  const vehicleId = await addFleetVehicle(app, agent);
  const { companyId } = await app.db
    .selectFrom('fleetVehicles')
    .select('companyId')
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const addDamage = () =>
    app.db
      .insertInto('vehicleDamages')
      .values({
        id: crypto.randomUUID(),
        companyId,
        vehicleId,
        zone: 'boot',
        kind: 'dent',
        note: '',
        since: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const countOpen = async () => {
    const query = { vehicleId };
    const { list } = (await call<{ list: VehicleDamage[] }>(srmDamageEndpoints.list, { query })).result;
    return list.filter(({ repairedAt }) => !repairedAt).length;
  };
  const { id: damageId } = await addDamage();
  const repair = () => call(srmDamageEndpoints.repair, { body: { damageId, note: 'Painted' } });
  await repair();
  expect(await countOpen()).toBe(0);
  expect(await undo.last()).toMatchObject({ subjectId: damageId, params: { id: vehicleId } });
  await checks.undoLast({ kind: 'damageRepaired' });
  expect(await countOpen()).toBe(1);
  await repair();
  await addDamage();
  const { status, problem } = await undo.undo((await undo.last()).actionId);
  expect([status, problem.code]).toEqual([409, 'changed_meanwhile']);
  expect(await countOpen()).toBe(1);
});

test('a charge that is written off goes back, unless it was changed since', async () => {
  const calls = chargeCalls(app, agent);
  const chargeId = await addCharge(app, agent);
  const writeOff = () => calls.changeState({ chargeId, state: 'writtenOff', reason: 'Too small' });
  await writeOff();
  await checks.undoLast({ kind: 'chargeMarked' });
  expect((await calls.get(chargeId)).result.state).toBe('unbilled');
  await writeOff();
  await app.db.updateTable('charges').set({ state: 'disputed' }).where('id', '=', chargeId).execute();
  await checks.refuseChanged('chargeMarked');
});

test('the newest action of a kind on a record is read alone', async () => {
  const last = await undo.last();
  const read = (query: Input['query']) =>
    app.client<{ list: unknown[] }>(agentActionEndpoints.list, { token: agent.token, query: query ?? {} });
  const { result } = await read({ kind: last.kind, subjectId: last.subjectId });
  expect(result.list).toEqual([last]);
  expect((await read({ kind: 'tripMoved', subjectId: last.subjectId })).status).toBe(404);
});
