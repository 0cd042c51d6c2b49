import { srmVehicleEndpoints, type MaintenanceEntry } from '@portal/shared/contract';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

const add = (body: object, { token }: Supplier = supplier) =>
  app.client<MaintenanceEntry>(srmVehicleEndpoints.addMaintenance, {
    token,
    body: { kind: 'maintenance', from: '2027-03-01T08:00:00Z', to: '2027-03-02T08:00:00Z', ...body },
  });
const log = (vehicleId: string, { token }: Supplier = supplier) =>
  app.client<{ list: MaintenanceEntry[] }>(srmVehicleEndpoints.maintenance, { token, query: { vehicleId } });
const remove = (maintenanceId: string, { token }: Supplier = supplier) =>
  app.client(srmVehicleEndpoints.removeMaintenance, { token, query: { maintenanceId } });

test('an entry appears in the log, newest first, and can be deleted', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const first = await add({ vehicleId, note: 'Brake pads', cost: '450.5', kilometre: '42100' });
  expect(first.status).toBe(201);
  expect(first.result).toMatchObject({ note: 'Brake pads', cost: '450.50', kilometre: 42_100 });
  // Adjacent times do not overlap.
  const second = await add({
    vehicleId,
    kind: 'own_use',
    from: '2027-03-02T08:00:00Z',
    to: '2027-03-05T08:00:00Z',
  });
  expect(second.status).toBe(201);
  expect((await log(vehicleId)).result.list).toEqual([second.result, first.result]);
  expect((await remove(first.result.maintenanceId)).status).toBe(200);
  expect((await log(vehicleId)).result.list).toEqual([second.result]);
});

test('a vehicle is blocked once at a time, even with many simultaneous requests', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const answers = await Promise.all(Array.from({ length: 12 }, () => add({ vehicleId })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  const { problem } = await add({ vehicleId, from: '2027-03-01T00:00:00Z' });
  expect(problem.code).toBe('period_taken');
  expect(problem.detail).toContain('1 Mar 2027');
});

test.each([
  ['to', { to: '2027-03-01T08:00:00Z' }],
  ['to', { to: '2028-12-01' }],
  ['kind', { kind: 'holiday' }],
  ['cost', { cost: '-1' }],
])('a wrong %s is reported on its field', async (path, change) => {
  const { status, problem } = await add({ vehicleId: await addFleetVehicle(app, supplier), ...change });
  expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
});

test('the vehicle and the entry of another company are not found', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const { maintenanceId } = (await add({ vehicleId })).result;
  const stranger = await addSupplier(app);
  const answers = [
    await add({ vehicleId }, stranger),
    await log(vehicleId, stranger),
    await remove(maintenanceId, stranger),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await log(vehicleId)).result.list).toHaveLength(1);
});
