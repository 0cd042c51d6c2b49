import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import {
  authEndpoints,
  enquiryEndpoints,
  fileEndpoints,
  srmOnboardingEndpoints,
} from '@portal/shared/contract';
import { writePackages } from '@portal/tools/package/write-packages.ts';
import { startOtherDatabase } from '../../api/test/harness/other-database';
import { buildCallUrl, newAccount } from '../fixtures/accounts';
import { findFreePort } from '../fixtures/find-free-port';
import { findStackReleases } from '../fixtures/find-stack-releases';
import { isOk, poll } from '../fixtures/poll';
import { readShipped } from '../fixtures/read-shipped';
import { readUnit } from '../fixtures/read-unit';
import { png } from '../fixtures/sample-files';
import { createCertificate, hasNginx, startNginx } from '../fixtures/start-nginx';
import { expect, test } from '../fixtures/test';

// It copies the packages of the servers, and starts a PostgreSQL.
test.setTimeout(240_000);
// The certificate is our own.
test.use({ ignoreHTTPSErrors: true });

/** Outside of the workspace: no `node_modules` is above it. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'package-'));
const packages = path.join(folder, 'package');
/** Stands for /var/lib. */
const state = path.join(folder, 'state');
const stops: (() => Promise<unknown>)[] = [];
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

type Settings = Readonly<Record<string, string>>;

/** Only these settings: nothing of this process gets into the environment of a program. */
const limitEnvironment = (settings: Settings) => ({ PATH: process.env.PATH ?? '', ...settings });

/**
 * The command of a systemd unit, as systemd runs it: in its folder, with its settings and those of /etc/portal.env.
 * @param readyUrl answers once the program is ready
 */
