import { setTimeout as pause } from 'node:timers/promises';
import {
  srmEngineEndpoints,
  srmTrackerEndpoints,
  type EngineRecord,
  type EngineRequest,
  type TrackerRecord,
} from '@portal/shared/contract';

import { readConfig } from '../../src/config';
import { startTracking, type RunningTracking } from '../../src/tracking/start-tracking';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { createTestDatabase } from '../harness/test-database';
import { findFreePort, TestDevice, writeGt06, writeGt06Location, writeGt06Login } from './devices';

jest.setTimeout(180_000);

const SECOND_PERSON = 'second@person.example';
const commands = { TRACKING_COMMANDS: 'on' };
const STOP = /^787812800c0000000052454c41592c312300/;
const RESTORE = /^787812800c0000000052454c41592c302300/;
const COMMAND_BYTES = 23;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
const listeners: RunningTracking[] = [];
let supplier: Supplier;
let port: number;

/** A further process of the tracking service, with its own devices. */
async function startListener(): Promise<{ port: number; tracking: RunningTracking }> {
  const gt06 = await findFreePort();
  const tracking = await startTracking(
    readConfig({
      NODE_ENV: 'test',
      COUNTRIES: 'ae',
      DATABASE_URL: database.url,
      DATA_DIR: app.deps.config.dataDir,
      JWT_SECRET: app.deps.config.jwtSecret,
      FILE_LINK_SECRET: app.deps.config.fileLinkSecret,
      LOG_LEVEL: 'silent',
      TRACKING_GT06_PORT: String(gt06),
      TRACKING_TELTONIKA_PORT: '0',
      TRACKING_H02_PORT: '0',
      TRACKING_HTTP_PORT: '0',
      TRACKING_STATUS_PORT: '0',
      ...commands,
    }),
  );
  listeners.push(tracking);
  return { port: gt06, tracking };
}

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ databaseUrl: database.url, env: commands });
  supplier = await addSupplier(app);
  ({ port } = await startListener());
});
afterAll(async () => {
  for (const listener of listeners) await listener.stop();
  await app.close();
  await database.drop();
});

const call = <Answer>(endpoint: Parameters<TestApp['client']>[0], parts: object = {}) =>
  app.client<Answer>(endpoint, { token: supplier.token, ...parts });

async function confirmSecondPerson(): Promise<void> {
  await call(srmEngineEndpoints.nameContact, { body: { email: SECOND_PERSON } });
  await call(srmEngineEndpoints.confirmContact, { body: { otp: app.mails.code(SECOND_PERSON) } });
  await app.db.updateTable('engineContacts').set({ countsFrom: app.clock.now() }).execute();
}

let imeis = 863_000_000_000_000;
async function addCar(hasRelay = true, channel = 'tracker') {
  const imei = String((imeis += 1));
  const vehicleId = await addFleetVehicle(app, supplier);
  const body = { identifier: imei, channel, vehicleId };
  const { result } = await call<TrackerRecord>(srmTrackerEndpoints.add, { body });
  const { trackerId } = result;
  if (hasRelay) await call(srmEngineEndpoints.setRelay, { body: { trackerId, hasRelay } });
  return { imei, vehicleId, trackerId };
}
type Car = Awaited<ReturnType<typeof addCar>>;

const ask = (vehicleId: string) =>
  call<EngineRequest>(srmEngineEndpoints.ask, { body: { vehicleId, reason: 'Stolen, says the police' } });
async function askAndApprove(vehicleId: string): Promise<EngineRequest> {
  const { result, text } = await ask(vehicleId);
  const body = { requestId: result.requestId, otp: app.mails.code(SECOND_PERSON) };
  const approved = await call<EngineRequest>(srmEngineEndpoints.approve, { body });
  if (approved.status !== 200) throw new Error(`${text} ${approved.text}`);
  return approved.result;
}
const readRequests = async ({ vehicleId }: Car) =>
  (await call<EngineRecord>(srmEngineEndpoints.read, { query: { vehicleId } })).result.requests;
const readEvents = async (car: Car) => (await readRequests(car))[0]?.events.map(({ kind }) => kind);

async function waitForState(car: Car, state: string): Promise<EngineRequest> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [request] = await readRequests(car);
    if (request?.state === state) return request;
    await pause(100);
  }
  throw new Error(`Not ${state}: ${JSON.stringify(await readRequests(car))}`);
}

