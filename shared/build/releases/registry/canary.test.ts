import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getReleaseGroup, isCanaryReader } from '@portal/shared/remote';
import { readSigning } from '../log/read-signing';
import { getVersionFolder } from '../places';
import { makeReleasesFolder, releaseSample } from '../testing/version';
import type { SampleVersion } from '../testing/version';
import { startCanary, stopCanary } from './canary';
import { openRegistry } from './change-registry';
import type { RegistryAccess } from './change-registry';
import { listLiveRemotes, readCanaryVersion, readLive } from './live';
import { promote, rollBack, signLive, withdraw } from './operations';

let releases: string;
let access: RegistryAccess;
beforeEach(async () => {
  releases = makeReleasesFolder();
  access = { releases, by: 'anna@example.test' };
  await release('1.0.0');
});
afterEach(() => rmSync(releases, { recursive: true }));

const release = (version: string, more: Partial<SampleVersion> = {}) =>
  releaseSample(access, { target: 'mfe-a', version, ...more });
const hold = (version: string, more: Partial<SampleVersion> = {}) =>
  releaseSample(access, { target: 'mfe-a', version, ...more }, { hold: true });
const readNow = () => readLive(openRegistry(releases));
const live = () => listLiveRemotes(readNow()).map(({ name, version }) => `${name} ${version}`);
const canaries = () =>
  (readNow().canaries ?? []).map((canary) => {
    const chosen = readCanaryVersion(canary);
    return `${chosen?.target} ${chosen?.version} ${canary.percent ?? 0} % ${canary.groups?.length ?? 0}`;
  });
const newestEvents = () => openRegistry(releases).at(-1)?.events;