async function startUnit(name: string, settings: Settings, readyUrl: string) {
  const unit = readUnit(name, {
    '/usr/bin/node': process.execPath,
    '/srv/portal/current': packages,
    '/var/lib': state,
  });
  mkdirSync(path.join(state, unit.stateFolder), { recursive: true });
  const child = spawn(unit.program, unit.args, {
    cwd: unit.folder,
    env: limitEnvironment({ ...unit.settings, ...settings }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  stops.push(stop);
  await poll(
    async () => {
      if (child.exitCode !== null) throw new Error(`${name} has ended before it was ready.`);
      return (await isOk(readyUrl)) || undefined;
    },
    { description: name, timeoutMs: 120_000 },
  );
  return { stop };
}

/** nginx.conf before the programs. The two host names are two names of this machine. */
async function startFrontDoor(port: string, settings: Settings): Promise<void> {
  const { certificate, key } = await createCertificate(folder, ['localhost', '127.0.0.1']);
  const plainPort = await findFreePort();
  const nginx = await startNginx({
    ports: [Number(port), plainPort],
    http: readShipped('nginx.conf', {
      'portal.example.com': 'localhost',
      'customers.example.com': '127.0.0.1',
      '127.0.0.1:3000;': `127.0.0.1:${settings.PORT};`,
      '127.0.0.1:3100;': `127.0.0.1:${settings.CUSTOMER_PORT};`,
      '127.0.0.1:5055;': `127.0.0.1:${settings.TRACKING_HTTP_PORT};`,
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      'listen [::]:80;': '',
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      'listen [::]:443 ssl http2;': '',
      '/etc/ssl/portal/fullchain.pem': certificate,
      '/etc/ssl/portal/privkey.pem': key,
    }),
  });
  stops.push(() => nginx.close());
}

const run = (name: string, words: readonly string[], settings: Settings) =>
  promisify(execFile)(process.execPath, [...words], {
    cwd: path.join(packages, name),
    env: limitEnvironment(settings),
  });

/** The code of the only mail. */
function readMailedCode(dataFolder: string): string | undefined {
  const outbox = path.join(dataFolder, 'outbox');
  const [name] = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.json')) : [];
  if (!name) return undefined;
  const { text } = JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as { text: string };
  return /\b\d{6}\b/.exec(text)?.[0];
}

/** The first event of a stream that goes on. */
const readFirstEvent = (page: Page, url: string, token: string): Promise<string> =>
  page.evaluate(
    async ([address, authorization]) => {
      const answer = await fetch(address, { headers: { authorization } });
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      const { value = '' } = await reader.read();
      await reader.cancel();
      return value;
    },
    [url, `Bearer ${token}`] as const,
  );

const readProtocols = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => name.startsWith(location.origin))
      .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
  );

test('the packed programs run by their units, behind nginx: page, call, picture, document, events, commands', async ({
  page,
  request,
}) => {
  await writePackages({ releases: findStackReleases(), folder: packages });
  const findPort = async () => String(await findFreePort());
  const settings = {
    COUNTRIES: 'ae',
    LOG_LEVEL: 'warn',
    JWT_SECRET: 'j'.repeat(32),
    FILE_LINK_SECRET: 'f'.repeat(32),
    API_PORT: await findPort(),
  };
  const missing = {
    code: 1,
    stderr:
      'DATABASE_URL, or DATABASE_URL_AE, must be set, such as postgres://user:password@host:5432/name: no PostgreSQL is started here.\n',
  };
  const wrong = {
    code: 1,
    stderr:
      'API_UPSTREAM must be an http(s) address without a path, such as http://10.0.0.5:4000 (it is "api:4000").\n',
  };
  await Promise.all([
    expect(run('api', ['server.mjs'], settings)).rejects.toMatchObject(missing),
    expect(run('tracking', ['server.mjs'], settings)).rejects.toMatchObject(missing),
    expect(run('gateway', ['server.mjs'], { API_UPSTREAM: 'api:4000' })).rejects.toMatchObject(wrong),
  ]);

  const database = await startOtherDatabase();
  stops.push(() => database.stop());
  const port = await findPort();
  // Where nginx cannot be had, the end of `npm test` says so, and the gateway answers in its place.
  const addresses: Settings = hasNginx
    ? { PUBLIC_URL: `https://localhost:${port}`, CUSTOMER_URL: `https://127.0.0.1:${port}` }
    : {};
  const complete = {
    ...settings,
    ...addresses,
    DATABASE_URL: database.url,
    PORT: await findPort(),
    CUSTOMER_PORT: await findPort(),
    METRICS_PORT: '0',
    TRACKING_HOST: '127.0.0.1',
    TRACKING_GT06_PORT: '0',
    TRACKING_TELTONIKA_PORT: '0',
    TRACKING_H02_PORT: '0',
    TRACKING_HTTP_PORT: await findPort(),
    TRACKING_STATUS_PORT: await findPort(),
  };
  const api = await startUnit('api', complete, `http://127.0.0.1:${complete.API_PORT}/readyz`);
  const tracking = await startUnit(
    'tracking',
    complete,
    `http://127.0.0.1:${complete.TRACKING_STATUS_PORT}/readyz`,
  );
  const gateway = await startUnit('gateway', complete, `http://127.0.0.1:${complete.PORT}/readyz`);
  if (hasNginx) await startFrontDoor(port, complete);
  const origin = addresses.PUBLIC_URL ?? `http://127.0.0.1:${complete.PORT}`;
  expect(await (await request.get(`${origin}/readyz`)).json()).toMatchObject({
    status: 'ready',
    api: 'ready',
  });
  await page.goto(`${origin}/ae/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  const protocols = new Set(await readProtocols(page));
  expect([...protocols]).toEqual([hasNginx ? 'h2' : 'http/1.1']);

  const url = (endpoint: Parameters<typeof buildCallUrl>[1]) => buildCallUrl('ae', endpoint, {}, origin);
  const post = async <Result>(endpoint: Parameters<typeof url>[0], data: object): Promise<Result> => {
    const answer = await request.post(url(endpoint), { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { result: Result }).result;
  };
  const { email, password, phone: phoneNumber } = newAccount('ae');
  const { registrationId } = await post<{ registrationId: string }>(authEndpoints.sendOtp, {
    email,
    password,
    phoneNumber,
    countryCode: '+971',
    consent: true,
  });
  const dataFolder = path.join(state, 'portal', 'api');
  const otp = await poll(async () => readMailedCode(dataFolder), {
    description: 'the mailed code',
    timeoutMs: 15_000,
  });
  const { token } = await post<{ token: string }>(authEndpoints.verifyOtp, { email, otp, registrationId });
  const headers = { authorization: `Bearer ${token}` };

  expect(await readFirstEvent(page, url(enquiryEndpoints.live), token)).toContain('event: ready');

  const photo = { name: 'car.png', mimeType: 'image/png', buffer: png(800, 600, [14, 92, 84]) };
  const uploaded = await request.post(`${url(fileEndpoints.uploadSingle)}?kind=image`, {
    headers,
    multipart: { file: photo },
  });
  const { thumbnailUrl } = ((await uploaded.json()) as { result: { thumbnailUrl: string } }).result;
  const thumbnail = await request.get(new URL(thumbnailUrl, origin).href);
  expect(thumbnail.headers()['content-type']).toBe('image/webp');

  const contract = await request.post(url(srmOnboardingEndpoints.termsPreview), {
    headers,
    data: { termsNCondition: '<p>Return it full. أعدها ممتلئة</p>' },
  });
  expect(contract.headers()['content-type']).toBe('application/pdf');
  expect((await contract.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const operators = { ...complete, DATA_DIR: dataFolder };
  expect((await run('api', ['operator.mjs', 'list'], operators)).stdout).toBe(
    'There are no companies yet.\n',
  );
  const backup = path.join(folder, 'backup');
  expect((await run('api', ['backup.mjs', 'backup', backup], operators)).stdout).toContain(' rows and ');

  expect([await gateway.stop(), await tracking.stop(), await api.stop()]).toEqual([0, 0, 0]);
});
