import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { authEndpoints, fileEndpoints, srmOnboardingEndpoints } from '@portal/shared/contract';
import { writePackages } from '@portal/tools/package/write-packages.ts';
import { startOtherDatabase } from '../../api/test/harness/other-database';
import { buildCallUrl, newAccount } from '../fixtures/accounts';
import { findFreePort } from '../fixtures/find-free-port';
import { findStackReleases } from '../fixtures/find-stack-releases';
import { isOk, poll } from '../fixtures/poll';
import { png } from '../fixtures/sample-files';
import { expect, test } from '../fixtures/test';

// It copies the packages of the servers, and starts a PostgreSQL.
test.setTimeout(240_000);

/** Outside of the workspace: no `node_modules` is above it. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'package-'));
const packages = path.join(folder, 'package');
const stops: (() => Promise<void>)[] = [];
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

type Settings = Readonly<Record<string, string>>;

/** Only these settings: nothing of this process gets into the environment of a program. */
const limitEnvironment = (settings: Settings) => ({ PATH: process.env.PATH ?? '', ...settings });

/** `node server.mjs` in the folder of a program. */
async function startProgram(name: string, settings: Settings, port: string) {
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: path.join(packages, name),
    env: limitEnvironment(settings),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  stops.push(stop);
  const origin = `http://127.0.0.1:${port}`;
  await poll(
    async () => {
      if (child.exitCode !== null) throw new Error(`${name} has ended before it was ready.`);
      return (await isOk(`${origin}/readyz`)) || undefined;
    },
    { description: name, timeoutMs: 120_000 },
  );
  return { origin, child, stop };
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

test('packed gateway and API run in a bare folder: page, call, picture, document, commands', async ({
  page,
  request,
}) => {
  await writePackages({ releases: findStackReleases(), folder: packages });
  const settings = {
    DATA_DIR: path.join(folder, 'data'),
    COUNTRIES: 'ae',
    LOG_LEVEL: 'warn',
    JWT_SECRET: 'j'.repeat(32),
    FILE_LINK_SECRET: 'f'.repeat(32),
    API_PORT: String(await findFreePort()),
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
  const complete = { ...settings, DATABASE_URL: database.url };
  const api = await startProgram('api', complete, settings.API_PORT);
  const ports = {
    PORT: String(await findFreePort()),
    CUSTOMER_PORT: String(await findFreePort()),
    METRICS_PORT: '0',
  };
  const gateway = await startProgram(
    'gateway',
    { ...ports, HOST: '127.0.0.1', METRICS_PORT: '0', API_UPSTREAM: api.origin, LOG_LEVEL: 'warn' },
    ports.PORT,
  );
  expect(await (await request.get(`${gateway.origin}/readyz`)).json()).toMatchObject({
    status: 'ready',
    api: 'ready',
  });
  await page.goto(`${gateway.origin}/ae/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  const url = (endpoint: Parameters<typeof buildCallUrl>[1]) =>
    buildCallUrl('ae', endpoint, {}, gateway.origin);
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
  const otp = await poll(async () => readMailedCode(settings.DATA_DIR), {
    description: 'the mailed code',
    timeoutMs: 15_000,
  });
  const { token } = await post<{ token: string }>(authEndpoints.verifyOtp, { email, otp, registrationId });
  const headers = { authorization: `Bearer ${token}` };

  const photo = { name: 'car.png', mimeType: 'image/png', buffer: png(800, 600, [14, 92, 84]) };
  const uploaded = await request.post(`${url(fileEndpoints.uploadSingle)}?kind=image`, {
    headers,
    multipart: { file: photo },
  });
  const { thumbnailUrl } = ((await uploaded.json()) as { result: { thumbnailUrl: string } }).result;
  const thumbnail = await request.get(new URL(thumbnailUrl, gateway.origin).href);
  expect(thumbnail.headers()['content-type']).toBe('image/webp');

  const contract = await request.post(url(srmOnboardingEndpoints.termsPreview), {
    headers,
    data: { termsNCondition: '<p>Return it full. أعدها ممتلئة</p>' },
  });
  expect(contract.headers()['content-type']).toBe('application/pdf');
  expect((await contract.body()).subarray(0, 5).toString()).toBe('%PDF-');

  expect((await run('api', ['operator.mjs', 'list'], complete)).stdout).toBe('There are no companies yet.\n');
  const backup = path.join(folder, 'backup');
  expect((await run('api', ['backup.mjs', 'backup', backup], complete)).stdout).toContain(' rows and ');

  await gateway.stop();
  await api.stop();
  expect([gateway.child.exitCode, api.child.exitCode]).toEqual([0, 0]);
});