async function connect({ imei }: Car, at = port): Promise<TestDevice> {
  const device = await TestDevice.open(at);
  device.send(writeGt06Login(imei));
  await device.read(10);
  return device;
}
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
let serial = 1;
async function report(device: TestDevice, seconds: number, speed = 0): Promise<void> {
  device.send(writeGt06Location(secondsAgo(seconds), (serial += 1), speed));
  await device.read(10);
}
/** Reports that a car stands, for more than a minute. */
async function stand(device: TestDevice): Promise<void> {
  await report(device, 65);
  await report(device, 35);
  await report(device, 2);
}

test('nobody counts as the second person before a day, nor with the address of the account', async () => {
  const own = { body: { email: supplier.email } };
  expect((await call(srmEngineEndpoints.nameContact, own)).problem?.errors).toMatchObject([
    { path: 'email' },
  ]);
  const car = await addCar();
  expect((await ask(car.vehicleId)).status).toBe(409);
  await call(srmEngineEndpoints.nameContact, { body: { email: SECOND_PERSON } });
  const wrong = await call(srmEngineEndpoints.confirmContact, { body: { otp: '000000' } });
  expect(wrong.problem).toMatchObject({ code: 'wrong_code', errors: [{ path: 'otp' }] });
  await call(srmEngineEndpoints.confirmContact, { body: { otp: app.mails.code(SECOND_PERSON) } });
  // The owner of the account hears of it.
  expect(app.mails.to(supplier.email).at(-1)?.text).toContain(SECOND_PERSON);
  expect((await ask(car.vehicleId)).status).toBe(409);
  await confirmSecondPerson();
  expect((await ask(car.vehicleId)).status).toBe(201);
  expect((await ask(car.vehicleId)).status).toBe(409);
});

test('a parked car is stopped once, its device answers, and one person allows it to start again', async () => {
  const car = await addCar();
  const device = await connect(car);
  await stand(device);
  const { requestId } = await askAndApprove(car.vehicleId);
  expect(await device.read(COMMAND_BYTES)).toMatch(STOP);
  const text = Buffer.from('Cut off the fuel supply: Success!');
  const reply = Buffer.concat([Buffer.from([4 + text.length, 0, 0, 0, 0]), text, Buffer.from([0, 2])]);
  device.send(writeGt06(0x15, reply, 9));
  const answered = await waitForState(car, 'answered');
  expect(answered.requestId).toBe(requestId);
  expect(answered.events).toMatchObject([
    { kind: 'requested', by: supplier.email, text: 'Stolen, says the police' },
    { kind: 'approved', by: SECOND_PERSON },
    { kind: 'sent', by: null },
    { kind: 'answered', text: 'Cut off the fuel supply: Success!' },
  ]);
  await pause(2500);
  await report(device, 90, 60);
  const { status } = await call(srmEngineEndpoints.restore, { body: { vehicleId: car.vehicleId } });
  expect(status).toBe(201);
  // Also while it drives, and nothing was sent between.
  expect(await device.read(COMMAND_BYTES)).toMatch(RESTORE);
  device.close();
});

test('a car that moves is not stopped, and what waits for it lapses', async () => {
  const car = await addCar();
  const device = await connect(car);
  await report(device, 62, 0);
  await report(device, 2, 40);
  await askAndApprove(car.vehicleId);
  await pause(3000);
  expect(await readEvents(car)).toEqual(['requested', 'approved']);
  // Stands since a second.
  await report(device, 0, 0);
  await pause(2500);
  expect(await readEvents(car)).toEqual(['requested', 'approved']);
  await app.db
    .updateTable('engineRequests')
    .set({ lapsesAt: secondsAgo(1) })
    .where('vehicleId', '=', car.vehicleId)
    .execute();
  await waitForState(car, 'lapsed');
  expect(await device.read(1, 500)).toBe('');
  device.close();
});

