import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { srmTrackerEndpoints, type RefusedDevice, type TrackingAddress } from '@portal/shared/contract';

import { readConfig } from '../../src/config';
import { connectDatabase } from '../../src/database/connect';
import { postmasterPid } from '../../src/database/embedded/leftover';
import { startEmbedded, type EmbeddedDatabase } from '../../src/database/embedded/start-embedded';
import { migrateToLatest } from '../../src/database/migrate';
import { loadReferenceData } from '../../src/database/reference-data/load';
import { startTracking, type RunningTracking } from '../../src/tracking/start-tracking';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { findFreePort, TestDevice, writeGt06Location, writeGt06Login, writeTeltonika } from './devices';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'api-tracking-'));
const ports = { gt06: 0, teltonika: 0, h02: 0, http: 0, status: 0 };
let database: EmbeddedDatabase;
let app: TestApp;
let tracking: RunningTracking;
let supplier: Supplier;

beforeAll(async () => {
  database = await startEmbedded({ dataDir: join(folder, 'postgres') });
  const db = connectDatabase({ url: database.url, schema: 'ae' });
  await migrateToLatest(db, 'ae');
  await loadReferenceData(db, 'ae');
  await db.destroy();
  app = await startTestApp({ databaseUrl: database.url });
  supplier = await addSupplier(app);
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await findFreePort();
  tracking = await startTracking(
    readConfig({
      NODE_ENV: 'test',
      COUNTRIES: 'ae',
      DATABASE_URL: database.url,
      DATA_DIR: app.deps.config.dataDir,
      JWT_SECRET: app.deps.config.jwtSecret,
      FILE_LINK_SECRET: app.deps.config.fileLinkSecret,
      LOG_LEVEL: 'silent',
      TRACKING_GT06_PORT: String(ports.gt06),
      TRACKING_TELTONIKA_PORT: String(ports.teltonika),
      TRACKING_H02_PORT: String(ports.h02),
      TRACKING_HTTP_PORT: String(ports.http),
      TRACKING_STATUS_PORT: String(ports.status),
    }),
  );
});
afterAll(async () => {
  await tracking.stop();
  await app.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

let imeis = 861_000_000_000_000;

async function addTracker(identifier = String((imeis += 1)), channel = 'tracker'): Promise<string> {
  const vehicleId = await addFleetVehicle(app, supplier);
  const body = { identifier, channel, vehicleId };
  const { status, text } = await app.client(srmTrackerEndpoints.add, { token: supplier.token, body });
  if (status !== 201) throw new Error(text);
  return identifier;
}

const readPositions = (identifier: string) =>
  app.db
    .selectFrom('positions')
    .innerJoin('trackers', 'trackers.id', 'positions.trackerId')
    .select(['positions.fixTime', 'latitude', 'longitude', 'speed', 'course'])
    .where('trackers.identifier', '=', identifier)
    .orderBy('positions.fixTime')
    .execute();

/** To the second, as most protocols send it. */
const now = () => new Date(Math.floor(Date.now() / 1000) * 1000);
const place = { latitude: 252_000_000, longitude: 553_000_000 };

test('a GT06 device logs in, and a position is stored when it is answered', async () => {
  const imei = await addTracker();
  const device = await TestDevice.open(ports.gt06);
  device.send(writeGt06Login(imei));
  expect(await device.read(10)).toMatch(/^78780501/);
  const moment = now();
  const location = writeGt06Location(moment, 2);
  device.send(location.subarray(0, 11));
  device.send(location.subarray(11));
  expect(await device.read(10)).toMatch(/^787805120002/);
  expect(await readPositions(imei)).toMatchObject([{ fixTime: moment, ...place, speed: 600, course: 900 }]);
  // Sent again after a lost answer, it is answered and not stored again.
  device.send(location);
  expect(await device.read(10)).toMatch(/^787805120002/);
  expect(await readPositions(imei)).toHaveLength(1);
  device.close();
});

test('a device that nobody registered is not accepted, and keeps its positions until it is', async () => {
  const imei = String((imeis += 1));
  const gt06 = await TestDevice.open(ports.gt06);
  gt06.send(Buffer.concat([writeGt06Login(imei), writeGt06Location(now(), 2)]));
  expect(await gt06.read(1)).toBe('');
  expect(gt06.isClosed).toBe(true);
  const teltonika = await TestDevice.open(ports.teltonika);
  teltonika.send(`000f${Buffer.from(imei).toString('hex')}`);
  expect(await teltonika.read(2)).toBe('00');
  expect(await readPositions(imei)).toEqual([]);
});

test('a Teltonika device is answered with the number of stored records, over TCP and UDP', async () => {
  const imei = await addTracker();
  const device = await TestDevice.open(ports.teltonika);
  device.send(`000f${Buffer.from(imei).toString('hex')}`);
  expect(await device.read(1)).toBe('01');
  const packet = writeTeltonika(now());
  device.send(packet);
  expect(await device.read(4)).toBe('00000001');
  device.close();

  const socket = createSocket('udp4');
  const head = Buffer.from(`0000cafe0105000f${Buffer.from(imei).toString('hex')}`, 'hex');
  const later = writeTeltonika(new Date(now().getTime() + 1000)).subarray(8, -4);
  head.writeUInt16BE(head.length + later.length - 2, 0);
  socket.send(Buffer.concat([head, later]), ports.teltonika, '127.0.0.1');
  const [answer] = (await once(socket, 'message')) as [Buffer];
  expect(answer.toString('hex')).toBe('0005cafe010501');
  socket.close();
  expect(await readPositions(imei)).toMatchObject([place, place]);
});

test('an H02 device is confirmed', async () => {
  const imei = await addTracker();
  const device = await TestDevice.open(ports.h02);
  const moment = now();
  const [date = '', time = ''] = moment.toISOString().slice(2, 19).split('T');
  const [year, month, day] = date.split('-');
  const sentence = `*HQ,${imei},V1,${time.replaceAll(':', '')},A,2512.0000,N,05518.0000,E,10.00,090,${day}${month}${year},FFFFFFFF#`;
  device.send(Buffer.from(sentence));
  expect(Buffer.from(await device.read(30), 'hex').toString()).toContain(`*HQ,${imei},V4,V1,`);
  expect(await readPositions(imei)).toMatchObject([{ fixTime: moment, ...place, speed: 185 }]);
  device.close();
});

describe('over HTTP', () => {
  const call = (path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${ports.http}${path}`, options);
  const readAddress = async () =>
    (await app.client<TrackingAddress>(srmTrackerEndpoints.address, { token: supplier.token })).result;

  it('takes a phone with OsmAnd’s protocol as query, form and JSON', async () => {
    const { osmandPath, key } = await readAddress();
    const id = await addTracker('phone-1', 'web');
    // One clock for all: two readings could name the same second, and a double is dropped.
    const sentAt = now().getTime();
    const query = (secondsAgo: number) =>
      `id=${id}&lat=25.2&lon=55.3&speed=10&bearing=90&timestamp=${sentAt / 1000 - secondsAgo}`;
    expect((await call(`${osmandPath}?${query(1)}`)).status).toBe(200);
    const form = { method: 'POST', body: new URLSearchParams(query(2)) };
    expect((await call(osmandPath, form)).status).toBe(200);
    const body = JSON.stringify({
      device_id: id,
      location: {
        timestamp: new Date(sentAt).toISOString(),
        coords: { latitude: 25.2, longitude: 55.3, speed: 5 },
      },
    });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    expect((await call('/osmand', { method: 'POST', headers, body })).status).toBe(200);
    expect(await readPositions(id)).toHaveLength(3);
  });

  it('takes a position that Traccar forwards', async () => {
    const { traccarPath } = await readAddress();
    const id = await addTracker('car-7', 'web');
    const position = {
      fixTime: now().toISOString(),
      latitude: 25.2,
      longitude: 55.3,
      speed: 10,
      valid: true,
    };
    const body = JSON.stringify({ device: { uniqueId: id }, position });
    const answer = await call(traccarPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(200);
    expect(await readPositions(id)).toMatchObject([{ ...place, speed: 185 }]);
  });

  it('names what is wrong', async () => {
    const { osmandPath } = await readAddress();
    const problem = async (path: string) => {
      const answer = await call(path);
      return [answer.status, ((await answer.json()) as { detail: string }).detail];
    };
    expect(await problem('/osmand/nobody.key?id=1&lat=1&lon=1')).toEqual([
      401,
      'This address or key is not valid.',
    ]);
    expect(await problem(`${osmandPath}?id=stranger&lat=1&lon=1`)).toEqual([
      404,
      'Nobody registered a device with this identifier.',
    ]);
    expect(await problem(`${osmandPath}?id=1&lat=95&lon=1`)).toEqual([
      400,
      'lat must be degrees from -90 to 90.',
    ]);
  });

  it('shows the company a device that sent its key, until it is added', async () => {
    const { osmandPath } = await readAddress();
    const listRefused = async () => {
      const { token } = supplier;
      const { result } = await app.client<{ list: RefusedDevice[] }>(srmTrackerEndpoints.listRefused, {
        token,
      });
      return result.list.filter(({ identifier }) => identifier === 'new-phone');
    };
    const send = () => call(`${osmandPath}?id=new-phone&lat=25.2&lon=55.3`);
    expect((await send()).status).toBe(404);
    for (let tries = 0; tries < 100 && (await listRefused()).length === 0; tries += 1) await pause(20);
    expect(await listRefused()).toMatchObject([{ identifier: 'new-phone', protocol: 'osmand' }]);
    await addTracker('new-phone', 'web');
    expect(await listRefused()).toEqual([]);
  });
});

test('hostile bytes end their own connection and nobody else’s', async () => {
  const imei = await addTracker();
  const good = await TestDevice.open(ports.gt06);
  good.send(writeGt06Login(imei));
  await good.read(10);
  const hostile = await Promise.all(Array.from({ length: 20 }, () => TestDevice.open(ports.gt06)));
  for (const [index, device] of hostile.entries())
    device.send(Buffer.alloc(60_000, index % 2 === 0 ? 0x78 : 0x41));
  for (const device of hostile) expect(await device.read(1)).toBe('');
  expect(hostile.every(({ isClosed }) => isClosed)).toBe(true);
  good.send(writeGt06Location(now(), 2));
  expect(await good.read(10)).toMatch(/^787805120002/);
  good.close();
});

test('a position from the future is answered and not stored', async () => {
  const imei = await addTracker();
  const device = await TestDevice.open(ports.gt06);
  device.send(Buffer.concat([writeGt06Login(imei), writeGt06Location(new Date('2080-01-01T00:00:00Z'), 2)]));
  expect(await device.read(20)).toMatch(/787805120002/);
  expect(await readPositions(imei)).toEqual([]);
  device.close();
});

test('a kill -9 of PostgreSQL loses no position that was answered, and stores none twice', async () => {
  const devices = await Promise.all(
    Array.from({ length: 10 }, async () => ({
      imei: await addTracker(),
      device: await TestDevice.open(ports.gt06),
    })),
  );
  for (const { imei, device } of devices) {
    device.send(writeGt06Login(imei));
    expect(await device.read(10)).toMatch(/^78780501/);
  }
  const start = now().getTime() - 3_600_000;
  const sent = 40;
  const work = devices.map(async ({ device }) => {
    let answered = 0;
    for (let serial = 2; serial < 2 + sent; serial += 1) {
      device.send(writeGt06Location(new Date(start + serial * 1000), serial));
      if ((await device.read(10, 60_000)).length === 20) answered += 1;
    }
    return answered;
  });
  await pause(200);
  const server = postmasterPid(database.dataDir);
  if (!server) throw new Error('Nothing to kill');
  process.kill(server, 'SIGKILL');
  expect(await Promise.all(work)).toEqual(devices.map(() => sent));
  for (const { imei, device } of devices) {
    const times = (await readPositions(imei)).map(({ fixTime }) => fixTime.getTime());
    expect([times.length, new Set(times).size]).toEqual([sent, sent]);
    device.close();
  }
});

test('health and metrics are on a port of their own', async () => {
  const read = async (path: string) => fetch(`http://127.0.0.1:${ports.status}${path}`);
  expect((await read('/healthz')).status).toBe(200);
  expect((await read('/readyz')).status).toBe(200);
  const text = await (await read('/metrics')).text();
  expect(text).toMatch(/tracking_positions_stored_total \d{2,}/);
  expect(text).toContain('tracking_unknown_devices');
});