describe('a canary', () => {
  it('is a released version that some companies get, and the live one stays', async () => {
    await hold('1.1.0');
    expect(startCanary(access, 'mfe-a', '1.1.0', { percent: 5 })).toMatchObject({ live: '1.0.0' });
    expect([live(), canaries()]).toEqual([['mfe-a 1.0.0'], ['mfe-a 1.1.0 5 % 0']]);
    startCanary(access, 'mfe-a', '1.1.0', {
      percent: 20,
      companies: ['company-1', 'company-2', 'company-1'],
    });
    expect(canaries()).toEqual(['mfe-a 1.1.0 20 % 2']);
    expect(newestEvents()).toEqual([
      { action: 'canary', target: 'mfe-a', version: '1.1.0', from: '1.0.0', percent: 20, companies: 2 },
    ]);
    expect(JSON.stringify(openRegistry(releases))).not.toContain('company-1');
  });

  it('ends by a promotion, by its end, by a withdrawal, by a rollback and by the next release', async () => {
    await release('1.1.0');
    const start = async (version: string) => {
      await hold(version);
      startCanary(access, 'mfe-a', version, { percent: 5 });
      expect(canaries()).toHaveLength(1);
    };
    await start('1.2.0');
    promote(access, 'mfe-a', '1.2.0');
    expect([live(), canaries()]).toEqual([['mfe-a 1.2.0'], []]);
    await start('1.3.0');
    stopCanary(access, 'mfe-a', 'slow');
    expect(newestEvents()).toEqual([
      { action: 'end-canary', target: 'mfe-a', version: '1.3.0', reason: 'slow' },
    ]);
    expect([live(), canaries()]).toEqual([['mfe-a 1.2.0'], []]);
    await start('1.4.0');
    withdraw(access, 'mfe-a', '1.4.0', 'wrong prices');
    expect([live(), canaries()]).toEqual([['mfe-a 1.2.0'], []]);
    expect(() => startCanary(access, 'mfe-a', '1.4.0', { percent: 5 })).toThrow('1.4.0 was withdrawn');
    await start('1.5.0');
    rollBack(access, 'mfe-a', undefined);
    expect([live(), canaries()]).toEqual([['mfe-a 1.1.0'], []]);
    await start('1.6.0');
    await release('1.7.0');
    expect([live(), canaries()]).toEqual([['mfe-a 1.7.0'], []]);
  });

  it('leaves the canaries of other remotes', async () => {
    await release('1.0.0', { target: 'mfe-b' });
    for (const target of ['mfe-a', 'mfe-b']) {
      await hold('1.1.0', { target });
      startCanary(access, target, '1.1.0', { percent: 5 });
    }
    await release('1.2.0');
    stopCanary(access, 'mfe-b', undefined);
    expect([live(), canaries()]).toEqual([['mfe-a 1.2.0', 'mfe-b 1.0.0'], []]);
  });

  it('is refused for what cannot become live, for the customer’s page, and for nobody', async () => {
    await hold('1.1.0');
    await release('1.0.0', { target: 'customer' });
    const start = (target: string, version: string, choice = {}) =>
      startCanary(access, target, version, { percent: 5, ...choice });
    expect(() => start('mfe-a', '1.9.0')).toThrow('mfe-a has no released version 1.9.0');
    expect(() => start('mfe-a', '1.0.0')).toThrow('mfe-a 1.0.0 is live already');
    expect(() => start('customer', '1.0.0')).toThrow('their page has no canary');
    expect(() => startCanary(access, 'mfe-a', '1.1.0', {})).toThrow('Who gets it?');
    for (const percent of [0, 100, 2.5, Number.NaN])
      expect(() => start('mfe-a', '1.1.0', { percent })).toThrow('a whole number from 1 to 99');
    expect(() => stopCanary(access, 'mfe-a', undefined)).toThrow('mfe-a has no canary');
    writeFileSync(path.join(getVersionFolder(releases, 'mfe-a', '1.1.0'), 'remoteEntry.js'), 'steal()');
    expect(() => start('mfe-a', '1.1.0')).toThrow('its file remoteEntry.js was changed');
  });

  it('must fit to what is live, whichever of them comes last', async () => {
    await release('1.0.0', { target: 'mfe-b' });
    await hold('1.1.0', { prefixes: ['/a', '/mfe-b'] });
    expect(() => startCanary(access, 'mfe-a', '1.1.0', { percent: 5 })).toThrow(
      'It does not fit to the canary mfe-a 1.1.0: Another remote has its prefix: /mfe-b',
    );
    await hold('1.2.0', { prefixes: ['/a', '/c'] });
    startCanary(access, 'mfe-a', '1.2.0', { percent: 5 });
    await expect(release('1.1.0', { target: 'mfe-b', prefixes: ['/c'] })).rejects.toThrow(
      'To end a canary: npm run canary -- mfe-a --stop',
    );
    expect(live()).toEqual(['mfe-a 1.0.0', 'mfe-b 1.0.0']);
  });

  it('may be one of the shell, which fits to the remotes and to their canaries', async () => {
    const shell = { target: 'host', sharedNames: { '@portal/shared/ui': ['Button', 'Table'] } };
    await release('1.0.0', shell);
    await hold('1.1.0', shell);
    startCanary(access, 'host', '1.1.0', { percent: 5 });
    expect([readNow().host, canaries()]).toEqual(['1.0.0', ['host 1.1.0 5 % 0']]);
    await hold('1.2.0', { ...shell, sharedNames: { '@portal/shared/ui': ['Button'] } });
    await release('1.1.0', { sharedNames: { '@portal/shared/ui': ['Table'] } });
    expect(() => startCanary(access, 'host', '1.2.0', { percent: 5 })).toThrow(
      'It does not fit to the canary host 1.2.0: mfe-a 1.1.0 needs Table of @portal/shared/ui',
    );
    expect(canaries()).toEqual(['host 1.1.0 5 % 0']);
    withdraw(access, 'host', '1.1.0', 'blank pages');
    expect([readNow().host, canaries()]).toEqual(['1.0.0', []]);
  });

  it('is signed with everything that is live, after its files are compared', async () => {
    const signing = readSigning({
      RELEASE_SIGNING_KEY: generateKeyPairSync('ed25519')
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    });
    await hold('1.1.0');
    startCanary(access, 'mfe-a', '1.1.0', { percent: 5 });
    const file = path.join(getVersionFolder(releases, 'mfe-a', '1.1.0'), 'remoteEntry.js');
    const built = readFileSync(file, 'utf8');
    writeFileSync(file, 'steal()');
    expect(() => signLive({ ...access, signing })).toThrow('mfe-a 1.1.0 cannot be used');
    writeFileSync(file, built);
    signLive({ ...access, signing });
    expect(canaries()).toEqual(['mfe-a 1.1.0 5 % 0']);
    expect(() => stopCanary(access, 'mfe-a', undefined)).toThrow('Set RELEASE_SIGNING_KEY');
    stopCanary({ ...access, signing }, 'mfe-a', undefined);
    expect(canaries()).toEqual([]);
  });

  it('reaches its share of the companies, always the same ones, and others for another remote', () => {
    const groups = Array.from({ length: 20_000 }, (_, index) => getReleaseGroup(`company-${index}`));
    expect(new Set(groups).size).toBeGreaterThan(19_990);
    const choose = (remote: string, percent: number) =>
      groups.filter((group) => isCanaryReader(remote, { percent }, group));
    const five = choose('mfe-a', 5);
    expect(five.length / groups.length).toBeCloseTo(0.05, 2);
    expect(choose('mfe-a', 5)).toEqual(five);
    const twenty = new Set(choose('mfe-a', 20));
    expect(five.every((group) => twenty.has(group))).toBe(true);
    const inBoth = choose('mfe-b', 5).filter((group) => five.includes(group));
    expect(inBoth.length).toBeLessThan(five.length / 5);
    expect(isCanaryReader('mfe-a', { groups: [getReleaseGroup('company-7')] }, groups[7] ?? '')).toBe(true);
    expect(isCanaryReader('mfe-a', { groups: [getReleaseGroup('company-7')] }, groups[8] ?? '')).toBe(false);
  });
});