test('without the right code nothing is approved, and each wrong one is kept', async () => {
  const car = await addCar();
  const { result } = await ask(car.vehicleId);
  const code = app.mails.code(SECOND_PERSON);
  const otp = code === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries += 1)
    await call(srmEngineEndpoints.approve, { body: { requestId: result.requestId, otp } });
  const late = await call(srmEngineEndpoints.approve, { body: { requestId: result.requestId, otp: code } });
  expect(late.problem?.code).toBe('too_many_tries');
  expect((await readEvents(car))?.filter((kind) => kind === 'codeRefused')).toHaveLength(6);
  expect(app.mails.to(SECOND_PERSON).at(-1)?.text).toContain('Stolen, says the police');
  const query = { requestId: result.requestId };
  expect((await call(srmEngineEndpoints.withdraw, { query })).status).toBe(200);
  expect((await call(srmEngineEndpoints.withdraw, { query })).status).toBe(409);
});

test('a device that does not answer is unanswered, and is not asked again', async () => {
  const car = await addCar();
  const device = await connect(car);
  await stand(device);
  await askAndApprove(car.vehicleId);
  expect(await device.read(COMMAND_BYTES)).toMatch(STOP);
  await app.db
    .updateTable('engineRequests')
    .set({ sentAt: secondsAgo(61) })
    .where('vehicleId', '=', car.vehicleId)
    .execute();
  await waitForState(car, 'unanswered');
  await stand(device);
  await pause(2500);
  expect(await device.read(1, 500)).toBe('');
  expect(await readEvents(car)).toEqual(['requested', 'approved', 'sent', 'unanswered']);
  device.close();
});

test('the listener with the connection sends, and no other, also after a restart', async () => {
  const car = await addCar();
  const first = await startListener();
  const before = await connect(car, first.port);
  await report(before, 62);
  await askAndApprove(car.vehicleId);
  await first.tracking.stop();
  const second = await startListener();
  const device = await connect(car, second.port);
  await pause(1500);
  // It has not said that it stands since it connected, and then only that it stood.
  await report(device, 32);
  await pause(1500);
  expect(await readEvents(car)).toEqual(['requested', 'approved']);
  await report(device, 2);
  expect(await device.read(COMMAND_BYTES)).toMatch(STOP);
  await pause(2500);
  expect(await device.read(1, 500)).toBe('');
  expect(await readEvents(car)).toEqual(['requested', 'approved', 'sent']);
  device.close();
});

test.each([
  ['without a relay', false, 'tracker', 'Say first that a relay is wired to this tracker.'],
  ['with a phone', true, 'web', 'This device cannot take commands.'],
])('a car %s is not stopped', async (_, hasRelay, channel, detail) => {
  const { vehicleId } = await addCar(hasRelay, channel);
  const { status, problem } = await ask(vehicleId);
  expect([status, problem?.detail]).toEqual([409, detail]);
});

test('a stranger finds nothing, and a server without the setting offers nothing', async () => {
  const car = await addCar();
  const { result } = await ask(car.vehicleId);
  const { token } = await addSupplier(app);
  const attempts = [
    [srmEngineEndpoints.read, { query: { vehicleId: car.vehicleId } }],
    [srmEngineEndpoints.ask, { body: { vehicleId: car.vehicleId, reason: 'Because I want to' } }],
    [
      srmEngineEndpoints.approve,
      { body: { requestId: result.requestId, otp: app.mails.code(SECOND_PERSON) } },
    ],
    [srmEngineEndpoints.withdraw, { query: { requestId: result.requestId } }],
    [srmEngineEndpoints.restore, { body: { vehicleId: car.vehicleId } }],
    [srmEngineEndpoints.setRelay, { body: { trackerId: car.trackerId, hasRelay: false } }],
  ] as const;
  for (const [endpoint, parts] of attempts)
    expect([endpoint.id, (await app.client(endpoint, { token, ...parts })).status]).toEqual([
      endpoint.id,
      404,
    ]);
  const plain = await startTestApp();
  const other = await addSupplier(plain);
  const vehicleId = await addFleetVehicle(plain, other);
  const parts = { token: other.token, body: { vehicleId, reason: 'Stolen, says the police' } };
  expect((await plain.client(srmEngineEndpoints.ask, parts)).status).toBe(501);
  const answer = await fetch(`${plain.base}/lookup`);
  expect(answer.headers.get('x-portal-capabilities')).not.toContain('engine-stop');
  await plain.close();
});

test('what happened is not changed', async () => {
  await expect(app.db.updateTable('engineEvents').set({ text: 'Nothing' }).execute()).rejects.toThrow(
    'is not changed',
  );
});
