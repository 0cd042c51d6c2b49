import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { clientReports } from '@portal/shared/contract';
import type { ClientReport } from '@portal/shared/contract';
import { getReleaseGroup } from '@portal/shared/remote';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { startCanary } from '@portal/build/releases/registry/canary.ts';
import { releaseSample } from '@portal/build/releases/testing/version.ts';
import { createGatewayMetrics } from '../metrics/gateway-metrics';
import { createPortalServer } from '../portal';
import { createReleases } from '../releases/releases';
import { readSettings } from '../settings';
import { createCanaryWatch } from './create-canary-watch';
import { createHeldBack } from '../releases/create-held-back';

const signing = readSigning({
  RELEASE_SIGNING_KEY: generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
});
const publicPem = signing.publicKeys[0]?.export({ type: 'spki', format: 'pem' }).toString() ?? '';

let folder: string;
let close: () => Promise<void> = async () => undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'canary-'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

// Versions are built and two gateways started, also on a busy machine.
jest.setTimeout(30_000);

const getReleasesFolder = () => path.join(folder, 'releases');

/** Two remotes, and a version of the first that one company gets. */
async function releaseCanary(isSigned: boolean): Promise<void> {
  const access = { releases: getReleasesFolder(), by: 'anna', ...(isSigned ? { signing } : {}) };
  await releaseSample(access, { target: 'mfe-a', version: '1.0.0' });
  await releaseSample(access, { target: 'mfe-b', version: '1.0.0' });
  await releaseSample(access, { target: 'mfe-a', version: '1.1.0' }, { hold: true });
  startCanary(access, 'mfe-a', '1.1.0', { companies: ['company-1'] });
}

/** The gateway on a port of its own, which compares twenty times in a second. */
async function openGateway(env: NodeJS.ProcessEnv = {}) {
  const settings = readSettings({
    RELEASES_DIR: getReleasesFolder(),
    DATA_DIR: path.join(folder, 'data'),
    CANARY_CHECK_SECONDS: '0.05',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const trust =
    settings.releaseKeys.length > 0
      ? { publicKeys: settings.releaseKeys, stateFile: settings.acceptedFile }
      : undefined;
  const releases = createReleases(settings.releases, trust, createHeldBack(settings.heldBackFile));
  const metrics = createGatewayMetrics(releases);
  const watch = createCanaryWatch(settings, releases, metrics.countStoppedCanary);
  const portal = await createPortalServer(settings, releases, metrics, [watch]);
  await portal.listen({ port: 0, host: '127.0.0.1' });
  const stop = watch.start();
  close = async () => {
    stop();
    await portal.close();
  };
  const origin = `http://127.0.0.1:${(portal.server.address() as AddressInfo).port}`;
  const listFor = async (company?: string) => {
    const cookie = company === undefined ? '' : `release-group=${getReleaseGroup(company)}`;
    const answer = await fetch(`${origin}/registry.json`, { headers: { cookie } });
    const entries = (await answer.json()) as { name: string; version: string }[];
    return entries.map(({ name, version }) => `${name} ${version}`);
  };
  const report = (...parts: Partial<ClientReport['parts'][number]>[]) =>
    fetch(`${origin}${clientReports.address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parts: parts.map((part) => ({ target: 'mfe-a', ...part })) }),
    });
  /** Sixty pages of the canary, of which every twentieth throws, and as many of the other versions. */
  async function useTabs(): Promise<void> {
    for (let tab = 0; tab < 3; tab += 1)
      await report(
        { version: '1.0.0', pages: 20 },
        { version: '1.1.0', pages: 20, failedPages: 1, errors: 9 },
        { target: 'mfe-b', version: '1.0.0', pages: 20 },
      );
  }
  async function waitForLive(): Promise<void> {
    const isBack = async () => (await listFor('company-1')).includes('mfe-a 1.0.0');
    while (!(await isBack()));
  }
  const getStatus = async (address: string) => (await fetch(origin + address)).status;
  return { listFor, report, useTabs, waitForLive, getStatus, metrics, releases };
}

test('a canary that throws on 5 % of its pages is withdrawn with its reason; other remotes and open tabs stay', async () => {
  await releaseCanary(false);
  const { listFor, useTabs, waitForLive, getStatus, metrics } = await openGateway();
  expect(await listFor('company-1')).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0']);
  expect(await listFor('company-2')).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0']);
  await useTabs();
  await waitForLive();
  expect(await listFor('company-1')).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0']);
  // A tab that is open goes on to load pages of the version that it started with.
  expect(await getStatus('/remotes/mfe-a/1.1.0/remoteEntry.js')).toBe(200);
  const [newest] = readLog(getReleasesFolder()).records.slice(-1);
  expect(newest).toMatchObject({
    by: expect.stringMatching(/^gateway@/),
    events: [
      {
        action: 'withdraw',
        target: 'mfe-a',
        version: '1.1.0',
        reason: expect.stringMatching(/^5 % of its 60 pages failed in browsers, and 0 % of the 60 pages/),
      },
    ],
  });
  expect(await metrics.register.metrics()).toContain('gateway_stopped_canaries_total 1');
});

test('a canary of the shell goes back too: its page fails with anything on it', async () => {
  const access = { releases: getReleasesFolder(), by: 'anna' };
  await releaseSample(access, { target: 'mfe-a', version: '1.0.0' });
  await releaseSample(access, { target: 'host', version: '2.0.0' });
  await releaseSample(access, { target: 'host', version: '2.1.0' }, { hold: true });
  startCanary(access, 'host', '2.1.0', { companies: ['company-1'] });
  const { report, releases } = await openGateway();
  const readShell = () => releases.current('host', getReleaseGroup('company-1'));
  expect(await readShell()).toBe('2.1.0');
  await report(
    { target: 'host', version: '2.0.0', pages: 60 },
    { target: 'host', version: '2.1.0', pages: 60, failedPages: 6 },
  );
  while ((await readShell()) !== '2.0.0') await new Promise(setImmediate);
  const [newest] = readLog(getReleasesFolder()).records.slice(-1);
  expect(newest?.events).toMatchObject([{ action: 'withdraw', target: 'host', version: '2.1.0' }]);
  expect(newest?.live.host).toBe('2.0.0');
});

test('a gateway without the key of a signed log stops the canary for its own readers, also after a restart', async () => {
  await releaseCanary(true);
  const { records } = readLog(getReleasesFolder());
  const first = await openGateway({ RELEASE_PUBLIC_KEYS: publicPem });
  expect(await first.listFor('company-1')).toContain('mfe-a 1.1.0');
  await first.useTabs();
  await first.waitForLive();
  await close();
  const second = await openGateway({ RELEASE_PUBLIC_KEYS: publicPem });
  expect(await second.listFor('company-1')).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0']);
  expect(readLog(getReleasesFolder()).records).toHaveLength(records.length);
});
